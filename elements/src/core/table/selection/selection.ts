import {isSameData} from '../../same-data.js';
import type {TableQuery} from '../query/query.js';
import {inSlices, runToEnd, type SlicedWork} from '../sliced-work.js';

/** What identifies a row on all pages. */
export type RowKey = string | number;

/** The part of a query that says which rows match. */
export type RowFilter = Omit<TableQuery, 'page' | 'pageSize' | 'sort' | 'thenBy' | 'group'>;

/** Rows selected one by one. */
export interface SelectedKeys {
  readonly mode: 'keys';
  readonly keys: readonly RowKey[];
}

/** All rows that match a query, with exceptions, so that nobody has to list their keys. */
export interface SelectedMatches {
  readonly mode: 'all';
  readonly query: RowFilter;
  /** Rows that are not selected. */
  readonly except: readonly RowKey[];
  /** Rows that were also selected, while the table showed the matches of another query. Absent if there are none. */
  readonly keys?: readonly RowKey[] | undefined;
}

/** The selected rows of a table. */
export type TableSelection = SelectedKeys | SelectedMatches;

/** What is selected of the rows of a page. */
export interface SelectedPage {
  /** Whether no row can be selected. */
  readonly isEmpty: boolean;
  /** Whether all rows that can be selected are selected. */
  readonly isAll: boolean;
  /** Whether a row is selected, or may be. */
  readonly isSome: boolean;
}

/** No selected rows. */
export const NO_SELECTION: TableSelection = {mode: 'keys', keys: []};

const NO_KEYS: ReadonlySet<RowKey> = new Set();

/** Returns the part of a query that says which rows match. */
export function filterOf(query: TableQuery): RowFilter {
  const {page: _1, pageSize: _2, sort: _3, thenBy: _4, group: _5, ...filter} = query;
  return filter;
}

/** A selection, and what it says about rows. It never changes: each change returns another one. */
export class Selection {
  readonly value: TableSelection;
  /** The keys of `value`. */
  readonly keys: ReadonlySet<RowKey>;
  /** The exceptions of `value`; empty for single rows. */
  readonly except: ReadonlySet<RowKey>;
  /** The last answer of `covers`, because it is asked for each row. */
  #answer: {readonly filter: RowFilter; readonly isCovered: boolean} | null = null;

  /**
   * @param keys The set of `value.keys`.
   * @param except The set of `value.except`.
   */
  constructor(
    value: TableSelection,
    keys: ReadonlySet<RowKey> = new Set(value.keys),
    except: ReadonlySet<RowKey> = new Set(value.mode === 'all' ? value.except : []),
  ) {
    this.value = value;
    this.keys = keys;
    this.except = except;
  }

  /**
   * Whether a row that matches `filter` is selected: null if that is unknown, because all matches of another query are
   * selected, and only a server knows whether the row is one of them.
   */
  has(key: RowKey, filter: RowFilter): boolean | null {
    if (this.keys.has(key)) return true;
    if (this.except.has(key)) return false;
    return this.value.mode === 'keys' ? false : this.covers(filter) ? true : null;
  }

  /** Whether all rows that match `filter` are selected, but for single exceptions. */
  covers(filter: RowFilter): boolean {
    if (this.value.mode === 'keys') return false;
    const {query} = this.value;
    if (this.#answer?.filter !== filter)
      this.#answer = {filter, isCovered: isSameFilter(query, filter) || isSameFilter(query, {search: ''})};
    return this.#answer.isCovered;
  }

  /** Returns the places of a page on which this selection differs from another. */
  changedPlaces(other: Selection, page: readonly (RowKey | null)[], filter: RowFilter): number[] {
    if (this === other) return [];
    const isOn = (selection: Selection, key: RowKey | null) => key !== null && selection.has(key, filter);
    return [...page.keys()].filter(place => isOn(this, page[place]!) !== isOn(other, page[place]!));
  }

  /** What is selected of a page of rows, which match `filter`. Rows without a key cannot be selected. */
  among(page: readonly (RowKey | null)[], filter: RowFilter): SelectedPage {
    let isEmpty = true;
    let isAll = true;
    let isSome = false;
    for (const key of page) {
      if (key === null) continue;
      const isOn = this.has(key, filter);
      isEmpty = false;
      isAll &&= isOn === true;
      isSome ||= isOn !== false;
    }
    return {isEmpty, isAll: isAll && !isEmpty, isSome};
  }

  /** The number of selected rows. `matches` is the number of rows that match the query of the selection, if known. */
  count(matches: number | null): number | null {
    if (this.value.mode === 'keys') return this.keys.size;
    return matches === null ? null : Math.max(0, matches - this.except.size + this.keys.size);
  }

  /** Selects or deselects rows that match `filter`. */
  with(rows: Iterable<RowKey>, isSelected: boolean, filter: RowFilter): Selection {
    const keys = new Set(this.keys);
    const except = new Set(this.except);
    const isCovered = this.covers(filter);
    const isAll = this.value.mode === 'all';
    for (const row of rows) {
      keys.delete(row);
      except.delete(row);
      if (isSelected && !isCovered) keys.add(row);
      if (!isSelected && isAll) except.add(row);
    }
    return Selection.#of(this.value.mode === 'all' ? this.value.query : null, keys, except);
  }

  /** @param query The query of which all matches are selected, but for exceptions; null for single rows. */
  static #of(query: RowFilter | null, keys: ReadonlySet<RowKey>, except: ReadonlySet<RowKey>): Selection {
    const value: TableSelection =
      query === null
        ? {mode: 'keys', keys: [...keys]}
        : {mode: 'all', query, except: [...except], ...(keys.size > 0 && {keys: [...keys]})};
    return new Selection(value, keys, except);
  }

  /** Reads a selection of an app: also a list of keys, or null for none. Returns null if it is not valid. */
  static *read(given: unknown): SlicedWork<Selection | null> {
    if (given === null || given === undefined) return new Selection(NO_SELECTION);
    if (Array.isArray(given)) return yield* Selection.read({mode: 'keys', keys: given});
    const {mode, keys, except, query} = Object(given) as Partial<Record<string, unknown>>;
    const isAll = mode === 'all';
    const listed = yield* keySet(keys ?? (isAll ? [] : null));
    if (mode === 'keys') return listed && Selection.#of(null, listed, NO_KEYS);
    const exceptions = isAll ? yield* keySet(except ?? []) : null;
    if (exceptions === null || typeof (query ?? {}) !== 'object') return null;
    const filter = filterOf({search: '', ...(query as Partial<TableQuery>)} as TableQuery);
    return Selection.#of(filter, listed ?? NO_KEYS, exceptions);
  }

  /** Selects one row only, or none. */
  static one(key: RowKey | null): Selection {
    return new Selection(key === null ? NO_SELECTION : {mode: 'keys', keys: [key]});
  }

  /** Selects all rows that match a query. */
  static all(query: RowFilter): Selection {
    return new Selection({mode: 'all', query, except: []});
  }
}

/** Whether two filters are equal, in any order of their parts. */
export const isSameFilter = (one: RowFilter, other: RowFilter): boolean => isSameData(one, other);

/** Reads a selection: also a list of keys, or null for none. Returns null if it is not valid. */
export const parseSelection = (given: unknown): TableSelection | null =>
  runToEnd(Selection.read(given))?.value ?? null;

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
