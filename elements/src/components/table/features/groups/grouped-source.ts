import type {Warn} from '../../../../core/bad-input.js';
import {
  mergeQuery,
  sortsOf,
  withPage,
  type ColumnFilter,
  type Compare,
  type GroupTotals,
  type PageGroup,
  type SlicedWork,
  type TableQuery,
  type TableRow,
} from '../../../../core/table/index.js';
import {isOpenIn, NO_OPEN_GROUPS, parseOpenGroups} from '../../../../core/table/groups/group.js';
import {lineCount, sliceLines} from '../../../../core/table/groups/group-lines.js';
import {
  groupRows,
  groupText,
  type GroupedRows,
  type KnownGroup,
} from '../../../../core/table/groups/group-rows.js';
import {totalOf, type TotalColumn} from '../../../../core/table/groups/totals.js';
import {searchedValue} from '../../../../core/table/search/fold.js';
import {runToEnd} from '../../../../core/table/sliced-work.js';
import {runSliced} from '../../../../dom/time-slicer.js';
import {isServerView} from '../../../../dom/server-view.js';
import {clientRows, type GroupedTable} from '../../model/client-rows.js';
import type {Page, PageSource} from '../../model/page-source.js';
import {totalColumns} from './total-columns.js';

/** Rows that were grouped. */
interface Grouping {
  readonly rows: readonly TableRow[];
  /** The groups and the order, as text. */
  readonly by: string;
  readonly grouped: GroupedRows;
}

/** Rows from a place to another, whose totals are read once. */
interface TotalledRows {
  /** The group, or all rows. */
  readonly of: object;
  readonly rows: readonly TableRow[];
  readonly start: number;
  readonly end: number;
}

type FieldFilter = readonly [field: string, filter: ColumnFilter];

/** Whether a filter is for the rows of a group. */
const isOfGroup = ([, filter]: FieldFilter): boolean =>
  filter.type === 'options' || (filter.type === 'text' && filter.operator === 'empty');

function isInGroup(row: TableRow, [field, filter]: FieldFilter): boolean {
  const text = groupText(searchedValue(row, field));
  return filter.type === 'options' ? filter.values.includes(text ?? '') : text === null;
}

/** Provides pages of the rows of another source, by group, and with the totals of columns. */
export class GroupedSource implements PageSource {
  readonly #table: GroupedTable;
  readonly #source: PageSource;
  readonly #compareText: Compare<string>;
  readonly #warn: Warn;
  /** The rows that were grouped last, so that another page or an opened group groups nothing. */
  #last: Grouping | null = null;
  /** The totals of groups, or of all rows. */
  readonly #totals = new WeakMap<object, Map<TotalColumn['total'], Map<string, unknown>>>();

  constructor(table: GroupedTable, source: PageSource, compareText: Compare<string>, warn: Warn) {
    this.#table = table;
    this.#source = source;
    this.#compareText = compareText;
    this.#warn = warn;
  }

  get settings(): object | undefined {
    return this.#source.settings;
  }

  load(query: TableQuery, signal: AbortSignal): Page | Promise<Page> {
    const isGrouped = query.group !== undefined;
    const columns = totalColumns(this.#table.columns, this.#warn);
    if (!isGrouped && columns.length === 0) return this.#source.load(query, signal);
    const finish = (page: Page): Page | Promise<Page> => {
      const work = isGrouped ? this.#groupedPage(page, query, columns) : this.#withTotals(page, columns);
      return isServerView ? runToEnd(work) : runSliced(work, signal);
    };
    const page = this.#source.load(isGrouped ? withPage(query, 1) : query, signal);
    return page instanceof Promise ? page.then(finish) : finish(page);
  }

  /** The rows in the order of their groups. */
  *matching(query: TableQuery): SlicedWork<readonly TableRow[]> {
    const rows = yield* clientRows.filterRows ? this.#source.matching!(query) : this.#withinGroups(query);
    return query.group === undefined ? rows : (yield* this.#group(rows, query)).rows;
  }

  /** Without table-filters, the rows of a selected group are found here. */
  *#withinGroups(query: TableQuery): SlicedWork<readonly TableRow[]> {
    const filters = Object.entries(query.filters ?? {});
    const within = filters.filter(isOfGroup);
    if (within.length === 0) return yield* this.#source.matching!(query);
    const others = Object.fromEntries(filters.filter(one => !isOfGroup(one)));
    const rows = yield* this.#source.matching!(mergeQuery(query, {filters: others}));
    return rows.filter(row => within.every(one => isInGroup(row, one)));
  }

  *#withTotals(page: Page, columns: readonly TotalColumn[]): SlicedWork<Page> {
    const rows = page.matching!();
    return {...page, totals: yield* this.#totalsOf(columns, {of: rows, rows, start: 0, end: rows.length})};
  }

  *#groupedPage(page: Page, query: TableQuery, columns: readonly TotalColumn[]): SlicedWork<Page> {
    const all = page.matching!();
    const grouped = yield* this.#group(all, query);
    const open = parseOpenGroups(this.#table.openGroups);
    const isOpen = isOpenIn(open ?? NO_OPEN_GROUPS);
    const lines = lineCount(grouped.groups, isOpen);
    const start = (query.page - 1) * query.pageSize;
    const rows: TableRow[] = [];
    const groups: PageGroup[] = [];
    let parent: KnownGroup | null = null;
    for (const line of sliceLines(grouped.groups, isOpen, start, start + query.pageSize)) {
      if (line.kind === 'group') {
        const {path, isOpen: isGroupOpen, isContinued} = line;
        const group = (parent = line.group as KnownGroup);
        const {start: first, count} = group;
        const part = {of: group, rows: grouped.rows, start: first, end: first + count};
        const totals = yield* this.#totalsOf(columns, part);
        groups.push({
          ...{path, group, place: rows.length, isOpen: isGroupOpen, isContinued, totals},
          rows: () => grouped.rows.slice(first, first + count),
        });
      } else {
        const first = parent!.start;
        rows.push(...grouped.rows.slice(first + line.start, first + line.end));
      }
    }
    // In the order in which they are in memory, which is faster, and whose total is known if it was shown without groups.
    const totals = yield* this.#totalsOf(columns, {of: all, rows: all, start: 0, end: all.length});
    return {...page, rows, groups, lines, totals, keys: undefined, matching: () => grouped.rows};
  }

  *#group(rows: readonly TableRow[], query: TableQuery): SlicedWork<GroupedRows> {
    const fields = query.group!;
    const sorts = sortsOf(query);
    const by = JSON.stringify([fields, sorts]);
    if (this.#last?.rows === rows && this.#last.by === by) return this.#last.grouped;
    const grouped = yield* groupRows({rows, fields, sorts, compareText: this.#compareText});
    this.#last = {rows, by, grouped};
    return grouped;
  }

  *#totalsOf(columns: readonly TotalColumn[], {of, rows, start, end}: TotalledRows): SlicedWork<GroupTotals> {
    const totals = new Map<string, unknown>();
    const known = this.#totals.get(of) ?? new Map<TotalColumn['total'], Map<string, unknown>>();
    this.#totals.set(of, known);
    for (const column of columns) {
      const {field, total} = column;
      const byField = known.get(total) ?? new Map<string, unknown>();
      known.set(total, byField);
      if (!byField.has(field)) {
        const fault = (cause?: unknown): void =>
          this.#warn(
            cause === undefined
              ? `the total of "${field}" leaves out values that are not numbers or dates.`
              : `the total function of "${field}" threw; there is no total.`,
            cause,
          );
        byField.set(field, yield* totalOf(column, rows, start, end, fault));
      }
      totals.set(field, byField.get(field));
    }
    return totals;
  }
}
