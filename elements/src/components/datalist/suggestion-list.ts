import {html, nothing, type TemplateResult} from 'lit';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {markedText} from '../../base/marked-text.js';
import type {Option} from '../../core/options/index.js';

/** The maximum number of rendered suggestions: enough to scroll, and few enough to render with every keystroke. */
export const SHOWN_AT_MOST = 100;

/** The state of the suggestion list. */
export interface SuggestionListView {
  readonly localize: LocalizeController;
  /** All matches. The first 100 are rendered. */
  readonly matches: readonly Option[];
  /** The typed text, which is marked in the suggestions. */
  readonly query: string;
  /** The index of the active suggestion, which Enter selects, or -1. */
  readonly active: number;
  /** The current value of the control. */
  readonly value: string;
}

/** The id of a suggestion, for `aria-activedescendant`. */
export const suggestionId = (index: number): string => `option-${index}`;

/**
 * The listbox. Each suggestion has its index in `data-index`. It has a name only while it is shown, and not that of the
 * field, so that tests find the field alone by its label.
 */
export function suggestionList(view: SuggestionListView): TemplateResult {
  const {matches, localize} = view;
  const isHidden = matches.length === 0;
  const label = isHidden ? nothing : localize.term('showSuggestions');
  return html`
    <div id="listbox" part="listbox" role="listbox" aria-label=${label} ?hidden=${isHidden}>
      ${matches.slice(0, SHOWN_AT_MOST).map((option, index) => suggestion(option, index, view))}
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
