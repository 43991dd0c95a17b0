import {isSameData} from '../../same-data.js';
import {fieldFilter, type Filters} from '../filters/filter.js';
import type {RowFilter, SelectedGroup} from './selected-rows.js';

/** Rows of which it is known what they match. */
export interface KnownRows {
  /** The query of the table. */
  readonly filter: RowFilter;
  /** The query of the innermost group around them; that of the table without groups. */
  readonly group: RowFilter;
}

/** Whether rows are selected as a whole; null if that is unknown. */
export function isCovered(parts: readonly SelectedGroup[], rows: KnownRows): boolean | null {
  let isOn: boolean | null = false;
  for (const {query, selected} of parts) {
    const isMatch = matchesQuery(rows, query);
    if (isMatch === true) isOn = selected;
    else if (isMatch === null && isOn !== selected) isOn = null;
  }
  return isOn;
}

/** Whether rows match a query; null if that is unknown. */
export function matchesQuery({filter, group}: KnownRows, query: RowFilter): boolean | null {
  if (isInside(filter, query) || isInside(group, query)) return true;
  // A row is in one group of a field only.
  const isOther = Object.entries(filtersOf(group)).some(([field, own]) => {
    if (fieldFilter(filtersOf(filter), field) === own) return false;
    const [values, others] = [valuesOf(own), valuesOf(fieldFilter(filtersOf(query), field))];
    return values !== null && others !== null && !others.some(value => values.includes(value));
  });
  return isOther ? false : null;
}

/** Whether all rows that match a query match another one, which has fewer or the same conditions. */
export const isInside = (one: RowFilter, {filters, search, ...others}: RowFilter): boolean =>
  (search === '' || search === one.search) &&
  Object.entries(filters ?? {}).every(([field, filter]) =>
    isSameData(filter, fieldFilter(filtersOf(one), field)),
  ) &&
  Object.entries(others).every(
    ([name, part]) => part === undefined || isSameData(part, (one as Record<string, unknown>)[name]),
  );

const filtersOf = ({filters}: RowFilter): Filters => filters ?? {};

/** Returns the values that a filter of a group has; null for other filters. */
function valuesOf(given: unknown): readonly unknown[] | null {
  const {operator, values} = Object(given) as {readonly operator?: unknown; readonly values?: unknown};
  return operator === 'empty' ? [null] : Array.isArray(values) && values.length > 0 ? values : null;
}

/** Whether two filters are equal, in any order of their parts. */
export const isSameFilter = (one: RowFilter, other: RowFilter): boolean => isSameData(one, other);
