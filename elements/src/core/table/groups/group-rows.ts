import type {Sort} from '../query/query.js';
import type {TableRow} from '../row.js';
import {isBlank, searchedValue, textOf} from '../search/fold.js';
import {inSlices, type SlicedWork} from '../sliced-work.js';
import type {Compare} from '../sort/merge-sort.js';
import {compareKeys, sortKey} from '../sort/sort-keys.js';
import type {RowGroup} from './group.js';

/** Rows that are read in one slice. */
const SLICE = 4096;

/** A group whose rows are in memory. */
export interface KnownGroup extends RowGroup {
  readonly groups: readonly KnownGroup[] | null;
  /** The place of its first row among the rows by group. */
  readonly start: number;
}

/** Rows by group. */
export interface GroupedRows {
  readonly groups: readonly KnownGroup[];
  /** The rows, those of a group after each other. */
  readonly rows: readonly TableRow[];
}

/** How to group rows. */
export interface GroupTask {
  readonly rows: readonly TableRow[];
  /** The fields to group by, the outermost first. */
  readonly fields: readonly string[];
  /** The sorted columns: groups by one of them have its direction. */
  readonly sorts: readonly Sort[];
  readonly compareText: Compare<string>;
}

/** The values of a field, by which rows are grouped. */
interface Values {
  /** The number of the value of each row. */
  readonly codes: Uint32Array;
  readonly texts: readonly (string | null)[];
  readonly values: readonly unknown[];
  /** How many rows have each value. */
  readonly counts: readonly number[];
}

/** The rows after each other, and their places in the list that is grouped. */
interface Order {
  readonly rows: readonly TableRow[];
  readonly places: Uint32Array;
}

/**
 * Groups rows by fields. Values with the same text are the same: `1` and `'1'`, or two dates of a day. Objects, `NaN`, spaces,
 * and empty values are the group without a value, which is last. Groups are in ascending order, or as their column is sorted; the
 * rows of a group keep their order.
 */
export function* groupRows({rows, fields, sorts, compareText}: GroupTask): SlicedWork<GroupedRows> {
  const levels: Values[] = [];
  for (const field of fields) levels.push(yield* readValues(rows, field));
  let order: Order | null = null;
  // Each sort keeps the order of the one before.
  for (const [level, field] of [...fields.entries()].reverse()) {
    const isDescending = sorts.some(sort => sort.field === field && sort.direction === 'desc');
    order = yield* sortByValue(
      rows,
      levels[level]!,
      rankedCodes(levels[level]!, isDescending, compareText),
      order,
    );
  }
  return order === null
    ? {rows, groups: []}
    : {rows: order.rows, groups: yield* groupsOf(levels, order.places, 0, rows.length)};
}

/** Returns the number of the value of each row. Values that are the same object or primitive are read as text once. */
function* readValues(rows: readonly TableRow[], field: string): SlicedWork<Values> {
  const codes = new Uint32Array(rows.length);
  const texts: (string | null)[] = [];
  const values: unknown[] = [];
  const counts: number[] = [];
  const byText = new Map<string | null, number>();
  const byValue = new Map<unknown, number>();
  const codeOf = (value: unknown): number => {
    const text = groupText(value);
    let code = byText.get(text);
    if (code === undefined) {
      byText.set(text, (code = texts.length));
      texts.push(text);
      values.push(text === null ? undefined : value);
      counts.push(0);
    }
    byValue.set(value, code);
    return code;
  };
  yield* inSlices(rows.length, SLICE, (start, end) => {
    for (let row = start; row < end; row++) {
      const value = searchedValue(rows[row], field);
      const code = byValue.get(value) ?? codeOf(value);
      codes[row] = code;
      counts[code]!++;
    }
  });
  return {codes, texts, values, counts};
}

/** Returns the text that rows of a group have in common; null for no value. Spaces are no value, as for the filter `empty`. */
export function groupText(value: unknown): string | null {
  return isBlank(value) ? null : textOf(value);
}

/** Returns the numbers of values in the order of the values. */
function rankedCodes({values}: Values, isDescending: boolean, compareText: Compare<string>): number[] {
  const keys = values.map(sortKey);
  return [...values.keys()].sort((a, b) =>
    compareKeys(keys[a]!, keys[b]!, isDescending ? -1 : 1, compareText),
  );
}

/**
 * Sorts rows by their value. Rows with the same one keep their order. Rows and places are written together: each further pass
 * over many rows takes as long as reading their values.
 */
function* sortByValue(
  rows: readonly TableRow[],
  {codes, counts}: Values,
  ranked: readonly number[],
  before: Order | null,
): SlicedWork<Order> {
  const next = new Uint32Array(counts.length);
  let sum = 0;
  for (const code of ranked) {
    next[code] = sum;
    sum += counts[code]!;
  }
  const sorted = new Array<TableRow>(rows.length);
  const places = new Uint32Array(rows.length);
  yield* inSlices(rows.length, SLICE * 4, (start, end) => {
    for (let at = start; at < end; at++) {
      const row = before === null ? at : before.places[at]!;
      const place = next[codes[row]!]!++;
      places[place] = row;
      sorted[place] = rows[row]!;
    }
  });
  return {rows: sorted, places};
}

/** Returns the groups of sorted rows from a place to another. */
function* groupsOf(
  [level, ...inner]: readonly Values[],
  places: Uint32Array,
  first: number,
  last: number,
): SlicedWork<KnownGroup[]> {
  const groups: KnownGroup[] = [];
  const {codes, texts, values, counts} = level!;
  const isAll = last - first === codes.length;
  let start = first;
  while (start < last) {
    const code = codes[places[start]!]!;
    let end = start + (isAll ? counts[code]! : 1);
    while (end < last && codes[places[end]!] === code) end++;
    groups.push({
      value: values[code],
      text: texts[code]!,
      count: end - start,
      start,
      groups: inner.length === 0 ? null : yield* groupsOf(inner, places, start, end),
    });
    if (Math.floor(start / SLICE) !== Math.floor(end / SLICE)) yield;
    start = end;
  }
  return groups;
}
