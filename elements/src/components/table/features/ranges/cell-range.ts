/** A cell, by the place of its row on the page, and its place among the columns of the app. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells. All of its edges are in it. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Returns the range between two cells. */
export const rangeBetween = (one: Spot, other: Spot): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

export const rowCountOf = ({top, bottom}: CellRange): number => bottom - top + 1;

export const columnCountOf = ({left, right}: CellRange): number => right - left + 1;

/** Returns a range with the cells up to another, in the direction in which that is outside: rows first. */
export function stretched(range: CellRange, {row, column}: Spot): CellRange {
  if (row < range.top || row > range.bottom)
    return {...range, top: Math.min(range.top, row), bottom: Math.max(range.bottom, row)};
  return {...range, left: Math.min(range.left, column), right: Math.max(range.right, column)};
}

/** Returns the part of a range that another, which it was stretched from, does not have. */
export function withoutPart(range: CellRange, part: CellRange): CellRange | null {
  if (range.bottom > part.bottom) return {...range, top: part.bottom + 1};
  if (range.top < part.top) return {...range, bottom: part.top - 1};
  if (range.right > part.right) return {...range, left: part.right + 1};
  return range.left < part.left ? {...range, right: part.left - 1} : null;
}

/** Returns the rows that look different with another range. */
export function rowsThatDiffer(before: CellRange | null, now: CellRange | null): number[] {
  const all = [before, now].filter(range => range !== null);
  const isWide = before === null || now === null || before.left !== now.left || before.right !== now.right;
  const parts = isWide
    ? all.map(({top, bottom}) => [top, bottom])
    : [
        [before.top, now.top],
        [before.bottom, now.bottom],
      ];
  const rows = parts.flatMap(ends => {
    const start = Math.min(...ends);
    return Array.from({length: Math.max(...ends) - start + 1}, (_, index) => start + index);
  });
  return [...new Set(rows)];
}

const FAR = Infinity;

/** How far each key moves, by the key without Ctrl. */
const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-1, 0],
  PageDown: [1, 0],
  Home: [0, -FAR],
  End: [0, FAR],
};

/**
 * Returns where a key moves the end of a range; null if it does not move.
 *
 * @param last The last cell of the page.
 * @param rowsInView By how many rows page keys move.
 */
export function movedBy(
  {key, ctrlKey, metaKey}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  {row, column}: Spot,
  last: Spot,
  {isRightToLeft, rowsInView}: {readonly isRightToLeft: boolean; readonly rowsInView: number},
): Spot | null {
  const move = MOVES[key];
  const isFar = ctrlKey || metaKey;
  const isPage = key.startsWith('Page');
  if (move === undefined || (isPage && isFar)) return null;
  const far = isFar ? FAR : 1;
  const isArrow = key.startsWith('Arrow');
  const rows = isPage ? move[0] * rowsInView : isArrow ? move[0] * far || 0 : isFar ? move[1] : 0;
  const columns = isArrow ? move[1] * far * (isRightToLeft ? -1 : 1) || 0 : move[1];
  const within = (place: number, end: number): number => Math.max(0, Math.min(place, end));
  return {row: within(row + rows, last.row), column: within(column + columns, last.column)};
}
