import {html, nothing, type TemplateResult} from 'lit';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {keepFocus} from '../../dom/focus.js';
import type {ComboboxList} from './combobox-list.js';

/** The texts of a list: its name, which the button that opens it has too, that it is empty, and the number of its options. */
export type ListTerms =
  | readonly ['showOptions', 'noOptions', 'optionCount']
  | readonly ['showSuggestions', 'noSuggestions', 'suggestionCount'];

/** What the popup shows. */
export interface OptionPopup {
  readonly list: ComboboxList;
  readonly localize: LocalizeController;
  readonly terms: ListTerms;
  /** The rows. Each has the class `option` and its index in `data-index`. */
  readonly rows: readonly TemplateResult[];
  readonly isMultiple?: boolean;
  /** The text below the rows, instead of the one that says that options load, or that there are none. */
  readonly note?: string | null;
  /** What is announced, instead of the number of options. */
  readonly status?: string | null;
  /** Called with the index of a row that is pressed. */
  readonly onTake: (index: number) => void;
}

/**
 * The popup with the list, and the live region. The listbox has a name only while it is shown, and not that of the field, so
 * that tests find the field alone by its label. It is not a tab stop, even if it scrolls.
 */
export function optionPopup({list, localize, terms, rows, onTake, ...view}: OptionPopup): TemplateResult {
  const {isOpen, loading} = list;
  const count = (loading?.listed ?? list.matches).length;
  const isHidden = list.rows.length === 0;
  const none = count === 0 && !list.source.addable ? localize.term(terms[1]) : null;
  const note = isOpen ? (view.note ?? loading?.note ?? none) : null;
  const counted = isOpen ? (loading?.status ?? none ?? localize.term(terms[2], count)) : null;
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
      <div
        id="listbox"
        part="listbox"
        role="listbox"
        tabindex="-1"
        aria-multiselectable=${view.isMultiple ? 'true' : nothing}
        aria-label=${isHidden ? nothing : localize.term(terms[0])}
        ?hidden=${isHidden}
        @scroll=${(event: Event) => list.growAtEnd(event)}
      >
        ${rows} ${loading?.renderEnd()}
      </div>
      ${note === null ? nothing : html`<div part="note" class="note">${note}</div>`}
    </div>
    <div class="visually-hidden" role="status">${view.status ?? counted ?? nothing}</div>
  `;
}
