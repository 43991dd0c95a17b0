import type {Sort} from '../query/query.js';
import type {TableRow} from '../row.js';
import {searchedValue, textOf} from '../search/fold.js';
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
}

/**
 * Groups rows by fields. Values with the same text are the same: `1` and `'1'`, or two dates of a day. Objects, `NaN`, and
 * empty values are the group without a value, which is last. Groups are in ascending order, or as their column is sorted; the
 * rows of a group keep their order.
 */
export function* groupRows({rows, fields, sorts, compareText}: GroupTask): SlicedWork<GroupedRows> {
  const levels: Values[] = [];
  let order: Uint32Array | null = null;
  for (const field of fields) {
    const isDescending = sorts.some(sort => sort.field === field && sort.direction === 'desc');
    levels.push(ranked(yield* readValues(rows, field), isDescending, compareText));
  }
  // Each sort keeps the order of the one before.
  for (const level of levels.toReversed()) order = yield* sortByCode(level, order);
  const sorted = order === null ? rows : yield* rowsAt(rows, order);
  return {rows: sorted, groups: yield* groupsOf(levels, order, 0, rows.length)};
}

/** Returns the number of the value of each row. Values that are the same object or primitive are read as text once. */
function* readValues(rows: readonly TableRow[], field: string): SlicedWork<Values> {
  const codes = new Uint32Array(rows.length);
  const texts: (string | null)[] = [];
  const values: unknown[] = [];
  const byText = new Map<string | null, number>();
  const byValue = new Map<unknown, number>();
  const codeOf = (value: unknown): number => {
    const text = groupText(value);
    let code = byText.get(text);
    if (code === undefined) {
      byText.set(text, (code = texts.length));
      texts.push(text);
      values.push(text === null ? undefined : value);
    }
    byValue.set(value, code);
    return code;
  };
  yield* inSlices(rows.length, SLICE, (start, end) => {
    for (let row = start; row < end; row++) {
      const value = searchedValue(rows[row], field);
      codes[row] = byValue.get(value) ?? codeOf(value);
    }
  });
  return {codes, texts, values};
}

/** Returns the text that rows of a group have in common; null for no value. */
export function groupText(value: unknown): string | null {
  return Number.isNaN(value) ? null : textOf(value) || null;
}

/** Returns values whose numbers are in their order. */
function ranked({codes, texts, values}: Values, isDescending: boolean, compareText: Compare<string>): Values {
  const keys = values.map(sortKey);
  const order = [...values.keys()].sort((a, b) =>
    compareKeys(keys[a]!, keys[b]!, isDescending ? -1 : 1, compareText),
  );
  const ranks = new Uint32Array(order.length);
  for (const [rank, code] of order.entries()) ranks[code] = rank;
  return {
    codes: codes.map(code => ranks[code]!),
    texts: order.map(code => texts[code]!),
    values: order.map(code => values[code]),
  };
}

/** Sorts rows by the number of their value. Rows with the same one keep their order. */
function* sortByCode({codes, texts}: Values, order: Uint32Array | null): SlicedWork<Uint32Array> {
  const next = new Uint32Array(texts.length);
  for (const code of codes) next[code]!++;
  let sum = 0;
  for (const [code, count] of next.entries()) {
    next[code] = sum;
    sum += count;
  }
  const sorted = new Uint32Array(codes.length);
  yield* inSlices(codes.length, SLICE * 4, (start, end) => {
    for (let place = start; place < end; place++) {
      const row = order === null ? place : order[place]!;
      sorted[next[codes[row]!]!++] = row;
    }
  });
  return sorted;
}

function* rowsAt(rows: readonly TableRow[], order: Uint32Array): SlicedWork<TableRow[]> {
  const sorted = new Array<TableRow>(order.length);
  yield* inSlices(order.length, SLICE * 4, (start, end) => {
    for (let place = start; place < end; place++) sorted[place] = rows[order[place]!]!;
  });
  return sorted;
}

/** Returns the groups of sorted rows from a place to another. */
function* groupsOf(
  [level, ...inner]: readonly Values[],
  order: Uint32Array | null,
  first: number,
  last: number,
): SlicedWork<KnownGroup[]> {
  const groups: KnownGroup[] = [];
  if (level === undefined || order === null) return groups;
  const {codes, texts, values} = level;
  let start = first;
  while (start < last) {
    const code = codes[order[start]!]!;
    let end = start + 1;
    while (end < last && codes[order[end]!] === code) end++;
    groups.push({
      value: values[code],
      text: texts[code]!,
      count: end - start,
      start,
      groups: inner.length === 0 ? null : yield* groupsOf(inner, order, start, end),
    });
    if (Math.floor(start / SLICE) !== Math.floor(end / SLICE)) yield;
    start = end;
  }
  return groups;
}
