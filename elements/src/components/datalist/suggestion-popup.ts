import {html, nothing, type TemplateResult} from 'lit';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {SHOWN_AT_MOST, suggestionList, type SuggestionListView} from './suggestion-list.js';
import {keepFocus} from '../../dom/focus.js';
import {chevronDownIcon} from '../../icons/icons.js';

/** The state of the popup. */
export interface SuggestionPopupView extends SuggestionListView {
  /** While the popup is closed, there are no matches. */
  readonly isOpen: boolean;
  /** Called when a suggestion is pressed. */
  readonly onTake: (event: MouseEvent) => void;
}

/** The button that opens and closes the suggestions. It is not a tab stop: the arrow keys do the same. */
export function suggestionToggle(
  {matches, localize}: SuggestionPopupView,
  {isDisabled, onToggle}: {isDisabled: boolean; onToggle: () => void},
): TemplateResult {
  return html`
    <button
      part="toggle"
      class="toggle"
      type="button"
      tabindex="-1"
      aria-label=${localize.term('showSuggestions')}
      aria-controls="listbox"
      aria-expanded=${matches.length > 0 ? 'true' : 'false'}
      ?disabled=${isDisabled}
      @mousedown=${keepFocus}
      @click=${onToggle}
    >
      ${chevronDownIcon()}
    </button>
  `;
}

/** The popup with the suggestions, and the live region. */
export function suggestionPopup(view: SuggestionPopupView): TemplateResult {
  const {isOpen, matches, localize, onTake} = view;
  const note = isOpen ? noteOf(matches.length, localize) : null;
  return html`
    <div
      part="popup"
      class="popup"
      popover="manual"
      role="presentation"
      @mousedown=${keepFocus}
      @click=${onTake}
    >
      ${suggestionList(view)} ${note === null ? nothing : html`<div part="note" class="note">${note}</div>`}
    </div>
    <div class="visually-hidden" role="status">${isOpen ? countText(matches.length, localize) : nothing}</div>
  `;
}

/** The note below the suggestions, or in place of them. */
function noteOf(count: number, localize: LocalizeController): string | null {
  if (count === 0) return localize.term('noSuggestions');
  return count > SHOWN_AT_MOST ? localize.term('moreSuggestions', count - SHOWN_AT_MOST) : null;
}

function countText(count: number, localize: LocalizeController): string {
  return count === 0 ? localize.term('noSuggestions') : localize.term('suggestionCount', count);
}
