import type {TableQuery} from '../../../core/table/index.js';

/** What the app has set since the last update of a table: all of it becomes one request. */
export class PendingQuery {
  #pending: Partial<TableQuery> = {};

  /** Whether the app has set nothing. */
  get isEmpty(): boolean {
    return Object.keys(this.#pending).length === 0;
  }

  /** Sets the page: it counts in the same update as what goes back to page 1, in any order. */
  setPage(page: number): void {
    this.#pending = {...this.#pending, page};
  }

  /** Sets anything else, which goes back to page 1 unless the page is set too. */
  setFromStart(wish: Partial<TableQuery>): void {
    this.#pending = {page: 1, ...this.#pending, ...wish};
  }

  /** A query with what the app has set. */
  appliedTo(query: TableQuery): TableQuery {
    return {...query, ...this.#pending};
  }

  /** Returns what the app has set, and forgets it: each set acts once. */
  take(): Partial<TableQuery> {
    const wish = this.#pending;
    this.#pending = {};
    return wish;
  }
}
