import type {TableQuery} from '../../core/table/index.js';

/** What the app has set since the last update of a table: all of it becomes one request. */
export class WishedQuery {
  #wish: Partial<TableQuery> = {};

  /** Whether the app has set nothing. */
  get isEmpty(): boolean {
    return Object.keys(this.#wish).length === 0;
  }

  /** Sets the page: it counts in the same update as what goes back to page 1, in any order. */
  setPage(page: number): void {
    this.#wish = {...this.#wish, page};
  }

  /** Sets anything else, which goes back to page 1 unless the page is set too. */
  setFromStart(wish: Partial<TableQuery>): void {
    this.#wish = {page: 1, ...this.#wish, ...wish};
  }

  /** A query with what the app has set. */
  appliedTo(query: TableQuery): TableQuery {
    return {...query, ...this.#wish};
  }

  /** Returns what the app has set, and forgets it: each set acts once. */
  take(): Partial<TableQuery> {
    const wish = this.#wish;
    this.#wish = {};
    return wish;
  }
}
