import type {TablePage, TableQuery} from '../../core/table/index.js';

/** The cursors of the pages of one query, as far as the user has gone. Each page brings that of the next one. */
export class PageCursors {
  #query = '';
  /** By page. */
  #cursors: (string | null | undefined)[] = [];
  #areUsed = false;

  /**
   * Returns the cursor of a page: null for page 1, and for all pages until a page has brought a cursor. Undefined means
   * that the page cannot be requested, because the page before it was never loaded.
   */
  cursorOf(endpoint: string, {page, ...query}: TableQuery): string | null | undefined {
    const key = JSON.stringify([endpoint, query]);
    if (key !== this.#query) {
      this.#query = key;
      this.#cursors = [];
    }
    return page === 1 || !this.#areUsed ? null : (this.#cursors[page] ?? undefined);
  }

  /** Records the cursor that a page has brought. Returns whether it was page 1 although another one was requested. */
  record({nextCursor}: TablePage, page: number, cursor: string | null): boolean {
    this.#areUsed = nextCursor !== undefined;
    if (!this.#areUsed) return false;
    if (page > 1 && cursor === null) return true;
    this.#cursors[page + 1] = nextCursor;
    return false;
  }
}

/** Returns the number of rows on all pages; `Infinity` if it is unknown. A cursor counts more than a total. */
export function totalOf(
  {rows, total = Infinity, nextCursor}: TablePage,
  {page, pageSize}: TableQuery,
): number {
  if (nextCursor === undefined) return total;
  return nextCursor === null ? pageSize * (page - 1) + rows.length : Math.max(total, pageSize * page + 1);
}
