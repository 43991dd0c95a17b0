import {tabStops} from '../../../../dom/focus.js';

/** A cell by its place, which may show something else after a change of the page. */
export type Cell = HTMLTableCellElement;

/** What reacts to Enter and Space alone, so that the arrow keys can move on from it. */
const SIMPLE = 'a[href], button:not([role]), summary, input[type="checkbox"]';

/** Returns what gets the focus of a cell: its only control, if that needs no arrow keys, or else the cell. */
export function focusTarget(cell: Cell): HTMLElement {
  const [only, ...others] = controlsOf(cell);
  return only !== undefined && others.length === 0 && only.matches(SIMPLE) ? only : cell;
}

/** Returns the controls of a cell that can be seen, in their order. */
export const controlsOf = (cell: Cell): HTMLElement[] =>
  tabStops(cell).filter(stop => stop !== cell && stop.checkVisibility({visibilityProperty: true}));

/** Returns the place of a cell in its row: the number of columns before it. */
export function columnOf(cell: Cell): number {
  let column = 0;
  for (let before = cell.previousElementSibling; before !== null; before = before.previousElementSibling)
    column += (before as Cell).colSpan;
  return column;
}

/** Returns the cell of a row that covers a column, or its last one. */
export function cellAt(row: Element, column: number): Cell | null {
  let end = 0;
  for (const cell of row.children) {
    end += (cell as Cell).colSpan;
    if (column < end) return cell as Cell;
  }
  return row.lastElementChild as Cell | null;
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
  row.localName === 'tr' && !row.matches('[aria-hidden="true"]') && row.checkVisibility();
