import {html, type TemplateResult} from 'lit';
import {markedText} from '../../base/marked-text.js';
import type {Option} from '../../core/options/index.js';

/** How many suggestions are in the page at once: enough to scroll through, few enough to draw at every letter. */
export const SHOWN_AT_MOST = 100;

/** What the list of suggestions shows. */
export interface SuggestionListView {
  /** The name of the list for screen readers. */
  readonly label: string;
  /** All that match; the first 100 are shown. */
  readonly matches: readonly Option[];
  /** What the user typed, which is marked. */
  readonly query: string;
  /** The index of the suggestion that Enter takes; -1 for none. */
  readonly active: number;
  /** The value that the control has now. */
  readonly value: string;
}

/** The id of a suggestion, for `aria-activedescendant`. */
export const suggestionId = (index: number): string => `option-${index}`;

/** The listbox. A suggestion knows its place by `data-index`. */
export function suggestionList(view: SuggestionListView): TemplateResult {
  const {matches, label} = view;
  return html`
    <div id="listbox" part="listbox" role="listbox" aria-label=${label} ?hidden=${matches.length === 0}>
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
