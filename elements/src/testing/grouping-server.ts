import {
  decodeFeathersQuery,
  decodeGroups,
  newRowFilter,
  newTreeFilter,
  RowIndex,
  runToEnd,
  sortByColumns,
  type FeathersGroupsQuery,
  type FeathersQuery,
  type GroupLimits,
  type TableRow,
} from '../core/table/index.js';
import {groupRows} from '../core/table/groups/group-rows.js';
import {totalOf} from '../core/table/groups/totals.js';

const {compare: compareText} = new Intl.Collator('en', {numeric: true});
const TOTALS = ['sum', 'avg', 'min', 'max', 'count'] as const;

/** Changes what a request is answered, or holds it back. */
export type Fault = (answer: object, url: URL) => unknown;

/** A server that groups rows. It answers the requests of `feathers({groups: true})`. */
export class GroupingServer {
  rows: readonly TableRow[];
  /** The queries of the requests, which tests may empty. */
  readonly asked: string[] = [];
  readonly signals: AbortSignal[] = [];
  fault: Fault | null = null;
  readonly #limits: GroupLimits;

  constructor(rows: readonly TableRow[], fields: readonly string[], limits: Partial<GroupLimits> = {}) {
    this.rows = rows;
    this.#limits = {
      fields,
      maxLimit: 100,
      defaultLimit: 10,
      maxSorts: 3,
      maxSearch: 100,
      groups: fields,
      filters: Object.fromEntries(fields.map(field => [field, ['text', 'options']])),
      totals: Object.fromEntries(fields.map(field => [field, TOTALS])),
      ...limits,
    };
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const {signal} = init ?? {};
    this.asked.push([...url.searchParams].map(pair => pair.join('=')).join('&'));
    if (signal) this.signals.push(signal);
    const answer = this.#answer(url);
    const body = this.fault === null ? answer : await this.fault(answer, url);
    signal?.throwIfAborted();
    return new Response(JSON.stringify(body), {status: 'message' in answer ? 400 : 200});
  };

  #answer({searchParams}: URL): object {
    const isGrouped = searchParams.has('$group');
    const decoded = (isGrouped ? decodeGroups : decodeFeathersQuery)(searchParams, this.#limits);
    if (!decoded.ok) return {message: decoded.reason};
    const {query} = decoded;
    return isGrouped ? this.#groups(query as FeathersGroupsQuery) : this.#page(query);
  }

  #page(query: FeathersQuery): object {
    const rows = this.#matching(query);
    const {limit, skip} = query;
    return {total: rows.length, limit, skip, data: rows.slice(skip, skip + limit)};
  }

  #groups(query: FeathersGroupsQuery): object {
    const {field, sort, limit, skip} = query;
    const sorts = sort === null ? [] : [sort];
    const matching = this.#matching({...query, sort: null});
    const {groups, rows} = runToEnd(groupRows({rows: matching, fields: [field], sorts, compareText}));
    const data = groups.map(({value, count, start}) => ({
      value: value ?? null,
      count,
      totals: totalsOf(query, rows, start, start + count),
    }));
    return {
      total: data.length,
      data: data.slice(skip, skip + limit),
      totals: totalsOf(query, matching, 0, matching.length),
      of: {field},
    };
  }

  #matching({search = '', filters, where, sort, thenBy}: FeathersQuery): TableRow[] {
    const options = {
      compareText,
      filterRows: newRowFilter,
      filterTree: newTreeFilter,
      sortByColumns: () => sortByColumns,
    };
    const index = new RowIndex(this.rows, this.#limits.fields, options);
    const view = runToEnd(index.view({search, filters, where, sort, thenBy}));
    return view.slice(0, view.total).map(place => this.rows[place]!);
  }
}

const totalsOf = (
  {totals}: FeathersGroupsQuery,
  rows: readonly TableRow[],
  start: number,
  end: number,
): object =>
  Object.fromEntries(
    Object.entries(totals).map(([field, total]) => [
      field,
      runToEnd(totalOf({field, total}, rows, start, end, () => {})),
    ]),
  );
