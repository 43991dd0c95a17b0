import {html, nothing, type TemplateResult} from 'lit';
import {keepFocus} from '../../dom/focus.js';
import type {ComboboxList} from './combobox-list.js';

/** The texts of a list. */
export interface ListTexts {
  /** The name of the list, and of the button that opens it. */
  readonly name: string;
  /** The text of an empty list. Null if it is not empty. */
  readonly none: string | null;
  /** The number of options, in words. */
  readonly count: string;
}

/** What the popup shows. */
export interface OptionPopup {
  readonly list: ComboboxList;
  readonly texts: ListTexts;
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
export function optionPopup({list, texts, rows, onTake, ...view}: OptionPopup): TemplateResult {
  const {isOpen, loading} = list;
  const isHidden = list.rows.length === 0;
  const note = isOpen ? (view.note ?? loading?.note ?? texts.none) : null;
  const counted = isOpen ? (loading?.status ?? texts.none ?? texts.count) : null;
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
        aria-label=${isHidden ? nothing : texts.name}
        ?hidden=${isHidden}
        @scroll=${list.growAtEnd}
      >
        ${rows} ${loading?.renderEnd()}
      </div>
      ${note === null ? nothing : html`<div part="note" class="note">${note}</div>`}
    </div>
    <div class="visually-hidden" role="status">${view.status ?? counted ?? nothing}</div>
  `;
}
