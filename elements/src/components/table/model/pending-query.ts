import type {TableQuery} from '../../../core/table/index.js';

/** What the app has set since the last update of a table. One request covers all of it. */
export class PendingQuery {
  #pending: Partial<TableQuery> = {};

  /** Whether the app has set nothing. */
  get isEmpty(): boolean {
    return Object.keys(this.#pending).length === 0;
  }

  /** Sets the page. It takes precedence over changes that return to page 1, in any order. */
  setPage(page: number): void {
    this.#pending = {...this.#pending, page};
  }

  /** Sets anything else, and returns to page 1 unless the page is set too. */
  setFromStart(wish: Partial<TableQuery>): void {
    this.#pending = {page: 1, ...this.#pending, ...wish};
  }

  /** Returns a query with the changes of the app. */
  appliedTo(query: TableQuery): TableQuery {
    return {...query, ...this.#pending};
  }

  /** Returns the changes of the app and clears them: each change acts once. */
  take(): Partial<TableQuery> {
    const wish = this.#pending;
    this.#pending = {};
    return wish;
  }
}
