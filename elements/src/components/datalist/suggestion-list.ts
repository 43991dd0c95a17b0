import {html, nothing, type TemplateResult} from 'lit';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {markedText} from '../../base/combobox/marked-text.js';
import {SHOWN_AT_ONCE, suggestionId} from '../../base/combobox/suggestion-popup.js';
import type {Option} from '../../core/options/index.js';

/** The state of the suggestion list. */
export interface SuggestionListView {
  readonly localize: LocalizeController;
  /** All matches; none while the popup is closed. */
  readonly matches: readonly Option[];
  /** The number of matches to render. Default 100. */
  readonly limit?: number | undefined;
  /** A row after the suggestions. */
  readonly end?: TemplateResult | null | undefined;
  /** The typed text, which is marked in the suggestions. */
  readonly query: string;
  /** The index of the active suggestion, which Enter selects, or -1. */
  readonly active: number;
  /** The current value of the control. */
  readonly value: string;
}

/**
 * The listbox. Each suggestion has its index in `data-index`. It has a name only while it is shown, and not that of the
 * field, so that tests find the field alone by its label. It is not a tab stop, even if it scrolls.
 */
export function suggestionList(view: SuggestionListView): TemplateResult {
  const {matches, localize, limit = SHOWN_AT_ONCE, end = null} = view;
  const isHidden = matches.length === 0 && end === null;
  const label = isHidden ? nothing : localize.term('showSuggestions');
  return html`
    <div id="listbox" part="listbox" role="listbox" tabindex="-1" aria-label=${label} ?hidden=${isHidden}>
      ${matches.slice(0, limit).map((option, index) => suggestion(option, index, view))} ${end}
    </div>
  `;
}

function suggestion(option: Option, index: number, view: SuggestionListView): TemplateResult {
  const isActive = index === view.active;
  return html`<div
    id=${suggestionId(index)}
    part=${isActive ? 'option option-active' : 'option'}
    class="option"
    role="option"
    data-index=${index}
    ?data-current=${option.value === view.value}
    aria-selected=${isActive ? 'true' : 'false'}
    aria-setsize=${view.matches.length}
    aria-posinset=${index + 1}
  >
    ${markedText(option.text, view.query)}
  </div>`;
}

/** The note below the suggestions, or in place of them. */
export function noteOf(count: number, localize: LocalizeController, limit = SHOWN_AT_ONCE): string | null {
  if (count === 0) return localize.term('noSuggestions');
  return count > limit ? localize.term('moreSuggestions', count - limit) : null;
}

/** The number of suggestions, in words. */
export function countText(count: number, localize: LocalizeController): string {
  return count === 0 ? localize.term('noSuggestions') : localize.term('suggestionCount', count);
}
