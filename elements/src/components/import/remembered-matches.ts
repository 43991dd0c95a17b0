import type {Warn} from '../../core/bad-input.js';
import type {RememberedMatches} from '../../core/table/import/index.js';
import {readStored, store} from '../../dom/stored-json.js';

/** Reads what users have matched before. It may have been changed. */
export function readMatches(key: string | null | undefined): RememberedMatches {
  const stored = key ? readStored(key) : null;
  return Object(stored) === stored && !Array.isArray(stored) ? (stored as RememberedMatches) : {};
}

export function storeMatches(key: string, matches: RememberedMatches, warn: Warn): void {
  store(key, matches, cause =>
    warn('the columns could not be remembered, because localStorage does not store them.', cause),
  );
}
