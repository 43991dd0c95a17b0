import {windowOf} from '../../../../dom/platform.js';
import type {FeatureTable} from '../table-feature.js';
import type {ColumnArrangement} from './column-arrangement.js';
import type {ColumnSheet} from './column-sheet.js';

/** Pixels that a pointer moves before a press becomes a drag. */
const THRESHOLD = 6;

interface DragParts {
  readonly table: FeatureTable;
  readonly arrangement: ColumnArrangement;
  readonly sheet: ColumnSheet;
  readonly isRightToLeft: () => boolean;
  /** Called when the user has dropped a column on another one. */
  readonly onDrop: (field: string, target: string) => void;
}

/**
 * Moves columns by dragging their header with a mouse or a pen. A touch scrolls the table; on touch screens, the menu moves
 * columns.
 */
export class ColumnDrag {
  readonly #parts: DragParts;
  #press: AbortController | null = null;

  constructor(parts: DragParts) {
    this.#parts = parts;
    parts.table.root.addEventListener('pointerdown', event => this.#handlePointerDown(event as PointerEvent));
  }

  /** Ends a drag without effect. */
  cancel(): void {
    this.#press?.abort();
  }

  #handlePointerDown(event: PointerEvent): void {
    const {arrangement, sheet, table} = this.#parts;
    if (!arrangement.isOn || event.button !== 0 || !event.isPrimary || event.pointerType === 'touch') return;
    const path = event.composedPath();
    const from = sheet.headers.findIndex(header => path.includes(header));
    if (from === -1) return;
    const inside = path.slice(0, path.indexOf(sheet.headers[from]!)) as Element[];
    if (!inside.every(node => node.matches?.('.sort, .sort *'))) return;
    const field = arrangement.shown[from]?.field;
    this.#press?.abort();
    const press = (this.#press = new AbortController());
    const {signal} = press;
    const view = windowOf(table.element);
    let to: number | null = null;
    let isCanceled = false;
    signal.addEventListener('abort', () => this.#mark(null, null));
    const move = ({clientX}: PointerEvent) => {
      if (isCanceled || (to === null && Math.abs(clientX - event.clientX) < THRESHOLD)) return;
      to = this.#targetAt(clientX, from);
      this.#mark(from, to);
    };
    const release = () => {
      press.abort();
      if (to === null) return;
      ignoreClick(view);
      const target = arrangement.shown[to]?.field;
      const isMove = field !== undefined && target !== undefined && field !== target;
      if (isMove && !isCanceled) this.#parts.onDrop(field, target);
    };
    const cancel = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || to === null) return;
      key.preventDefault();
      key.stopPropagation();
      isCanceled = true;
      this.#mark(null, null);
    };
    view.addEventListener('pointermove', move, {signal});
    view.addEventListener('pointerup', release, {signal});
    view.addEventListener('pointercancel', () => press.abort(), {signal});
    view.addEventListener('keydown', cancel, {capture: true, signal});
  }

  /** Returns the place of the column at this position, at most as far as columns with the same edge go. */
  #targetAt(x: number, from: number): number {
    const {arrangement, sheet, isRightToLeft} = this.#parts;
    const boxes = sheet.headers.map(header => header.getBoundingClientRect());
    const places = arrangement.shown.flatMap(({pin}, index) =>
      pin === arrangement.shown[from]?.pin && boxes[index] !== undefined ? [index] : [],
    );
    const isPast = (index: number) => (isRightToLeft() ? x < boxes[index]!.left : x >= boxes[index]!.right);
    return places.find(index => !isPast(index)) ?? places.at(-1) ?? from;
  }

  /** Marks the dragged column, and the edge where it will be. */
  #mark(from: number | null, to: number | null): void {
    for (const [index, header] of this.#parts.sheet.headers.entries()) {
      header.toggleAttribute('data-dragged', index === from);
      if (from === null || index !== to || from === to) header.removeAttribute('data-drop');
      else header.setAttribute('data-drop', to > from ? 'after' : 'before');
    }
  }
}

/** The release of the button would otherwise sort the column. Its click follows in the same task. */
function ignoreClick(view: Window): void {
  const ignored = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  view.addEventListener('click', stop, {capture: true, signal: ignored.signal});
  view.setTimeout(() => ignored.abort(), 0);
}
