import type {TableQuery} from '../query/query.js';
import {inSlices, type SlicedWork} from '../sliced-work.js';

/** What identifies a row on all pages. */
export type RowKey = string | number;

/** The part of a query that says which rows match. */
export type RowFilter = Omit<TableQuery, 'page' | 'pageSize' | 'sort' | 'thenBy' | 'group'>;

/** Rows selected one by one. */
export interface SelectedKeys {
  readonly mode: 'keys';
  readonly keys: readonly RowKey[];
}

/** The rows of a group, selected or deselected as a whole. */
export interface SelectedGroup {
  /** The query that its rows match: that of the table, with a filter for this group and each around it. */
  readonly query: RowFilter;
  readonly selected: boolean;
}

/** All rows that match a query, with exceptions, so that nobody has to list their keys. */
export interface SelectedMatches {
  readonly mode: 'all';
  /** Which rows. Those of a group match the query of the table, with a filter for the group and each around it. */
  readonly query: RowFilter;
  /**
   * What the user has selected or deselected as a whole since: of these groups, the last one that a row matches decides,
   * whether it matches `query` or not. Absent if there are none.
   */
  readonly groups?: readonly SelectedGroup[] | undefined;
  /** Rows that are not selected. */
  readonly except: readonly RowKey[];
  /** Rows that were also selected, while the table showed the matches of another query. Absent if there are none. */
  readonly keys?: readonly RowKey[] | undefined;
}

/** The selected rows of a table. */
export type TableSelection = SelectedKeys | SelectedMatches;

/** No selected rows. */
export const NO_SELECTION: TableSelection = {mode: 'keys', keys: []};

/** What a selection consists of. */
export interface SelectedRows {
  /** What is selected and deselected as a whole: the query and its groups. The last one that a row matches decides. */
  readonly parts: readonly SelectedGroup[];
  /** Rows that are selected one by one. */
  readonly keys: ReadonlySet<RowKey>;
  /** Rows that are not selected. */
  readonly except: ReadonlySet<RowKey>;
}

/** Returns the part of a query that says which rows match. */
export function filterOf(query: TableQuery): RowFilter {
  const {page: _1, pageSize: _2, sort: _3, thenBy: _4, group: _5, ...filter} = query;
  return filter;
}

/** Reads a selection of an app: also a list of keys, or null for none. Returns null if it is not valid. */
export function* readSelection(given: unknown): SlicedWork<SelectedRows | null> {
  const isList = Array.isArray(given) || given === null || given === undefined;
  const value: unknown = isList ? {mode: 'keys', keys: given ?? []} : Object(given);
  const {mode, keys, except, query, groups = []} = value as Partial<Record<string, unknown>>;
  const isAll = mode === 'all';
  if (!isAll && mode !== 'keys') return null;
  const listed = yield* keySet(keys ?? (isAll ? [] : null));
  const exceptions = yield* keySet(isAll ? (except ?? []) : []);
  const parts = isAll ? readParts([{query: query ?? {}, selected: true}].concat(groups as [])) : [];
  return parts && listed && exceptions && {parts, keys: listed, except: exceptions};
}

/** Reads what is selected as a whole; null if it is not valid. */
function readParts(given: readonly unknown[]): readonly SelectedGroup[] | null {
  const parts = given.map(part => {
    const {query, selected} = Object(part) as Partial<Record<string, unknown>>;
    const isValid = typeof query === 'object' && query !== null && typeof selected === 'boolean';
    return isValid && {query: filterOf({search: '', ...query} as TableQuery), selected};
  });
  return parts.includes(false) ? null : (parts as SelectedGroup[]);
}

/** Returns a selection as data. */
export function selectionOf({parts, keys, except}: SelectedRows): TableSelection {
  // At the start, nothing can be deselected.
  const start = parts.findIndex(({selected}) => selected);
  if (start === -1) return {mode: 'keys', keys: [...keys]};
  const groups = parts.slice(start + 1);
  return {
    ...{mode: 'all', query: parts[start]!.query, except: [...except]},
    ...(groups.length > 0 && {groups}),
    ...(keys.size > 0 && {keys: [...keys]}),
  };
}

/**
 * Returns what a selection selects and deselects as a whole: its query and its groups, in the order in which the user did. The last
 * one that a row matches decides. Empty if only single rows are selected.
 */
export const selectedParts = (selection: TableSelection): readonly SelectedGroup[] =>
  selection.mode === 'keys' ? [] : [{query: selection.query, selected: true}, ...(selection.groups ?? [])];

/** Whether a value can identify a row. */
export function isRowKey(key: unknown): key is RowKey {
  return (typeof key === 'string' && key !== '') || Number.isFinite(key);
}

/** Keys that are read in one slice. */
const SLICE = 8192;

/** Returns the set of a list of keys; null if a key is not valid. */
function* keySet(keys: unknown): SlicedWork<ReadonlySet<RowKey> | null> {
  if (!Array.isArray(keys)) return null;
  const set = new Set<RowKey>();
  let isValid = true;
  yield* inSlices(keys.length, SLICE, (start, end) => {
    for (let index = start; index < end && isValid; index++) {
      isValid = isRowKey(keys[index]);
      if (isValid) set.add(keys[index] as RowKey);
    }
  });
  return isValid ? set : null;
}
