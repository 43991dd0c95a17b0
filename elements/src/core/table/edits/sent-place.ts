import type {Path} from '../../validation/path.js';

/** Where something is among the rows that were sent to a server. */
export interface SentPlace {
  readonly index: number;
  /** The field; undefined for the row. */
  readonly field: Path[number] | undefined;
}

/**
 * Returns the place that a server names by a path: `rows[3].qty` and `[3].qty` are the cell `qty` of the fourth row. If only one
 * row was sent, its fields are enough. Returns null for another path.
 *
 * @param count The number of rows that were sent.
 */
export function sentPlace(path: Path, count: number): SentPlace | null {
  const [first, field] = path[0] === 'rows' ? path.slice(1) : path;
  const isIndex = Number.isInteger(first) && Number(first) >= 0 && Number(first) < count;
  if (typeof first === 'number') return isIndex ? {index: first, field} : null;
  return count === 1 && first !== undefined ? {index: 0, field: first} : null;
}
