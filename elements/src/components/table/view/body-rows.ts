import {noChange} from 'lit';
import {Directive, directive, type ElementPart} from 'lit/directive.js';
import type {FeatureColumn, TableFeature} from '../model/table-feature.js';
import type {BodyCell, TableBody} from '../model/table-rows.js';

/** A row, and what it shows. */
export interface ShownRow {
  readonly element: HTMLTableRowElement;
  cells: readonly BodyCell[];
  /** The `aria-rowindex`. */
  index: number | null;
  areNumbers: readonly boolean[];
}

/** What the rows of a body show. */
export interface RowsModel {
  readonly body: TableBody;
  readonly features: readonly TableFeature[];
  /** The columns of the features. */
  readonly columns: readonly FeatureColumn[];
  /** The index of the first cell of the app's columns. */
  readonly start: number;
  /** The position of the first row on all pages; null if the page has all rows. */
  readonly firstIndex: number | null;
}

/**
 * Shows rows in a `<tbody>` without other content. Rows and cells are reused by place. A template for each cell would
 * need several objects and comments for each, and a page can have thousands of cells.
 */
class BodyRowsDirective extends Directive {
  readonly #shown: ShownRow[] = [];
  #model: RowsModel | null = null;

  override render(
    _body: TableBody,
    _features: readonly TableFeature[],
    _firstIndex: number | null = null,
  ): unknown {
    return noChange;
  }

  override update(
    {element: tbody}: ElementPart,
    [body, features, firstIndex = null]: Parameters<BodyRowsDirective['render']>,
  ): unknown {
    const model = rowsModel(body, features, firstIndex);
    const shown = this.#shown;
    const changed = changedRows(this.#model, model);
    removeRows(shown, canReuse(this.#model, model) ? body.rows.length : 0);
    this.#model = model;
    const added = document.createDocumentFragment();
    for (const place of changed ?? body.rows.keys())
      shown[place] = showRow(place, model, {row: shown[place], before: shown[place - 1], added});
    tbody.append(added);
    return noChange;
  }
}

/** Shows the rows of a page in a `<tbody>`. */
export const bodyRows = directive(BodyRowsDirective);

export function rowsModel(
  body: TableBody,
  features: readonly TableFeature[],
  firstIndex: number | null,
): RowsModel {
  const columns = features.flatMap(({column}) => column ?? []);
  return {body, features, firstIndex, columns, start: columns.filter(({isLast}) => !isLast).length};
}

/** Whether the rows of one model can show another: they have the same cells. */
export function canReuse(one: RowsModel | null, other: RowsModel): boolean {
  return (
    one?.body.rows[0]?.length === other.body.rows[0]?.length &&
    one?.columns.length === other.columns.length &&
    one.columns.every((column, index) => column === other.columns[index])
  );
}

/** Returns the places of the rows in which two models differ; null if all may. Call it once for each model. */
export function changedRows(one: RowsModel | null, other: RowsModel): readonly number[] | null {
  const {body, firstIndex, features} = other;
  // Each of them remembers what it has returned.
  const changed = features.map(feature => (feature.showRow ? (feature.changedRows?.() ?? null) : []));
  const isSame =
    one?.body === body &&
    one.firstIndex === firstIndex &&
    features.every((feature, index) => feature === one.features[index]) &&
    canReuse(one, other);
  return isSame && changed.every(places => places !== null) ? changed.flat() : null;
}

/** Removes the rows from a place on. */
export function removeRows(rows: ShownRow[], place: number): void {
  for (const {element} of rows.splice(place)) element.remove();
}

interface RowTarget {
  /** The row; undefined if there is none yet. */
  readonly row: ShownRow | undefined;
  /** The row that a new one is copied from. */
  readonly before: ShownRow | undefined;
  /** Where a new row is added. */
  readonly added?: DocumentFragment | undefined;
}

/** Shows what is at a place of the page, and returns its row. */
export function showRow(place: number, model: RowsModel, {row: given, before, added}: RowTarget): ShownRow {
  const {body, features, columns, start, firstIndex} = model;
  const row = given ?? newRow(columns, body.rows[place]!, before);
  // Features may add rows after it.
  if (row !== given) added?.append(row.element);
  showCells(row, body.rows[place]!, model);
  showIndex(row, firstIndex === null ? null : firstIndex + place);
  for (const feature of features) feature.showRow?.(row.element, place, start);
  return row;
}

const NO_CELL: BodyCell = {content: {kind: 'text', value: ''}, slotName: '', names: ''};

/** Copies the row before, which is faster than creating cells, and has much in common. */
function newRow(
  columns: readonly FeatureColumn[],
  cells: readonly BodyCell[],
  before: ShownRow | undefined,
): ShownRow {
  if (before !== undefined)
    return {...before, element: before.element.cloneNode(true) as HTMLTableRowElement};
  const element = document.createElement('tr');
  element.setAttribute('part', 'row');
  for (const column of columns) if (!column.isLast) element.append(column.createCell());
  const emptyCells = cells.map(() => {
    element.insertCell().setAttribute('part', 'cell');
    return NO_CELL;
  });
  for (const column of columns) if (column.isLast) element.append(column.createCell());
  return {element, cells: emptyCells, areNumbers: [], index: null};
}

function showIndex(row: ShownRow, index: number | null): void {
  if (row.index === index) return;
  row.index = index;
  if (index === null) row.element.removeAttribute('aria-rowindex');
  else row.element.setAttribute('aria-rowindex', String(index));
}

function showCells(row: ShownRow, cells: readonly BodyCell[], {body: {areNumbers}, start}: RowsModel): void {
  if (row.cells === cells) return;
  let td = row.element.cells[start];
  for (let index = 0; index < cells.length; index++) {
    const isNumber = areNumbers[index] ?? false;
    if (isNumber !== (row.areNumbers[index] ?? false)) td!.toggleAttribute('data-number', isNumber);
    showCell(td!, cells[index]!, row.cells[index]!);
    td = td!.nextElementSibling as HTMLTableCellElement;
  }
  row.cells = cells;
  row.areNumbers = areNumbers;
}

function showCell(td: HTMLTableCellElement, cell: BodyCell, last: BodyCell): void {
  const {names, content, slotName} = cell;
  if (names !== last.names) {
    td.setAttribute('part', `cell ${names}`.trimEnd());
    if (names === '') td.removeAttribute('class');
    else td.className = names;
  }
  if (content.kind !== 'text') {
    if (slotName !== last.slotName) boxOf(td).replaceChildren(newSlot(slotName));
  } else if (last.content.kind !== 'text' || content.value !== last.content.value) {
    const box = boxOf(td);
    const {firstChild} = box;
    if (firstChild instanceof Text) firstChild.data = content.value;
    else box.textContent = content.value;
  }
}

/** Returns what has the content of a cell: the cell, or the element that a feature has put around it. */
function boxOf(td: HTMLTableCellElement): Element {
  const {firstElementChild} = td;
  return firstElementChild === null || firstElementChild.localName === 'slot' ? td : firstElementChild;
}

function newSlot(name: string): HTMLSlotElement {
  return Object.assign(document.createElement('slot'), {name});
}
