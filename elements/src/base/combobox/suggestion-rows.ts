import {html, type TemplateResult} from 'lit';
import {rowId, type ComboboxList} from './combobox-list.js';
import {markedText} from './marked-text.js';
import type {ListTerms} from './option-popup.js';

export const SUGGESTIONS: ListTerms = ['showSuggestions', 'noSuggestions', 'suggestionCount'];

/** The suggestions for a text. The one with the value of the control has `data-current`. */
export function suggestionRows(
  {shown, index: active, matches, source}: ComboboxList,
  value: string,
): TemplateResult[] {
  return shown.map(
    (option, index) =>
      html`<div
        id=${rowId(index)}
        part=${index === active ? 'option option-active' : 'option'}
        class="option"
        role="option"
        data-index=${index}
        ?data-current=${option.value === value}
        aria-selected=${String(index === active)}
        aria-setsize=${matches.length}
        aria-posinset=${index + 1}
      >
        ${markedText(option.text, source.query)}
      </div>`,
  );
}
