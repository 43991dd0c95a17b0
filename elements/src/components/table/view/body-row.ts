import {render} from 'lit';
import {isSameList} from '../../../core/is-same-list.js';
import type {FeatureColumn, FeatureRow, TableFeature} from '../model/table-feature.js';
import {NO_CELL, type BodyCell} from '../model/table-rows.js';

/** The columns of features in a row. */
export interface RowShape {
  /** Those before the columns of the app, then those after them. */
  readonly columns: readonly FeatureColumn[];
  /** The number of columns before those of the app. */
  readonly start: number;
}

/** What the cells of a row show. */
interface Shown {
  readonly cells: readonly BodyCell[];
  readonly areNumbers: readonly boolean[];
}

type Holders = (HTMLElement | null)[];

const owners = new WeakMap<Element, BodyRow>();

/**
 * A row of a body. It owns its cells: only it writes the content of those of the app, and only it copies rows. A copy has
 * nothing of what features have shown in a row.
 */
export class BodyRow implements FeatureRow {
  readonly element: HTMLTableRowElement;
  #place: number;
  readonly #shape: RowShape;
  #shown: Shown;
  #index: number | null = null;
  /** The elements around the content of cells, by the place of the column. */
  readonly #wrappers: Holders = [];
  /** The elements that hold the content of cells with an enclosing element, by the place of the column. */
  readonly #holders: Holders = [];
  /** The elements that hold all of that in cells with a frame, by the place of the column. */
  readonly #frames: Holders = [];
  #states: Map<TableFeature, readonly unknown[]> | null = null;

  private constructor(element: HTMLTableRowElement, place: number, shape: RowShape, shown: Shown) {
    this.element = element;
    this.#place = place;
    this.#shape = shape;
    this.#shown = shown;
    owners.set(element, this);
  }

  /** Creates a row to copy. */
  static create(shape: RowShape, cells: readonly BodyCell[], areNumbers: readonly boolean[]): BodyRow {
    const {columns, start} = shape;
    const element = document.createElement('tr');
    element.setAttribute('part', 'row');
    element.append(...columns.slice(0, start).map(newCell));
    for (let index = 0; index < cells.length; index++) element.insertCell().setAttribute('part', 'cell');
    element.append(...columns.slice(start).map(newCell));
    const row = new BodyRow(element, -1, shape, {cells: cells.map(() => NO_CELL), areNumbers: []});
    row.showCells(cells, areNumbers);
    return row;
  }

  /** Returns the row of a `<tr>`; null if it is another one, such as the detail of a row. */
  static of(element: Element | null): BodyRow | null {
    return (element && owners.get(element)) ?? null;
  }

  /** Copies a row that no feature has shown. That is faster than creating cells, and copies have much in common. */
  copy(place: number): BodyRow {
    return new BodyRow(this.element.cloneNode(true) as HTMLTableRowElement, place, this.#shape, this.#shown);
  }

  get place(): number {
    return this.#place;
  }

  /** Moves to another place of the page. */
  moveTo(place: number): void {
    this.#place = place;
  }

  cellOf(column: FeatureColumn): HTMLTableCellElement {
    const {columns, start} = this.#shape;
    const index = columns.indexOf(column);
    return this.element.cells[index < start ? index : index + this.#shown.cells.length]!;
  }

  cellAt(index: number): HTMLTableCellElement {
    return this.element.cells[this.#shape.start + index]!;
  }

  wrap(index: number, wrapper: HTMLElement | null): void {
    moveContent(this.#wrappers, index, this.#holders[index] ?? this.#frameAt(index), wrapper, wrapper);
  }

  enclose(index: number, element: HTMLElement | null, holder = element): void {
    moveContent(this.#holders, index, this.#frameAt(index), element, holder);
  }

  frame(index: number, element: HTMLElement | null, holder: HTMLElement | null): void {
    moveContent(this.#frames, index, this.cellAt(index), element, holder);
  }

  #frameAt(index: number): HTMLElement {
    return this.#frames[index] ?? this.cellAt(index);
  }

  differs(feature: TableFeature, ...state: readonly unknown[]): boolean {
    const last = this.#states?.get(feature);
    if (last !== undefined && isSameList(last, state)) return false;
    (this.#states ??= new Map()).set(feature, state);
    return true;
  }

  showIndex(index: number | null): void {
    if (this.#index === index) return;
    this.#index = index;
    if (index === null) this.element.removeAttribute('aria-rowindex');
    else this.element.setAttribute('aria-rowindex', String(index));
  }

  /** @param areNumbers For each column, whether its cells are end-aligned. */
  showCells(cells: readonly BodyCell[], areNumbers: readonly boolean[]): void {
    const last = this.#shown;
    if (last.cells === cells && last.areNumbers === areNumbers) return;
    let td = this.cellAt(0);
    for (let index = 0; index < cells.length; index++) {
      const isNumber = areNumbers[index] ?? false;
      if (isNumber !== (last.areNumbers[index] ?? false)) td.toggleAttribute('data-number', isNumber);
      showNames(td, cells[index]!, last.cells[index]!);
      const holder = this.#wrappers[index] ?? this.#holders[index] ?? this.#frames[index] ?? td;
      showContent(holder, cells[index]!, last.cells[index]!);
      td = td.nextElementSibling as HTMLTableCellElement;
    }
    this.#shown = {cells, areNumbers};
  }
}

/**
 * Moves what a cell shows into an element, or back.
 *
 * @param holders The elements that have the content, by the place of the column.
 * @param cell What has the content while no element has it.
 * @param element What is in the cell, with the holder; null for the content.
 */
function moveContent(
  holders: Holders,
  index: number,
  cell: HTMLElement,
  element: HTMLElement | null,
  holder: HTMLElement | null,
): void {
  const last = holders[index] ?? null;
  if (holder === last) return;
  const content = [...(last ?? cell).childNodes];
  holders[index] = holder;
  holder?.replaceChildren(...content);
  cell.replaceChildren(...(element === null ? content : [element]));
}

function newCell(column: FeatureColumn): HTMLTableCellElement {
  const row = document.createElement('tr');
  render(column.cell(null), row);
  return row.cells[0]!;
}

function showNames(td: HTMLTableCellElement, {names}: BodyCell, last: BodyCell): void {
  if (names === last.names) return;
  td.setAttribute('part', `cell ${names}`.trimEnd());
  if (names === '') td.removeAttribute('class');
  else td.className = names;
}

/** @param holder The cell, or the element around its content. */
function showContent(holder: HTMLElement, {content, slotName}: BodyCell, last: BodyCell): void {
  if (content.kind !== 'text') {
    if (slotName !== last.slotName) holder.replaceChildren(newSlot(slotName));
  } else if (last.content.kind !== 'text' || content.value !== last.content.value) {
    const {firstChild} = holder;
    if (firstChild instanceof Text) firstChild.data = content.value;
    else holder.textContent = content.value;
  }
}

function newSlot(name: string): HTMLSlotElement {
  return Object.assign(document.createElement('slot'), {name});
}
