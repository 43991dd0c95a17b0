import {html, type TemplateResult} from 'lit';
import {markMatch} from '../../core/options/index.js';

/** Marks the query in a text. Returns the text alone if it does not contain the query. */
export function markedText(text: string, query: string): TemplateResult | string {
  const marked = markMatch(text, query);
  return marked === null ? text : html`${marked.before}<mark>${marked.match}</mark>${marked.after}`;
}
