import {html, type TemplateResult} from 'lit';
import {markMatch} from '../core/options/index.js';

/** A text with what was typed marked in it; the text alone where it has not. */
export function markedText(text: string, query: string): TemplateResult | string {
  const marked = markMatch(text, query);
  return marked === null ? text : html`${marked.before}<mark>${marked.match}</mark>${marked.after}`;
}
