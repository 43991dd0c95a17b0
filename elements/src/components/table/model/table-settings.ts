import type {SortDirection} from '../../../core/table/index.js';
import type {Warn} from '../../../core/bad-input.js';

/**
 * Normalizes a setting that is a whole number of at least 1. Invalid values warn and fall back to the standard
 * value.
 */
export function normalizeCount(
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

/** Normalizes the first sort direction. Invalid values warn and fall back to `'asc'`. */
export function normalizeFirstSort(firstSort: SortDirection | null | undefined, warn: Warn): SortDirection {
  if (firstSort === 'desc') return 'desc';
  if (firstSort !== 'asc' && firstSort !== null && firstSort !== undefined)
    warn("first-sort must be 'asc' or 'desc'; 'asc' is used.");
  return 'asc';
}
