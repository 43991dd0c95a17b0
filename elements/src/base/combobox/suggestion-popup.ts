import {html, nothing, type TemplateResult} from 'lit';
import {keepFocus} from '../../dom/focus.js';

/** The maximum number of suggestions to render at once: enough to scroll, and few enough to render with every keystroke. */
export const SHOWN_AT_ONCE = 100;

/** The number of suggestions to render if the one at an index, or -1, must be among them. */
export const shownFor = (index: number): number =>
  Math.ceil(Math.max(index + 1, 1) / SHOWN_AT_ONCE) * SHOWN_AT_ONCE;

/** The id of a suggestion, for `aria-activedescendant`. */
export const suggestionId = (index: number): string => `option-${index}`;

/** The content of the popup. */
export interface SuggestionPopup {
  /** The listbox, with the id `listbox`. Each suggestion has the class `option` and its index in `data-index`. */
  readonly list: TemplateResult;
  /** The text below the suggestions, or in place of them. */
  readonly note: string | null;
  /** What is announced. */
  readonly status: string | null;
  /** Called with the index of a suggestion that is pressed. */
  readonly onTake: (index: number) => void;
}

/** The popup with the suggestions, and the live region. */
export function suggestionPopup({list, note, status, onTake}: SuggestionPopup): TemplateResult {
  const handleClick = ({target}: MouseEvent): void => {
    const row = (target as Element).closest<HTMLElement>('.option');
    if (row !== null) onTake(Number(row.dataset.index));
  };
  return html`
    <div
      part="popup"
      class="popup"
      popover="manual"
      role="presentation"
      @mousedown=${keepFocus}
      @click=${handleClick}
    >
      ${list} ${note === null ? nothing : html`<div part="note" class="note">${note}</div>`}
    </div>
    <div class="visually-hidden" role="status">${status ?? nothing}</div>
  `;
}
