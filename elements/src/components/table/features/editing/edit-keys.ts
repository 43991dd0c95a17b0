import type {EditPlace} from '../../../../core/table/index.js';
import {partOf} from '../../view/row-clicks.js';

type Cell = HTMLTableCellElement;

interface EditKeysOptions {
  /** Whether keys edit now. */
  readonly isOn: () => boolean;
  /** Returns the row and the field of a cell; null if it cannot be edited. */
  readonly placeOf: (cell: Cell) => EditPlace | null;
  /** Opens the editor of a cell, empty if the user types over its value. Returns whether the cell can be edited. */
  readonly start: (cell: Cell, isTyped: boolean) => boolean;
  /** Whether an editor is open. */
  readonly isOpen: () => boolean;
  /** Discards the edit of a cell. Returns whether there was one. */
  readonly discard: (place: EditPlace) => boolean;
  /** Empties a cell. */
  readonly empty: (place: EditPlace) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The keys with which users begin to edit cells, discard, undo, and redo. */
export class EditKeys {
  readonly #options: EditKeysOptions;

  constructor(root: EventTarget, options: EditKeysOptions) {
    this.#options = options;
    root.addEventListener('keydown', event => this.#handle(event as KeyboardEvent), {capture: true});
  }

  #handle(event: KeyboardEvent): void {
    if (!this.#options.isOn() || event.defaultPrevented) return;
    const cell = partOf<Cell>(event, 'tbody > tr > td');
    if (cell === null) return;
    const isUsed = this.#isHistoryKey(event) || this.#isEditKey(cell, event);
    if (!isUsed) return;
    event.stopPropagation();
    event.preventDefault();
  }

  #isHistoryKey({key, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean {
    if ((!ctrlKey && !metaKey) || altKey) return false;
    const name = key.toLowerCase();
    if (name === 'z' && !shiftKey) this.#options.undo();
    else if (name === 'y' || name === 'z') this.#options.redo();
    else return false;
    return true;
  }

  /** Returns whether a key is used up. What is typed still reaches the field, which has the focus then. */
  #isEditKey(cell: Cell, event: KeyboardEvent): boolean {
    const {key, ctrlKey, metaKey, altKey, isComposing} = event;
    const {start, placeOf, discard, empty, isOpen} = this.#options;
    if (ctrlKey || metaKey || altKey) return false;
    const place = placeOf(cell);
    if (place === null) return false;
    const isOnCell = event.composedPath()[0] === cell;
    if (key === 'F2' || (key === 'Enter' && isOnCell)) return start(cell, false);
    if (!isOnCell) return false;
    if (key === 'Escape') return discard(place);
    if (key === 'Delete') {
      empty(place);
      return true;
    }
    const isTyping = key.length === 1 || key === 'Backspace' || key === 'Process' || isComposing;
    // The field has the focus in time for the browser to type the key into it.
    if (isTyping && start(cell, true)) return !isOpen() || key === 'Backspace';
    return false;
  }
}
