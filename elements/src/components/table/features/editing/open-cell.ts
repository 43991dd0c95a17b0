import {composedContains} from '../../../../dom/composed-tree.js';
import {isTab} from '../../../../dom/focus.js';
import type {RowKey} from '../../../../core/table/index.js';
import type {Editor} from './cell-editors.js';
import type {EditColumn} from './edit-columns.js';

/** Where to go from a cell whose edit ends: cells by a number of rows, the next cell to edit, or nowhere. */
export type Move = {readonly rows: number; readonly columns: number} | 'next' | 'previous' | null;

/** How an edit ends. */
export interface EditEnd {
  readonly isCanceled: boolean;
  readonly move: Move;
  /** Whether the focus has left the cell already. */
  readonly isLeft?: boolean | undefined;
}

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that is being edited. */
export class OpenCell {
  readonly key: RowKey;
  readonly column: EditColumn;
  /** The value at the start. */
  readonly old: unknown;
  readonly editor: Editor;
  /** Whether the user has started by typing, so that the arrow keys leave the cell. */
  readonly #isTyped: boolean;
  readonly #end: (end: EditEnd) => void;

  constructor(
    place: {readonly key: RowKey; readonly column: EditColumn; readonly old: unknown},
    editor: Editor,
    isTyped: boolean,
    end: (end: EditEnd) => void,
  ) {
    this.key = place.key;
    this.column = place.column;
    this.old = place.old;
    this.editor = editor;
    this.#isTyped = isTyped;
    this.#end = end;
    const {element} = editor;
    element.addEventListener('keydown', this.#handleKeyDown);
    element.addEventListener('focusout', this.#handleFocusOut);
    // The table is not a form control of its editors.
    for (const type of ['input', 'change', 'lc-input-error'])
      element.addEventListener(type, event => event.stopPropagation());
  }

  /** Handled after the control, which has its own keys. */
  readonly #handleKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing || event.defaultPrevented) return;
    const move = this.#moveOf(event);
    const isCanceled = event.key === 'Escape';
    event.stopPropagation();
    if (move === undefined && !isCanceled) return;
    event.preventDefault();
    this.#end({isCanceled, move: move ?? null});
  };

  #moveOf(event: KeyboardEvent): Move | undefined {
    const {key, shiftKey, altKey, ctrlKey, metaKey} = event;
    if (isTab(event)) return shiftKey ? 'previous' : 'next';
    if (altKey || ctrlKey || metaKey) return undefined;
    if (key === 'Enter') return {rows: shiftKey ? -1 : 1, columns: 0};
    if (key === 'F2') return null;
    const arrow = this.#isTyped && !shiftKey ? ARROWS[key] : undefined;
    if (arrow === undefined) return undefined;
    const sign = this.editor.element.matches(':dir(rtl)') ? -1 : 1;
    return {rows: arrow[0], columns: arrow[1] * sign};
  }

  /** Not if only the window has lost the focus. */
  readonly #handleFocusOut = ({relatedTarget}: FocusEvent): void => {
    const {element} = this.editor;
    const to = relatedTarget as Node | null;
    if (composedContains(element, to) || (to !== null && this.editor.holds?.(to))) return;
    if (relatedTarget === null && !element.ownerDocument.hasFocus()) return;
    this.#end({isCanceled: false, move: null, isLeft: true});
  };
}
