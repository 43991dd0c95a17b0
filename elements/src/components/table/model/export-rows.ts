import type {Warn} from '../../../core/bad-input.js';
import {ExportLimitError} from '../../../core/table/export-limit.js';
import {
  mergeQuery,
  PAGE_SIZES,
  runToEnd,
  type RowKey,
  type SlicedWork,
  type TableQuery,
  type TableRow,
} from '../../../core/table/index.js';
import {readSelection} from '../../../core/table/selection/selected-rows.js';
import {runSliced} from '../../../dom/time-slicer.js';
import type {FileLines, PageSource} from './page-source.js';
import {rowKeyOf, rowKeys, type RowKeyOf} from './row-keys.js';
import type {ExportHost, ExportOptions, ExportScope} from './export-table.js';
import type {FeatureTable} from './table-feature.js';

/** Returns rows with the lines of their groups, if the table shows groups and the app does not want rows only. */
export async function linesOf(
  {data, parts}: FeatureTable<ExportHost>,
  rows: readonly TableRow[],
  wantsGroups: unknown,
  signal: AbortSignal,
): Promise<FileLines> {
  const isGrouped = data.page?.groups !== undefined && wantsGroups !== false;
  const lines = isGrouped ? parts.fileLines?.(rows, signal) : undefined;
  return lines ?? {rows, levels: new Map(), level: 0, totals: null};
}

const MAX_ROWS = 100_000;

/** Rows whose keys are read in one slice. */
const SLICE = 4096;

/** Returns the rows of an export, as soon as everything requested is shown. Rejects if a page does not load. */
export async function exportRows(
  table: FeatureTable<ExportHost>,
  scope: ExportScope,
  options: ExportOptions = {},
): Promise<readonly TableRow[]> {
  await table.element.settled;
  options.signal?.throwIfAborted();
  const {page, pageQuery, source} = table.data;
  if (page === null || source === null) throw new Error('The table has no page yet.');
  switch (scope) {
    case 'page':
      return page.rows;
    case 'matching':
      return new ExportReader(table, source, options).read(pageQuery);
    case 'selected':
      return selectedRows(table, new ExportReader(table, source, options));
    default:
      throw new TypeError("scope must be 'page', 'matching' or 'selected'.");
  }
}

/** Reads the selected rows: on a server, those that are not on the visible page come from all pages. */
async function selectedRows(
  table: FeatureTable<ExportHost>,
  reader: ExportReader,
): Promise<readonly TableRow[]> {
  const {page, pageQuery} = table.data;
  const selected = runToEnd(readSelection(table.element.selected));
  if (selected === null) return [];
  const {parts, keys, except} = selected;
  const hasKey = (key: RowKey) => keys.has(key);
  const everything = {search: '', filters: undefined, where: undefined};
  let rows: readonly TableRow[] = [];
  // The last part that a row matches decides.
  const decided = new Set([...except, ...keys]);
  for (const {query, selected} of parts.toReversed()) {
    const found = await reader.read(
      mergeQuery(pageQuery, {...everything, ...query}),
      key => decided.size < decided.add(key).size,
    );
    if (selected) rows = found.concat(rows);
  }
  if (keys.size === 0) return rows;
  const visible = runToEnd(reader.pick(page!.rows, hasKey));
  const others =
    visible.length === keys.size
      ? visible
      : await reader.read(mergeQuery(pageQuery, everything), hasKey, keys.size);
  return rows.concat(others);
}

/** Reads all rows of a query. */
class ExportReader {
  readonly #source: PageSource;
  readonly #options: ExportOptions;
  readonly #pageSizes: readonly number[];
  readonly #keyOf: RowKeyOf;
  readonly #warn: Warn;

  constructor({element, data, warn}: FeatureTable<ExportHost>, source: PageSource, options: ExportOptions) {
    const {pageSizes} = element;
    this.#source = source;
    this.#options = options;
    // A server accepts the sizes that users can choose.
    const offered = Array.isArray(pageSizes) ? pageSizes.filter(Number.isSafeInteger) : PAGE_SIZES;
    this.#pageSizes = [data.pageQuery.pageSize, ...(offered as readonly number[])];
    this.#keyOf = rowKeyOf(element);
    this.#warn = warn;
  }

  /**
   * Returns the rows that match a query.
   *
   * @param isWanted Whether a row with this key is one of them. Without it, all are.
   * @param count The number of wanted rows, if it is known.
   */
  async read(
    query: TableQuery,
    isWanted?: (key: RowKey) => boolean,
    count = Infinity,
  ): Promise<readonly TableRow[]> {
    const {signal = new AbortController().signal} = this.#options;
    const source = this.#source;
    if (source.matching) {
      const rows = await runSliced(source.matching(query), signal);
      return isWanted === undefined ? rows : runSliced(this.pick(rows, isWanted), signal);
    }
    const found: TableRow[] = [];
    for await (const rows of this.#pages(query, signal)) {
      found.push(...(isWanted === undefined ? rows : runToEnd(this.pick(rows, isWanted))));
      if (found.length >= count) break;
    }
    return found;
  }

  /** Returns the rows whose keys are wanted. */
  *pick(rows: readonly TableRow[], isWanted: (key: RowKey) => boolean): SlicedWork<TableRow[]> {
    const found: TableRow[] = [];
    for (let start = 0; start < rows.length; start += SLICE) {
      if (start > 0) yield;
      const slice = rows.slice(start, start + SLICE);
      const keys = rowKeys(slice, this.#keyOf, this.#warn);
      for (const [index, key] of keys.entries()) {
        if (key !== null && isWanted(key)) found.push(slice[index]!);
      }
    }
    return found;
  }

  /** Loads page after page from a server. */
  async *#pages(query: TableQuery, signal: AbortSignal): AsyncGenerator<readonly TableRow[], void, void> {
    const source = this.#source.separate?.() ?? this.#source;
    const {maxRows = MAX_ROWS, onProgress} = this.#options;
    let pageSize = Math.max(...this.#pageSizes);
    let count = 0;
    for (let page = 1; ; page++) {
      const {rows, total, limit = pageSize, isWalk} = await source.load({...query, page, pageSize}, signal);
      signal.throwIfAborted();
      // The pages of a smaller size start elsewhere, but for the first one.
      if (page === 1) pageSize = Math.min(pageSize, limit);
      count += rows.length;
      const isShort = !isWalk && count < Math.min(pageSize * page, total);
      if (isShort) throw new Error('The server sent fewer rows than requested.');
      if (count > maxRows || (total < Infinity && !isWalk && total > maxRows))
        throw new ExportLimitError(
          'rows',
          maxRows,
          `There are more than ${maxRows} rows; narrow the search, or set maxRows.`,
        );
      onProgress?.(count, total);
      yield rows;
      if (rows.length === 0 || count >= total) return;
    }
  }
}
