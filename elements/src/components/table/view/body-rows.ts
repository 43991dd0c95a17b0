import {noChange} from 'lit';
import {Directive, directive, type ElementPart} from 'lit/directive.js';
import type {FeatureColumn, TableFeature} from '../features/table-feature.js';
import type {BodyCell, TableBody} from '../model/table-rows.js';

/** A row, and what it shows. */
interface ShownRow {
  readonly element: HTMLTableRowElement;
  cells: readonly BodyCell[];
  areNumbers: readonly boolean[];
}

/**
 * Shows rows in a `<tbody>` without other content. Rows and cells are reused by place. A template for each cell would
 * need several objects and comments for each, and a page can have thousands of cells.
 */
class BodyRowsDirective extends Directive {
  #shown: ShownRow[] = [];
  #leading: readonly FeatureColumn[] = [];

  override render(_body: TableBody, _features: readonly TableFeature[]): unknown {
    return noChange;
  }

  override update(
    {element: tbody}: ElementPart,
    [{rows, areNumbers}, features]: Parameters<BodyRowsDirective['render']>,
  ): unknown {
    const columnCount = rows[0]?.length;
    const leading = features.flatMap(({column}) => column ?? []);
    if (this.#shown[0]?.cells.length !== columnCount || leading.length !== this.#leading.length)
      this.#removeFrom(0);
    this.#leading = leading;
    this.#removeFrom(rows.length);
    const added = document.createDocumentFragment();
    for (const [place, cells] of rows.entries()) {
      let row = this.#shown[place];
      if (row === undefined) {
        row = newRow(leading, cells, this.#shown[place - 1]);
        this.#shown.push(row);
        added.append(row.element);
      }
      showRow(row, cells, areNumbers);
      for (const feature of features) feature.showRow?.(row.element, place);
    }
    tbody.append(added);
    return noChange;
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
  leading: readonly FeatureColumn[],
  cells: readonly BodyCell[],
  before: ShownRow | undefined,
): ShownRow {
  if (before !== undefined)
    return {...before, element: before.element.cloneNode(true) as HTMLTableRowElement};
  const element = document.createElement('tr');
  element.setAttribute('part', 'row');
  for (const column of leading) element.append(column.createCell());
  const emptyCells = cells.map(() => {
    element.insertCell().setAttribute('part', 'cell');
    return NO_CELL;
  });
  return {element, cells: emptyCells, areNumbers: []};
}

function showRow(row: ShownRow, cells: readonly BodyCell[], areNumbers: readonly boolean[]): void {
  const all = row.element.cells;
  let td = all[all.length - cells.length] ?? null;
  for (let index = 0; td !== null; index++) {
    const isNumber = areNumbers[index] ?? false;
    if (isNumber !== (row.areNumbers[index] ?? false)) td.toggleAttribute('data-number', isNumber);
    showCell(td, cells[index]!, row.cells[index]!);
    td = td.nextElementSibling as HTMLTableCellElement | null;
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
