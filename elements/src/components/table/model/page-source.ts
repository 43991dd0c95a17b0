import type {
  GroupTotals,
  PageGroup,
  RowKey,
  SlicedWork,
  TableQuery,
  TableRow,
} from '../../../core/table/index.js';
import type {TreeLine, TreeView} from '../../../core/table/tree/tree-view.js';

/** A tree on a page. */
export interface PageTree {
  readonly view: TreeView;
  readonly lines: readonly TreeLine[];
  /** The rows that the user has closed although rows below them match. */
  readonly closed: Set<RowKey>;
}

/** One page of a table. */
export interface Page {
  rows: readonly TableRow[];
  /** Number of rows on all pages; `Infinity` if it is unknown. */
  total: number;
  /** Whether only the first page and those beside this one can be requested. The pager then has no page numbers. */
  isWalk?: boolean | undefined;
  /** Returns the rows on all pages, if the source has them; the same array for the same rows. */
  matching?: (() => readonly TableRow[]) | undefined;
  /** Number of rows without a search, if the source knows it. */
  unfilteredTotal?: number | undefined;
  /** Maximum page size of the source, if it is less than the requested size. */
  limit?: number | undefined;
  /** Whether a row shows the same as before as long as it is the same object. */
  isLive?: boolean | undefined;
  /** The headers of the groups on the page, in their order, if the rows are grouped. */
  groups?: readonly PageGroup[] | undefined;
  /** What pages count instead of rows: the rows of open groups and closed groups, or the visible rows of a tree. */
  lines?: number | undefined;
  /** The rows of a tree on the page, in their order. */
  tree?: PageTree | undefined;
  /** The totals of all rows, by field. Absent if no column has one. */
  totals?: GroupTotals | undefined;
  /**
   * If the rows are those of a longer list that are rendered: where they are in it, and the loaded page that it starts with. New
   * rows, which the list does not have yet, come first and have negative places.
   */
  scrolled?: {readonly indexes: readonly number[]; readonly of: Page} | undefined;
  /** A unique key for each row. A row that is loaded again keeps its key. Default: the index of the row. */
  keys?: readonly number[] | undefined;
}

/** Provides the pages of a table: from rows in memory, or from a server. */
export interface PageSource {
  /**
   * Returns the requested page, or a promise of it. It fails by throwing or rejecting.
   *
   * @param signal Aborted when the page is no longer needed.
   */
  load(query: TableQuery, signal: AbortSignal): Page | Promise<Page>;
  /** What a page depends on besides the query: each value is the same until it changes. */
  readonly settings?: object | undefined;
  /** Returns all rows that match a query, in its order. A source on a server cannot. */
  matching?(query: TableQuery): SlicedWork<readonly TableRow[]>;
  /** Returns a source of the same rows that does not share its state. Default: this source. */
  separate?(): PageSource;
}

/** Rows for a file, with the lines of their groups. */
export interface FileLines {
  readonly rows: readonly TableRow[];
  /** How many groups are around each line of a group. */
  readonly levels: ReadonlyMap<TableRow, number>;
  /** How many groups are around each row. */
  readonly level: number;
  /** The last line, with the totals of all rows; null if there is none. */
  readonly totals: TableRow | null;
}

/** Why a table requested a page. Each operation has its own error message. */
export type TableOperation = 'load' | 'page-size' | 'page' | 'sort' | 'search' | 'filter';

/** Why the latest request failed. */
export interface TableFailure {
  operation: TableOperation;
  query: TableQuery;
  cause: unknown;
}
