import type {Sort, TableQuery} from '../core/table/index.js';

/** A test step: an action of the user or of the app. */
export type Step =
  | {readonly kind: 'set'; readonly name: 'page' | 'pageSize' | 'search'; readonly value: unknown}
  | {readonly kind: 'columns'; readonly sort: Sort | null}
  | {readonly kind: 'rows'; readonly count: number}
  | {readonly kind: 'act'; readonly action: Action; readonly value: string};

type Action = 'page' | 'page-size' | 'sort' | 'search';

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
    else if (step.kind === 'columns') this.#newStartSort = step.sort;
    else if (step.kind === 'rows') this.#hasNewRows = true;
    else this.#act(step.action, step.value);
  }

  #take(name: 'page' | 'pageSize' | 'search', value: unknown): void {
    const count = Number.isSafeInteger(value) && (value as number) >= 1 ? (value as number) : null;
    if (name === 'page') this.#set.page = count ?? 1;
    else this.#change(name === 'search' ? {search: String(value ?? '')} : {pageSize: count ?? 10});
  }

  #change(change: Partial<TableQuery>): void {
    if (isEqual(this.next, {...this.next, ...change})) return;
    this.#set = {...this.#set, ...change};
    this.#isReset = true;
  }

  /** The update of the table. */
  update(): void {
    const sort = this.#newStartSort;
    this.#newStartSort = null;
    if (sort !== null && JSON.stringify(sort) !== JSON.stringify(this.#startSort)) {
      this.#startSort = sort;
      this.#set.sort = sort;
      this.#isReset = true;
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
    }
    if (isEqual(next, this.next)) return;
    this.ask(next, [...this.#kept(next).filter(earlier => earlier !== action), action]);
  }

  ask({page, pageSize, sort, search}: TableQuery, actions: readonly Action[]): void {
    this.requests += 1;
    this.asked = {page, pageSize, sort, search, actions};
  }

  /** The user actions that the next query still includes. */
  #kept(next: TableQuery): readonly Action[] {
    const {asked} = this;
    const part = (query: TableQuery) =>
      ({
        page: query.page,
        'page-size': query.pageSize,
        search: query.search,
        sort: JSON.stringify(query.sort),
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
    this.asked = null;
    return actions;
  }

  refuse(): void {
    this.asked = null;
  }
}

function isEqual(a: TableQuery, b: TableQuery): boolean {
  const key = ({page, pageSize, sort, search}: TableQuery) =>
    JSON.stringify([page, pageSize, sort?.field, sort?.direction, search]);
  return key(a) === key(b);
}
