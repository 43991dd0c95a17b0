import type {SlicedWork} from '../sliced-work.js';
import {isCovered, isInside, matchesQuery, type KnownRows} from './known-rows.js';
import {
  NO_SELECTION,
  readSelection,
  selectedParts,
  selectionOf,
  type RowFilter,
  type RowKey,
  type SelectedGroup,
  type SelectedRows,
  type TableSelection,
} from './selected-rows.js';

/** What is selected of the rows of a page. */
export interface SelectedPage {
  /** Whether no row can be selected. */
  readonly isEmpty: boolean;
  /** Whether all rows that can be selected are selected. */
  readonly isAll: boolean;
  /** Whether a row is selected, or may be. */
  readonly isSome: boolean;
}

const NO_KEYS: ReadonlySet<RowKey> = new Set();

/** The query that all rows match. */
const ALL: RowFilter = {search: ''};

/** Returns the number of rows that match a query; null if it is unknown. */
export type CountMatches = (query: RowFilter) => number | null;

/** The rows of a group. */
export interface GroupRows extends KnownRows {
  /** The keys of those of its rows that are selected one by one, or are exceptions, as far as they are known. */
  readonly keys: Rows;
}

type Rows = readonly RowKey[] | ReadonlySet<RowKey>;

/**
 * A selection, and what it says about rows. It never changes: each change returns another one. `filter` is the query of the
 * table, which the rows match, and `group` that of the innermost group around them, if there is one.
 */
export class Selection implements SelectedRows {
  readonly value: TableSelection;
  /** The keys of `value`. */
  readonly keys: ReadonlySet<RowKey>;
  /** The exceptions of `value`; empty for single rows. */
  readonly except: ReadonlySet<RowKey>;
  /** What is selected and deselected as a whole: the query of `value` and its groups. The last one that matches decides. */
  readonly parts: readonly SelectedGroup[];
  /** The last answer of `covers`, because it is asked for each row. */
  #answer: (KnownRows & {readonly isOn: boolean | null}) | null = null;
  /** Whether each part selects rows that the ones before it do not, deselects (-1), or changes nothing; null if unknown. */
  #signs: readonly (1 | 0 | -1 | null)[] | null = null;

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
    this.parts = selectedParts(value);
  }

  /**
   * Whether a row is selected: null if that is unknown, because all matches of another query are selected, and only a server
   * knows whether the row is one of them.
   */
  has(key: RowKey, filter: RowFilter, group?: RowFilter): boolean | null {
    return this.keys.has(key) || (this.except.has(key) ? false : this.covers(filter, group));
  }

  /** Whether rows are selected, but for single exceptions; null if that is unknown. */
  covers(filter: RowFilter, group = filter): boolean | null {
    if (this.#answer?.filter !== filter || this.#answer.group !== group)
      this.#answer = {filter, group, isOn: isCovered(this.parts, {filter, group})};
    return this.#answer.isOn;
  }

  /** Returns the places of a page on which this selection differs from another. */
  changedPlaces(
    other: Selection,
    page: readonly (RowKey | null)[],
    filter: RowFilter,
    groupAt?: (place: number) => RowFilter | undefined,
  ): number[] {
    if (this === other) return [];
    const isOn = (selection: Selection, place: number) =>
      page[place] !== null && selection.has(page[place]!, filter, groupAt?.(place));
    return [...page.keys()].filter(place => isOn(this, place) !== isOn(other, place));
  }

  /** What is selected of a page of rows. Rows without a key cannot be selected. */
  among(
    page: readonly (RowKey | null)[],
    filter: RowFilter,
    groupAt?: (place: number) => RowFilter | undefined,
  ): SelectedPage {
    let isEmpty = true;
    let isAll = true;
    let isSome = false;
    for (const [place, key] of page.entries()) {
      if (key === null) continue;
      const isOn = this.has(key, filter, groupAt?.(place));
      isEmpty = false;
      isAll &&= isOn === true;
      isSome ||= isOn !== false;
    }
    return {isEmpty, isAll: isAll && !isEmpty, isSome};
  }

  /** What is selected of a group. */
  ofGroup({filter, group, keys}: GroupRows, matches: CountMatches): SelectedPage {
    const last = this.parts.findLastIndex(({query}) => matchesQuery({filter, group}, query) === true);
    const inner = this.parts.slice(last + 1);
    const inside = inner.filter(({query}) => isInside(query, group));
    const isOn = isCovered([...this.parts.slice(0, last + 1), ...without(inner, group)], {filter, group});
    const part = Selection.#of(
      isOn === false ? inside : [{query: group, selected: true}, ...inside],
      new Set([...keys].filter(key => this.keys.has(key))),
      new Set([...keys].filter(key => this.except.has(key))),
    );
    const total = matches(group);
    const count = isOn === null ? null : part.count(matches);
    return {isEmpty: total === 0, isAll: count !== null && count === total, isSome: count !== 0};
  }

  /**
   * The number of selected rows; null if it is unknown.
   *
   * @param matches The number of rows that match the query of the selection, if known, or a function that counts those of its
   *   groups as well.
   */
  count(matches: CountMatches | number | null): number | null {
    this.#signs ??= this.parts.map(({query, selected}, place) => {
      const isOn = isCovered(this.parts.slice(0, place), {filter: ALL, group: query});
      return isOn === null ? null : isOn === selected ? 0 : selected ? 1 : -1;
    });
    let count = this.keys.size - this.except.size;
    for (const [place, sign] of this.#signs.entries()) {
      const {query} = this.parts[place]!;
      const found = typeof matches === 'function' ? matches(query) : place === 0 ? matches : null;
      if (sign === null || found === null) return null;
      count += sign && sign * found;
    }
    return Math.max(0, count);
  }

  /** Selects or deselects single rows. */
  with(rows: Rows, isSelected: boolean, filter: RowFilter, group?: RowFilter): Selection {
    const [keys, except] = this.#singleWithout(rows);
    if (this.covers(filter, group) !== isSelected)
      for (const row of rows) (isSelected ? keys : except).add(row);
    return Selection.#of(this.parts, keys, except);
  }

  /** Selects or deselects all rows of a group. */
  withGroup({filter, group, keys}: GroupRows, isSelected: boolean): Selection {
    const others = without(this.parts, group);
    const isDone = isCovered(others, {filter, group}) === isSelected;
    const parts = isDone ? others : [...others, {query: group, selected: isSelected}];
    return Selection.#of(parts, ...this.#singleWithout(keys));
  }

  /** Returns the keys and the exceptions without those of some rows. */
  #singleWithout(rows: Rows): [keys: Set<RowKey>, except: Set<RowKey>] {
    const single: [Set<RowKey>, Set<RowKey>] = [new Set(this.keys), new Set(this.except)];
    for (const row of rows) for (const set of single) set.delete(row);
    return single;
  }

  static #of(
    parts: SelectedRows['parts'],
    keys: ReadonlySet<RowKey>,
    except: ReadonlySet<RowKey>,
  ): Selection {
    const value = selectionOf({parts, keys, except});
    return new Selection(value, keys, value.mode === 'all' ? except : NO_KEYS);
  }

  /** Reads a selection of an app: also a list of keys, or null for none. Returns null if it is not valid. */
  static *read(given: unknown): SlicedWork<Selection | null> {
    const rows = yield* readSelection(given);
    return rows && Selection.#of(rows.parts, rows.keys, rows.except);
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

/** Returns what is selected as a whole, but for what is inside of a group. */
const without = (parts: readonly SelectedGroup[], group: RowFilter): readonly SelectedGroup[] =>
  parts.filter(({query}) => !isInside(query, group));
