import type {Warn} from '../../core/bad-input.js';
import type {RememberedMatches} from '../../core/table/import/index.js';

/** Reads what users have matched before. The storage may be closed, and may have been changed. */
export function readMatches(key: string | null | undefined): RememberedMatches {
  if (!key) return {};
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return Object(stored) === stored && !Array.isArray(stored) ? (stored as RememberedMatches) : {};
  } catch {
    return {};
  }
}

export function storeMatches(key: string, matches: RememberedMatches, warn: Warn): void {
  try {
    localStorage.setItem(key, JSON.stringify(matches));
  } catch (cause) {
    warn('the columns could not be remembered, because localStorage does not store them.', cause);
  }
}
