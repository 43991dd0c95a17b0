import {tabStops} from '../../../../dom/focus.js';
import {BodyRow} from '../../view/body-row.js';

/** A cell by its place, which may show something else after a change of the page. */
export type Cell = HTMLTableCellElement;

/** What reacts to Enter and Space alone, so that the arrow keys can move on from it. */
const SIMPLE = 'a[href], button:not([role]), summary, input[type="checkbox"]';

/** Returns what gets the focus of a cell: its only control, if that needs no arrow keys, or else the cell. */
export function focusTarget(cell: Cell): HTMLElement {
  const [only, ...others] = controlsOf(cell);
  return only !== undefined && others.length === 0 && only.matches(SIMPLE) ? only : cell;
}

/**
 * Returns the controls of a cell that can be seen and used, in their order. Simulated documents do not know what can be seen.
 */
export const controlsOf = (cell: Cell): HTMLElement[] =>
  tabStops(cell).filter(
    stop =>
      stop !== cell &&
      !stop.matches(':disabled') &&
      (stop.checkVisibility?.({visibilityProperty: true}) ?? true),
  );

/** Returns the place of a cell in its row: the number of columns before it. */
export function columnOf(cell: Cell): number {
  let column = 0;
  for (let before = cell.previousElementSibling; before !== null; before = before.previousElementSibling)
    column += (before as Cell).colSpan;
  return column;
}

/** Returns the place of the row of a cell on the page, also if it is its detail; null outside of the body. */
export function placeOf(cell: Cell): number | null {
  let row = cell.parentElement;
  while (row !== null && BodyRow.of(row) === null) row = row.previousElementSibling as HTMLElement | null;
  return BodyRow.of(row)?.place ?? null;
}

/** Returns the visible cell of a row that covers a column, or the next one, or the last one; null if there is none. */
export function cellAt(row: Element, column: number): Cell | null {
  let end = 0;
  let last: Cell | null = null;
  for (const cell of row.children as Iterable<Cell> & HTMLCollection) {
    end += cell.colSpan;
    if (isSeen(cell)) last = cell;
    if (column < end && last === cell) break;
  }
  return last;
}

/** Returns the next visible cell of a row or the one before it; the same cell at the end. */
export function cellBeside(cell: Cell, isNext: boolean): Cell {
  let found: Element | null = cell;
  do found = isNext ? found.nextElementSibling : found.previousElementSibling;
  while (found !== null && !isSeen(found));
  return (found as Cell | null) ?? cell;
}

/** Returns the first or the last row of a table that users can go to. */
export function edgeRow(table: Element, isLast: boolean): Element {
  const edge = (from: Element) => (isLast ? from.lastElementChild : from.firstElementChild);
  const sections = [...table.children].filter(({children}) => children.length > 0);
  const row = edge(sections.at(isLast ? -1 : 0)!)!;
  return isShown(row) ? row : rowAway(row, isLast ? -1 : 1);
}

/**
 * Returns the row that is a number of rows away, or the last one that there is in that direction. Rows that are not shown do
 * not count. It looks at no other rows, so that a key takes the same time in long tables.
 */
export function rowAway(from: Element, count: number): Element {
  let [found, row]: [Element, Element | null] = [from, from];
  for (let left = Math.abs(count); left > 0 && (row = neighbor(row, count > 0)) !== null;)
    if (isShown(row)) [found, left] = [row, left - 1];
  return found;
}

/** Returns the next row or the one before it, also in another section of the table. */
function neighbor(row: Element, isNext: boolean): Element | null {
  const beside = (of: Element) => (isNext ? of.nextElementSibling : of.previousElementSibling);
  let found = beside(row);
  for (
    let section = beside(row.parentElement!);
    found === null && section !== null;
    section = beside(section)
  )
    found = isNext ? section.firstElementChild : section.lastElementChild;
  return found;
}

/** Whether users can go to a row. An outline of rows that load is not one. */
const isShown = (row: Element): boolean =>
  row.localName === 'tr' && row.ariaHidden !== 'true' && [...row.children].some(isSeen);

/** Whether users see a cell. Cards hide headers that do not sort, but screen readers read them. */
const isSeen = (cell: Element): boolean => (cell as Cell).offsetWidth > 1 && cell.ariaHidden !== 'true';
