import type {Warn} from '../../../core/bad-input.js';
import type {
  Compare,
  FilterRows,
  FilterTreeRows,
  GroupsQuery,
  GroupsReader,
  RowIndexOptions,
  RowView,
  SlicedWork,
  SortByColumns,
  TableGroups,
  TableQuery,
  TableRow,
} from '../../../core/table/index.js';
import type {EncodeTree} from '../../../core/table/query/feathers-params.js';
import type {Page, PageSource} from './page-source.js';

/** The rows of a client table. The number of a row is its index. */
export interface RowSource extends PageSource {
  readonly rows: readonly TableRow[];
  readonly options: RowIndexOptions & {readonly fields: readonly string[]};
  /** Returns what matches a query, or a promise of it. */
  viewNow(query: TableQuery, signal: AbortSignal): RowView | Promise<RowView>;
  view(query: TableQuery): SlicedWork<RowView>;
}

/** A table whose rows change. */
export interface LiveTable extends HTMLElement {
  readonly rowKey: unknown;
  requestUpdate(): void;
}

/** The rows of a client table that change by key. */
export interface LiveRows extends PageSource {
  /** All rows in their order; the same array until a row changes. */
  readonly rows: readonly TableRow[];
  /** Applies changes, and updates the table with the next frame. */
  apply(changes: readonly unknown[]): void;
  /** Whether rows have changed since the last page was loaded. Also applies what has waited. */
  isStale(): boolean;
}

/** A table that shows groups. */
export interface GroupedTable {
  readonly columns: unknown;
  readonly openGroups?: unknown;
}

/** The source of a server table, which loads groups and rows. */
export interface GroupServer extends PageSource {
  /** Whose groups they are, as text. */
  readonly groupsOf: string;
  /** @param read The reader of tables without their own. */
  loadGroups(query: GroupsQuery, read: GroupsReader, signal: AbortSignal): Promise<TableGroups>;
  separate(): PageSource;
  warn(message: string): void;
}

/** Loads the pages of a server table by group. */
export interface GroupPages {
  load(query: TableQuery, signal: AbortSignal): Promise<Page>;
}

/** What features do with all rows of client tables. */
export interface ClientRows {
  readonly sortByColumns: SortByColumns;
  readonly filterRows: () => FilterRows;
  readonly filterTree: () => FilterTreeRows;
  /** Returns a query with the days of its periods. Server tables call it, too. */
  readonly withDays: (query: TableQuery) => TableQuery;
  /** Loads what writes the conditions of server tables without their own backend. */
  readonly loadEncoder: () => Promise<{readonly encodeFeathersTree: EncodeTree}>;
  /** Loads what groups the rows of server tables. */
  readonly loadGroupPages: (table: GroupedTable, server: GroupServer) => Promise<GroupPages>;
  /** Returns a source of the same rows by group. */
  readonly groupRows: (
    table: GroupedTable,
    source: PageSource,
    compareText: Compare<string>,
    warn: Warn,
  ) => PageSource;
  /**
   * Returns a source of the same rows as a tree.
   *
   * @param read Returns a source of the same or other rows, by group if that is imported.
   */
  readonly treeRows: (
    table: HTMLElement,
    source: {readonly rows: readonly TableRow[]},
    read: (rows: readonly TableRow[]) => PageSource,
    warn: Warn,
  ) => PageSource;
  /** @param read Reads rows again. */
  readonly liveRows: (
    table: LiveTable,
    source: RowSource,
    read: (rows: readonly TableRow[]) => RowSource,
  ) => LiveRows;
}

/** What the imported features do, for all tables. The registry of features adds it. */
export const clientRows: Partial<ClientRows> = {};

/** Returns a query with the days of its periods, which follow today. */
export const withDays = (query: TableQuery): TableQuery => clientRows.withDays?.(query) ?? query;
