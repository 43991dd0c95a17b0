import type {Warn} from '../../bad-input.js';
import type {ColumnFilter, Filters} from './filter.js';
import {filterTexts, parseFilterTexts} from './filter-text.js';

/**
 * Normalizes the filters of an app, such as from JSON. Entries that are not filters warn and are ignored. Returns
 * undefined if none are left.
 */
export function normalizeFilters(given: unknown, warn: Warn): Filters | undefined {
  const filters = Object.entries(Object(given ?? {}) as Record<string, unknown>).flatMap(
    ([field, filter]) => {
      const normal = normalizeFilter(filter);
      if (normal === null) warn(`the filter of "${field}" is not valid; it is ignored.`);
      return normal === null ? [] : [[field, normal] as const];
    },
  );
  return filters.length === 0 ? undefined : Object.fromEntries(filters);
}

/**
 * Normalizes one filter. Keeps the valid members only: a filter must survive a way through a URL, where its numbers and days
 * are checked. Returns null if it is not a filter.
 */
export function normalizeFilter(given: unknown): ColumnFilter | null {
  const filter = Object(given ?? {}) as Readonly<Record<string, unknown>>;
  const isValid: Readonly<Record<string, () => boolean>> = {
    text: () => typeof filter.operator === 'string' && ['string', 'undefined'].includes(typeof filter.value),
    number: () => [filter.from, filter.to].every(end => end === undefined || Number.isFinite(end)),
    date: () => [filter.from, filter.to].every(end => ['string', 'undefined'].includes(typeof end)),
    options: () => Array.isArray(filter.values) && filter.values.every(value => typeof value === 'string'),
  };
  const type = String(filter.type);
  if (!Object.hasOwn(isValid, type) || !isValid[type]!()) return null;
  return parseFilterTexts(filterTexts(given as ColumnFilter));
}
