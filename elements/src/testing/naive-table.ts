import type {Filters, Sort, TableQuery} from '../core/table/index.js';

/** A test step: an action of the user or of the app. */
export type Step =
  | {readonly kind: 'set'; readonly name: 'page' | 'pageSize' | 'search'; readonly value: unknown}
  | {readonly kind: 'query'; readonly parts: Partial<TableQuery>}
  | {readonly kind: 'columns'; readonly sort: Sort | null}
  | {readonly kind: 'rows'; readonly count: number}
  | {readonly kind: 'act'; readonly action: Action; readonly value: string};

/** A filter has its field and itself as the value, as JSON; without itself, it is removed. */
export type Action = 'page' | 'page-size' | 'sort' | 'then-by' | 'search' | 'filter' | 'own-order';

type Asked = TableQuery & {actions: readonly Action[]};

/**
 * The simplest model of what a table must request: properties count together in the next update, and user actions
 * count immediately, on top of them.
 */
export class NaiveTable {
  /** The query of the visible page. */
  shown: TableQuery = {page: 1, pageSize: 10, sort: null, search: ''};
  /** The pending request, if any. */
  asked: Asked | null = null;
  requests = 0;
  /** What the app has set or was told last. What it knows is not set again, which would undo a newer action. */
  #known: TableQuery = this.shown;
  #set: Partial<TableQuery> = {};
  #isReset = false;
  #startSort: Sort | null = null;
  #newStartSort: Sort | null = null;
  #hasNewRows = false;

  /** The values of the table's properties. */
  get next(): TableQuery {
    const query = {...(this.asked ?? this.shown), ...this.#set};
    if (this.#isReset && this.#set.page === undefined) query.page = 1;
    return query;
  }

  take(step: Step): void {
    if (step.kind === 'set') this.#take(step.name, step.value);
    else if (step.kind === 'query') this.#takeQuery(step.parts);
    else if (step.kind === 'columns') this.#newStartSort = step.sort;
    else if (step.kind === 'rows') this.#hasNewRows = true;
    else this.#act(step.action, step.value);
  }

  #take(name: 'page' | 'pageSize' | 'search', value: unknown): void {
    const count = Number.isSafeInteger(value) && (value as number) >= 1 ? (value as number) : null;
    if (name === 'page') this.#setParts({page: count ?? 1});
    else this.#change(name === 'search' ? {search: String(value ?? '')} : {pageSize: count ?? 10});
  }

  /** Another sort comes with the columns after it. */
  #takeQuery(parts: Partial<TableQuery>): void {
    const change = 'sort' in parts ? {thenBy: [], ...parts} : parts;
    if (!isEqual(this.#known, {...this.#known, ...change})) this.#change(change);
  }

  #change(change: Partial<TableQuery>): void {
    if (isEqual(this.next, {...this.next, ...change})) return;
    this.#isReset = true;
    this.#setParts(change);
  }

  #setParts(parts: Partial<TableQuery>): void {
    this.#set = {...this.#set, ...parts};
    this.#known = {...this.#known, ...(this.#isReset && {page: 1}), ...this.#set};
  }

  /** The update of the table. */
  update(): void {
    const sort = this.#newStartSort;
    this.#newStartSort = null;
    if (sort !== null && JSON.stringify(sort) !== JSON.stringify(this.#startSort)) {
      this.#startSort = sort;
      this.#isReset = true;
      this.#setParts({sort, thenBy: []});
    }
    const {next} = this;
    const mustAsk = this.#hasNewRows || !isEqual(next, this.asked ?? this.shown);
    this.#set = {};
    this.#isReset = false;
    this.#hasNewRows = false;
    if (mustAsk) this.ask(next, this.#kept(next));
  }

  #act(action: Action, value: string): void {
    this.update();
    const {page: _, ...query} = this.next;
    const next = {...query, page: action === 'page' ? Number(value) : 1};
    if (action === 'page-size') next.pageSize = Number(value);
    if (action === 'search') next.search = value;
    if (action === 'sort') {
      const isAscending = query.sort?.field === value && query.sort.direction === 'asc';
      next.sort = {field: value, direction: isAscending ? 'desc' : 'asc'};
      next.thenBy = [];
    }
    if (action === 'then-by') {
      const [sort, ...thenBy] = nextSorts(query, value);
      Object.assign(next, {sort, thenBy});
    }
    if (action === 'own-order') Object.assign(next, {sort: null, thenBy: [], search: '', filters: {}});
    if (action === 'filter') next.filters = withFilter(query.filters, value);
    if (isEqual(next, this.next)) return;
    this.ask(next, [...this.#kept(next).filter(earlier => earlier !== action), action]);
  }

  ask(query: TableQuery, actions: readonly Action[]): void {
    this.requests += 1;
    this.asked = {...partsOf(query), actions};
  }

  /** The user actions that the next query still includes. */
  #kept(next: TableQuery): readonly Action[] {
    const {asked} = this;
    const part = (query: TableQuery) =>
      ({
        page: query.page,
        'page-size': query.pageSize,
        search: query.search,
        sort: JSON.stringify([query.sort, query.thenBy]),
        'then-by': JSON.stringify([query.sort, query.thenBy]),
        filter: JSON.stringify(query.filters),
        'own-order': JSON.stringify(query),
      }) satisfies Record<Action, unknown>;
    return asked?.actions.filter(action => part(asked)[action] === part(next)[action]) ?? [];
  }

  /** Answers the request. Returns the user actions that took effect, or null if another page is requested. */
  answer(total: number): readonly Action[] | null {
    const {actions, ...query} = this.asked!;
    const last = Math.max(1, Math.ceil(total / query.pageSize));
    if (query.page > last) {
      this.ask({...query, page: last}, actions);
      return null;
    }
    this.shown = query;
    this.#end();
    return actions;
  }

  refuse(): void {
    this.#end();
  }

  #end(): void {
    this.asked = null;
    this.#known = this.next;
  }
}

/** Returns the parts of a query. Those that say nothing are left out. */
function partsOf({page, pageSize, sort, search, thenBy = [], filters = {}}: TableQuery): TableQuery {
  return {
    page,
    pageSize,
    sort,
    search,
    ...(sort !== null && thenBy.length > 0 && {thenBy}),
    ...(Object.keys(filters).length > 0 && {filters}),
  };
}

function isEqual(a: TableQuery, b: TableQuery): boolean {
  return JSON.stringify(partsOf(a)) === JSON.stringify(partsOf(b));
}

/** Each click on a column that is added to the sorted ones: ascending, descending, and unsorted if it is not the only one. */
function nextSorts({sort, thenBy = []}: Pick<TableQuery, 'sort' | 'thenBy'>, field: string): readonly Sort[] {
  const sorts = sort === null ? [] : [sort, ...thenBy];
  const current = sorts.find(other => other.field === field);
  const next: Sort = {field, direction: current?.direction === 'asc' ? 'desc' : 'asc'};
  if (current === undefined) return [...sorts, next];
  const isRemoved = current.direction === 'desc' && sorts.length > 1;
  return sorts.flatMap(other => (other !== current ? other : isRemoved ? [] : next));
}

function withFilter(filters: Filters = {}, value: string): Filters {
  const [field, filter] = JSON.parse(value) as [string, Filters[string]?];
  const {[field]: _, ...others} = filters;
  return filter === undefined ? others : {...filters, [field]: filter};
}
