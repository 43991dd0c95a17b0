import type {TableQuery, TableRow} from '../../../core/table/index.js';

/** One page of a table. */
export interface Page {
  rows: readonly TableRow[];
  /** How many rows all pages have. */
  total: number;
  /** The most rows that the source gives for a page, when that is less than it was asked for. */
  limit?: number | undefined;
  /** What tells each row from all others; a row that comes again has the key it had. Default: its place. */
  keys?: readonly number[] | undefined;
}

/** Where a table gets its pages: from rows in the page, or from a server. */
export interface PageSource {
  /**
   * The page that a query asks for: at once, or as a promise when it takes time. To throw is to fail.
   *
   * @param signal Aborted when nobody waits for the page any more.
   */
  load(query: TableQuery, signal: AbortSignal): Page | Promise<Page>;
}

/** What a table was doing when it asked for a page; each has a message of its own for when it fails. */
export type TableOperation = 'load' | 'page-size' | 'page' | 'sort' | 'search';

/** Why the newest request gave no page. */
export interface TableFailure {
  operation: TableOperation;
  query: TableQuery;
  cause: unknown;
}
