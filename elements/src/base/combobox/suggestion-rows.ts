import {html, type TemplateResult} from 'lit';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {rowId, type ComboboxList} from './combobox-list.js';
import {markedText} from './marked-text.js';
import type {ListTexts} from './option-popup.js';

export const suggestionTexts = (
  localize: LocalizeController,
  {matches: {length}}: ComboboxList,
): ListTexts => ({
  name: localize.term('showSuggestions'),
  none: length > 0 ? null : localize.term('noSuggestions'),
  count: localize.term('suggestionCount', length),
});

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
