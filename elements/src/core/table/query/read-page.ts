import {countAt, kindOf, rowsAt} from './read-body.js';

/** The rows of a page, and the total number of rows. */
export interface TablePage {
  rows: readonly object[];
  /** The number of rows on all pages. It may be left out only if there is a `nextCursor`. */
  total?: number | undefined;
  /** The maximum number of rows per page that the server sends. A table that asked for more uses it as page size. */
  limit?: number | undefined;
  /**
   * For a server whose pages have cursors: the cursor of the next page, which the request for it receives, or null on the
   * last page. The pager then has no page numbers.
   */
  nextCursor?: string | null | undefined;
}

/** What a page reader may need of a response besides its body. The `Response` of `fetch` has it. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: {get(name: string): string | null};
}

/** Turns the body of a response into a page of rows. Throws if it cannot. */
export type PageReader = (body: unknown, response: ResponseHead) => TablePage;

/**
 * The default reader. Reads the rows from `data`, their number from `total`, and the page size of a
 * Feathers server from `limit`. Throws a `TypeError` with the reason if the body has another shape. Does not check the
 * rows, and ignores a `limit` that is not a number.
 */
export function readPage(body: unknown): TablePage {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TypeError(`The response body must be an object with data and total, but is ${kindOf(body)}.`);
  }
  const rows = rowsAt(body, 'data');
  const total = countAt(body, 'total');
  const {limit} = body as {limit?: unknown};
  return typeof limit === 'number' ? {rows, total, limit} : {rows, total};
}
