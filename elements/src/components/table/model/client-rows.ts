import type {FilterRows, SortByColumns} from '../../../core/table/index.js';

/** What features do with all rows of client tables. */
export interface ClientRows {
  readonly sortByColumns: SortByColumns;
  readonly filterRows: () => FilterRows;
}

/** What the imported features do, for all tables. The registry of features adds it. */
export const clientRows: Partial<ClientRows> = {};
