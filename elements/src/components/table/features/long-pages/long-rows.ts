import {nextTask, TIME_BUDGET} from '../../../../dom/time-slicer.js';
import {isSlotted, type TableBody} from '../../model/table-rows.js';
import type {BodyRow} from '../../view/body-row.js';
import type {SlottedCell} from '../../model/cell-content.js';
import {
  canReuse,
  changedRows,
  removeRows,
  rowsModel,
  showRow,
  type RowsModel,
  type ShowRows,
} from '../../view/body-rows.js';

/** Rows of a group, which is rendered in one task. It is even, so that stripes continue in the next group. */
export const GROUP_SIZE = 50;

/** Consecutive rows. */
interface Group {
  readonly element: HTMLTableSectionElement;
  readonly rows: BodyRow[];
  /** What the rows show. */
  body: TableBody | null;
}

/** The part of the window in which rows are visible, in pixels from its top. */
export interface Clip {
  readonly top: number;
  readonly bottom: number;
}

interface LongRowsOptions {
  /** Returns where rows are visible. */
  readonly clip: () => Clip;
  /** Called for each group that is shown in a later task, with its cells that are not text. */
  readonly showCells: (cells: readonly SlottedCell[]) => void;
}

/**
 * Shows the rows of a long page in groups: at once those that the user sees, and the others one by one in later tasks, so
 * that the browser can paint and handle input in between. Each group is a `<tbody>`, so that the browser can leave out
 * the layout of those that are not visible.
 */
export class LongRows {
  readonly #first: HTMLTableSectionElement;
  readonly #groups: Group[] = [];
  #model: RowsModel | null = null;
  /** The run that shows the groups; null if all of them are up to date. */
  #run: object | null = null;
  #done: Promise<void> = Promise.resolve();

  readonly #options: LongRowsOptions;

  /** @param first The element of the first group. */
  constructor(first: HTMLTableSectionElement, options: LongRowsOptions) {
    this.#first = first;
    this.#options = options;
  }

  /** The cells of the groups that are up to date, without those that are text. */
  get readyCells(): SlottedCell[] {
    return this.#groups.flatMap((_, index) => (this.#isStaleAt(index) ? [] : this.#cellsOf(index)));
  }

  #cellsOf(index: number): SlottedCell[] {
    const start = index * GROUP_SIZE;
    return this.#model!.body.rows.slice(start, start + GROUP_SIZE).flatMap(row => row.filter(isSlotted));
  }

  /** Resolves when all rows are up to date. */
  get done(): Promise<void> {
    return this.#done;
  }

  /** Whether rows are missing, or show another page. */
  get isStale(): boolean {
    const count = this.#count;
    return this.#groups.length < count || this.#groups.some((_, index) => this.#isStaleAt(index));
  }

  #isStaleAt(index: number): boolean {
    return this.#groups[index]?.body !== this.#model?.body;
  }

  get #count(): number {
    return Math.ceil((this.#model?.body.rows.length ?? 0) / GROUP_SIZE);
  }

  /** Shows rows, which ends an earlier run. A few rows of the same page are shown at once. */
  show(...[body, features, firstIndex]: Parameters<ShowRows>): void {
    const model = rowsModel(this.#model, body, features, firstIndex);
    const changed = changedRows(this.#model, model);
    if (this.#run === null && changed !== null && changed.length <= GROUP_SIZE) {
      this.#model = model;
      for (const place of changed) this.#showRow(this.#groups[Math.floor(place / GROUP_SIZE)]!, place);
      return;
    }
    const visible = this.#visible(this.#options.clip());
    if (!canReuse(this.#model, model)) this.#removeFrom(0);
    this.#model = model;
    this.#removeFrom(this.#count);
    const now = new Set([0, ...visible].filter(index => index <= this.#groups.length && index < this.#count));
    for (const index of now) this.#showGroup(index);
    this.#done = this.#showOthers(now);
  }

  /** Shows the current rows in a group that still has those of another page. Returns whether it had. */
  refresh(element: EventTarget): boolean {
    const index = this.#groups.findIndex(group => group.element === element);
    if (index === -1 || !this.#isStaleAt(index)) return false;
    this.#showGroup(index);
    this.#options.showCells(this.#cellsOf(index));
    return true;
  }

  async #showOthers(done: ReadonlySet<number>): Promise<void> {
    const run = (this.#run = {});
    let end = 0;
    for (let index = 0; index < this.#count; index++) {
      if (done.has(index)) continue;
      // Where the rows stay, most of them need no change.
      if (this.#isStaleAt(index) || performance.now() >= end) {
        await nextTask();
        end = performance.now() + TIME_BUDGET;
      }
      // Without a parent, something else is shown.
      if (this.#run !== run || this.#first.parentNode === null) return;
      const isStale = this.#isStaleAt(index);
      this.#showGroup(index);
      if (isStale) this.#options.showCells(this.#cellsOf(index));
    }
    this.#run = null;
  }

  #showGroup(index: number): void {
    const model = this.#model!;
    const group = this.#groups[index] ?? this.#newGroup(index);
    const {rows, element} = group;
    const start = index * GROUP_SIZE;
    const count = Math.min(GROUP_SIZE, model.body.rows.length - start);
    removeRows(rows, count);
    const added = document.createDocumentFragment();
    for (let at = 0; at < count; at++) this.#showRow(group, start + at, added);
    element.append(added);
    element.toggleAttribute('data-last', index === this.#count - 1);
    group.body = model.body;
  }

  #showRow({rows}: Group, place: number, added?: DocumentFragment): void {
    const at = place % GROUP_SIZE;
    rows[at] = showRow(place, this.#model!, rows[at], added);
  }

  #newGroup(index: number): Group {
    const last = this.#groups.at(-1)?.element;
    const element = last === undefined ? this.#first : (last.cloneNode() as HTMLTableSectionElement);
    last?.after(element);
    return (this.#groups[index] = {element, rows: [], body: null});
  }

  /** Removes groups. The first element stays, because a template has rendered it. */
  #removeFrom(start: number): void {
    for (const {element, rows} of this.#groups.splice(start)) {
      if (element !== this.#first) element.remove();
      else removeRows(rows, 0);
    }
  }

  /** Returns the groups that the user sees. It searches, because each position is measured. */
  #visible({top, bottom}: Clip): number[] {
    const box = (index: number) => this.#groups[index]!.element.getBoundingClientRect();
    let start = 0;
    let end = this.#groups.length;
    while (start < end) {
      const middle = (start + end) >> 1;
      if (box(middle).bottom <= top) start = middle + 1;
      else end = middle;
    }
    const visible: number[] = [];
    for (let index = start; index < this.#groups.length && box(index).top < bottom; index++)
      visible.push(index);
    return visible;
  }
}
