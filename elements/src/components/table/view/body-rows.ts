import {noChange} from 'lit';
import {Directive, directive, type ElementPart} from 'lit/directive.js';
import type {FeatureColumn, TableFeature} from '../features/table-feature.js';
import type {BodyCell, TableBody} from '../model/table-rows.js';

/** A row, and what it shows. */
interface ShownRow {
  readonly element: HTMLTableRowElement;
  cells: readonly BodyCell[];
  /** The `aria-rowindex`. */
  index: number | null;
  areNumbers: readonly boolean[];
}

/**
 * Shows rows in a `<tbody>` without other content. Rows and cells are reused by place. A template for each cell would
 * need several objects and comments for each, and a page can have thousands of cells.
 */
class BodyRowsDirective extends Directive {
  #shown: ShownRow[] = [];
  #added: readonly FeatureColumn[] = [];

  /** @param _firstIndex The position of the first row on all pages; null if the page has all rows. */
  override render(
    _body: TableBody,
    _features: readonly TableFeature[],
    _firstIndex: number | null = null,
  ): unknown {
    return noChange;
  }

  override update(
    {element: tbody}: ElementPart,
    [{rows, areNumbers}, features, firstIndex = null]: Parameters<BodyRowsDirective['render']>,
  ): unknown {
    const columnCount = rows[0]?.length;
    const columns = features.flatMap(({column}) => column ?? []);
    if (this.#shown[0]?.cells.length !== columnCount || !this.#hasAdded(columns)) this.#removeFrom(0);
    this.#added = columns;
    const start = columns.filter(({isLast}) => !isLast).length;
    this.#removeFrom(rows.length);
    const added = document.createDocumentFragment();
    for (const [place, cells] of rows.entries()) {
      let row = this.#shown[place];
      if (row === undefined) {
        row = newRow(columns, cells, this.#shown[place - 1]);
        this.#shown.push(row);
        added.append(row.element);
      }
      showRow(row, cells, {areNumbers, start});
      showIndex(row, firstIndex === null ? null : firstIndex + place);
      for (const feature of features) feature.showRow?.(row.element, place, start);
    }
    tbody.append(added);
    return noChange;
  }

  #hasAdded(columns: readonly FeatureColumn[]): boolean {
    return columns.length === this.#added.length && columns.every((one, index) => one === this.#added[index]);
  }

  #removeFrom(place: number): void {
    for (const {element} of this.#shown.splice(place)) element.remove();
  }
}

/** Shows the rows of a page in a `<tbody>`. */
export const bodyRows = directive(BodyRowsDirective);

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

function showRow(
  row: ShownRow,
  cells: readonly BodyCell[],
  {areNumbers, start}: {readonly areNumbers: readonly boolean[]; readonly start: number},
): void {
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
    if (slotName !== last.slotName) td.replaceChildren(newSlot(slotName));
  } else if (last.content.kind !== 'text' || content.value !== last.content.value) {
    const {firstChild} = td;
    if (firstChild instanceof Text) firstChild.data = content.value;
    else td.textContent = content.value;
  }
}

function newSlot(name: string): HTMLSlotElement {
  return Object.assign(document.createElement('slot'), {name});
}
