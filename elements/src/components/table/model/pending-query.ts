import {isSameData} from '../../../core/same-data.js';
import {
  initialQuery,
  isSameQuery,
  mergeQuery,
  NO_CONDITIONS,
  type TableQuery,
} from '../../../core/table/index.js';

/**
 * What the app has set since the last update of a table, which one request covers, and what the app knows of the query:
 * all that it has set, and all that it was told.
 */
export class PendingQuery {
  #pending: Partial<TableQuery> = {};
  #known = initialQuery();
  #isSorted = false;

  /** Whether the app has set nothing. */
  get isEmpty(): boolean {
    return Object.keys(this.#pending).length === 0;
  }

  /** Whether the app has ever set the sort. */
  get isSorted(): boolean {
    return this.#isSorted;
  }

  /** Sets the page. It takes precedence over changes that return to page 1, in any order. */
  setPage(page: number): void {
    this.#set({...this.#pending, page});
  }

  /** Sets anything else, and returns to page 1 unless the page is set too. */
  setFromStart(wish: Partial<TableQuery>): void {
    this.#set({page: 1, ...this.#pending, ...wish});
  }

  /**
   * Sets parts of the query. Returns to page 1 if one differs from the requested query, unless the page is set too. What
   * the app knows already is not set again: it would undo a newer action of the user.
   */
  setQuery(wish: Partial<TableQuery>, next: TableQuery): void {
    this.#isSorted ||= 'sort' in wish;
    if (isSameQuery(mergeQuery(this.#known, wish), this.#known)) return;
    const changed = changedParts(wish, next);
    if (Object.keys(changed).length > 0) this.setFromStart(changed);
    if (wish.page !== undefined) this.setPage(wish.page);
  }

  /** Returns a query with the changes of the app. */
  appliedTo(query: TableQuery): TableQuery {
    return mergeQuery(query, this.#pending);
  }

  /** Returns the changes of the app and clears them: each change acts once. */
  flush(): Partial<TableQuery> {
    const wish = this.#pending;
    this.#pending = {};
    return wish;
  }

  /** Records that the app was told of a query. Returns whether it was new. */
  tell(query: TableQuery): boolean {
    const isNews = !isSameQuery(query, this.#known);
    this.#known = query;
    return isNews;
  }

  #set(pending: Partial<TableQuery>): void {
    this.#pending = pending;
    this.#known = mergeQuery(this.#known, pending);
  }
}

function changedParts({page: _, ...wish}: Partial<TableQuery>, query: TableQuery): Partial<TableQuery> {
  const parts: Readonly<Record<string, unknown>> = {
    thenBy: [],
    filters: {},
    where: NO_CONDITIONS,
    group: [],
    ...query,
  };
  const isChanged = ([name, value]: [string, unknown]) => !isSameData(value, parts[name]);
  const changed: Partial<TableQuery> = Object.fromEntries(Object.entries(wish).filter(isChanged));
  // Another sort drops the columns after it, unless it comes with its own.
  return 'sort' in changed && wish.thenBy ? {...changed, thenBy: wish.thenBy} : changed;
}
