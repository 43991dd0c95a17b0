import {isSameList} from '../../../../core/is-same-list.js';
import type {RowKey, TableEdit} from '../../../../core/table/index.js';
import type {FeatureRow} from '../../model/table-feature.js';
import type {Column} from '../../model/table-columns.js';
import {setAttribute} from '../../view/set-attribute.js';

/** What a cell shows beside its content. */
export interface CellShown {
  readonly edit: TableEdit | undefined;
  /** The open editor. */
  readonly editor: HTMLElement | null;
  readonly message: string;
  /** The buttons below the message: what they do, and their texts. */
  readonly buttons: readonly (readonly [action: string, text: string])[];
}

/** The elements of a cell with an edit. */
class EditedCell {
  readonly #element = newElement('div', 'edit-cell');
  readonly #holder = newElement('span', 'edit-content');
  readonly #text = newElement('span', 'edit-text');
  readonly #message = newElement('div', 'edit-message');
  /** What describes the cell, without the buttons. */
  readonly #sentence = newElement('span', 'edit-sentence');
  /** The message and the buttons that are shown. */
  #shown: readonly string[] = [];
  readonly #row: FeatureRow;
  readonly #index: number;

  constructor(row: FeatureRow, index: number, id: string) {
    this.#row = row;
    this.#index = index;
    this.#sentence.id = id;
    this.#message.setAttribute('part', 'edit-message');
    row.enclose(index, this.#element, this.#holder);
  }

  show({edit, editor, message, buttons}: CellShown): void {
    const cell = this.#row.cellAt(this.#index);
    const isInvalid = edit?.state === 'invalid' || edit?.state === 'failed' || edit?.state === 'conflict';
    this.#text.textContent = edit?.text ?? '';
    this.#showMessage(message, buttons);
    const content = editor ?? (edit?.text === undefined ? this.#holder : this.#text);
    const parts = message === '' ? [content] : [content, this.#message];
    // The editor keeps the focus while it stays, and a button that is being pressed gets its click.
    if (isSameList([...this.#element.childNodes], parts)) {
      // Everything is there.
    } else if (this.#element.firstChild === content) {
      while (this.#element.childNodes.length > 1) this.#element.lastChild!.remove();
      this.#element.append(...parts.slice(1));
    } else this.#element.replaceChildren(...parts);
    cell.setAttribute('data-edit', edit?.state ?? '');
    cell.part.toggle('edited-cell', edit !== undefined);
    const target = editor ?? cell;
    for (const one of [cell, ...(editor === null ? [] : [editor])]) {
      setAttribute(one, 'aria-invalid', one === target && isInvalid ? 'true' : null);
      setAttribute(one, 'aria-describedby', one === target && message !== '' ? this.#sentence.id : null);
    }
    setAttribute(cell, 'aria-busy', edit?.state === 'saving' ? 'true' : null);
  }

  #showMessage(message: string, buttons: CellShown['buttons']): void {
    const shown = [message, ...buttons.flat()];
    if (isSameList(shown, this.#shown)) return;
    this.#shown = shown;
    this.#sentence.textContent = message;
    this.#message.replaceChildren(this.#sentence, ...buttons.map(newButton));
  }

  remove(): void {
    const cell = this.#row.cellAt(this.#index);
    this.#row.enclose(this.#index, null);
    for (const name of ['data-edit', 'aria-invalid', 'aria-describedby', 'aria-busy'])
      cell.removeAttribute(name);
    cell.part.remove('edited-cell');
  }
}

/** Shows edits in the cells of rows. */
export class EditedCells {
  readonly #rows = new WeakMap<FeatureRow, Map<number, EditedCell>>();
  #lastId = 0;

  /** @param shownAt Returns what a column shows in the row; null for its content alone. */
  show(
    row: FeatureRow,
    key: RowKey | null,
    columns: readonly Column[],
    shownAt: (field: string) => CellShown | null,
  ): void {
    const cells = this.#rows.get(row) ?? new Map<number, EditedCell>();
    this.#rows.set(row, cells);
    for (const [index, {field}] of columns.entries()) {
      const shown = key === null ? null : shownAt(field);
      const cell = cells.get(index);
      if (shown !== null) {
        const shownCell = cell ?? new EditedCell(row, index, `edit-${++this.#lastId}`);
        cells.set(index, shownCell);
        shownCell.show(shown);
      } else if (cell !== undefined) {
        cell.remove();
        cells.delete(index);
      }
    }
  }
}

function newElement(name: 'div' | 'span', className: string): HTMLElement {
  return Object.assign(document.createElement(name), {className});
}

/** Not a tab stop: the bar has the same for the keyboard. */
function newButton([action, text]: readonly [string, string]): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, {
    type: 'button',
    tabIndex: -1,
    className: 'edit-button quiet-text',
    textContent: text,
  });
  button.setAttribute('part', 'edit-button');
  button.dataset.action = action;
  return button;
}
