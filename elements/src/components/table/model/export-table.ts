import type {FeatureHost, FeatureTable} from './table-feature.js';

/** The properties of features that an export reads, which the app may not have imported. */
export interface ExportHost {
  readonly download?: string | null | undefined;
  readonly selected?: unknown;
}

const tables = new WeakMap<object, FeatureTable<ExportHost>>();

/** Lets `tableToExport` find a table by its element. */
export function registerForExport(table: FeatureTable<ExportHost>): void {
  tables.set(table.element, table);
}

/**
 * Returns the table of an element, as soon as it has the feature that exports it.
 *
 * @param caller The name of the function, for the error.
 */
export async function tableToExport(element: FeatureHost, caller: string): Promise<FeatureTable<ExportHost>> {
  if (!tables.has(element) && element.isConnected) await element.updateComplete;
  const table = tables.get(element);
  if (table === undefined) throw new TypeError(`${caller} needs a table that is on the page.`);
  return table;
}

/** Which rows to export: the visible page, all that match the search and the filters, or the selected ones. */
export type ExportScope = 'page' | 'matching' | 'selected';

/** How to read the rows of an export. */
export interface ExportOptions {
  /** The most rows to read from a server; if there are more, the export fails. Default 100,000. */
  maxRows?: number | undefined;
  /** Called after each page from a server. `total` is `Infinity` if it is unknown. */
  onProgress?: ((count: number, total: number) => void) | undefined;
  /** Ends the export, which then fails with the reason of the signal. */
  signal?: AbortSignal | undefined;
}
