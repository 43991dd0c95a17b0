import type {TableFeature} from '../../model/table-feature.js';
import type {TableBody} from '../../model/table-rows.js';
import {BodyRow} from '../../view/body-row.js';
import {canReuse, changedRows, rowsModel, showRow, type RowsModel} from '../../view/body-rows.js';

/**
 * Shows the rows of a long list that are near the view, with gaps for the others. A row that stays keeps its element where
 * it is, and so the focus in it; the elements of rows that go show those that come.
 */
export class ScrollBody {
  readonly #tbody: HTMLTableSectionElement;
  /** The shown rows, by their index in the list. */
  #rows = new Map<number, BodyRow>();
  #order: readonly BodyRow[] = [];
  readonly #gaps: HTMLTableRowElement[] = [];
  #model: RowsModel | null = null;

  constructor(tbody: HTMLTableSectionElement) {
    this.#tbody = tbody;
  }

  /** The shown rows, in their order. */
  get rows(): readonly BodyRow[] {
    return this.#order;
  }

  /** @param gapsOf Returns the heights of the gaps before each row and after the last one, in pixels. */
  show(
    body: TableBody,
    features: readonly TableFeature[],
    gapsOf: (indexes: readonly number[]) => readonly number[],
  ): void {
    const model = rowsModel(this.#model, body, features, null);
    const changed = changedRows(this.#model, model);
    const isReused = canReuse(this.#model, model);
    const indexes = body.indexes!;
    this.#model = model;
    if (changed === null) this.#place(indexes, isReused);
    for (const place of changed ?? body.rows.keys()) showRow(place, model, this.#order[place]);
    this.showGaps(gapsOf(indexes));
  }

  /** Puts an element for each row into the body. */
  #place(indexes: readonly number[], isReused: boolean): void {
    const shown = new Set(indexes);
    const rows = new Map<number, BodyRow>();
    const free: BodyRow[] = [];
    for (const [index, row] of this.#rows) {
      if (isReused && shown.has(index)) {
        rows.set(index, row);
        continue;
      }
      for (const follower of followersOf(row.element)) follower.remove();
      row.element.remove();
      if (isReused) free.push(row);
    }
    for (const gap of this.#gaps) gap.remove();
    let next: Element | null = null;
    const order: BodyRow[] = [];
    for (let place = indexes.length - 1; place >= 0; place--) {
      const index = indexes[place]!;
      const row = rows.get(index) ?? free.pop() ?? this.#model!.template.copy(place);
      row.moveTo(place);
      rows.set(index, row);
      if (row.element.parentNode === null) this.#tbody.insertBefore(row.element, next);
      next = row.element;
      order[place] = row;
    }
    this.#rows = rows;
    this.#order = order;
  }

  /** @param heights The heights of the gaps before each row and after the last one, in pixels. */
  showGaps(heights: readonly number[]): void {
    let used = 0;
    for (const [place, height] of heights.entries()) {
      if (height <= 0) continue;
      const gap = (this.#gaps[used] ??= newGap());
      used += 1;
      const next = this.#order[place]?.element ?? null;
      if (next === null) this.#tbody.append(gap);
      else if (next.previousElementSibling !== gap) next.before(gap);
      const cell = gap.cells[0]!;
      const {cells} = this.#order[0]?.element ?? gap;
      if (cell.colSpan !== cells.length) cell.colSpan = cells.length;
      const text = `${height}px`;
      if (cell.style.height !== text) cell.style.height = text;
    }
    for (const gap of this.#gaps.slice(used)) gap.remove();
  }
}

/** Returns the rows that features have added after a row. */
export function followersOf(row: Element): Element[] {
  const followers: Element[] = [];
  let next = row.nextElementSibling;
  for (; next !== null && BodyRow.of(next) === null; next = next.nextElementSibling)
    if (!next.matches('.gap')) followers.push(next);
  return followers;
}

function newGap(): HTMLTableRowElement {
  const gap = document.createElement('tr');
  gap.setAttribute('part', 'gap');
  gap.className = 'gap';
  gap.setAttribute('aria-hidden', 'true');
  gap.insertCell();
  return gap;
}
