import type {SortDirection} from '../../../core/table/index.js';
import type {Warn} from '../../../core/bad-input.js';

/** A setting that counts, at least 1: what is none warns and is the standard one. */
export function readCount(
  name: string,
  count: number | null | undefined,
  standard: number,
  warn: Warn,
): number {
  if (count === null || count === undefined) return standard;
  if (Number.isSafeInteger(count) && count >= 1) return count;
  warn(`${name} must be a whole number of at least 1; ${standard} is used.`);
  return standard;
}

/** The way of the first sort: what is none warns and is `'asc'`. */
export function readFirstSort(firstSort: SortDirection | null | undefined, warn: Warn): SortDirection {
  if (firstSort === 'desc') return 'desc';
  if (firstSort !== 'asc' && firstSort !== null && firstSort !== undefined)
    warn("first-sort must be 'asc' or 'desc'; 'asc' is used.");
  return 'asc';
}
