import type {Warn} from '../../../core/bad-input.js';
import {rememberLast} from '../../../core/remember-last.js';
import {isRowKey, type RowKey, type TableRow} from '../../../core/table/index.js';
import {readValue} from '../../../core/table/row.js';
import type {Page} from './page-source.js';
import {UNLOADED_ROW} from './unloaded-row.js';
import type {FeatureTable} from './table-feature.js';

/** What identifies a row: a field, or a function of the row. */
export type RowKeyOf = string | ((row: TableRow) => RowKey);

/** The keys of no rows: always the same list. */
export const NO_KEYS: readonly (RowKey | null)[] = [];

/** Returns what identifies the rows of a table. */
export const rowKeyOf = ({rowKey}: {readonly rowKey: unknown}): RowKeyOf => (rowKey ?? 'id') as RowKeyOf;

/**
 * Returns a function that reads the keys of the rows of the visible page: null for rows without a usable key. It reads them
 * again only after a change.
 *
 * @param done What cannot be done to rows without a key, for warnings, such as 'selected'.
 */
export function pageKeys(
  {element, data, warn}: FeatureTable,
  done: string,
): () => readonly (RowKey | null)[] {
  const read = rememberLast(({page, keyOf}: {readonly page: Page | null; readonly keyOf: RowKeyOf}) =>
    rowKeys(page?.rows ?? [], keyOf, warn, done),
  );
  return () => read({page: data.page, keyOf: rowKeyOf(element)});
}

/** Returns the name of a row for screen readers: its first text, or else its key or place. */
export function rowName({body}: FeatureTable, place: number, key: RowKey | null): string {
  const first = body().rows[place]?.find(({content}) => content.kind === 'text' && content.value);
  return (first?.content.value as string | undefined) ?? String(key ?? place + 1);
}

/** Returns the key of each row of a page. A row whose key is missing or repeated warns and has null. */
export const rowKeys = (
  rows: readonly TableRow[],
  keyOf: RowKeyOf,
  warn: Warn,
  done?: string,
): (RowKey | null)[] => rows.map(keyReader(keyOf, warn, done));

/** Returns a function that reads the keys of rows, one after another. A missing or repeated key warns and is null. */
export function keyReader(keyOf: RowKeyOf, warn: Warn, done = 'selected'): (row: TableRow) => RowKey | null {
  const seen = new Set<RowKey>();
  let isRepeated = false;
  return row => {
    if (row === UNLOADED_ROW) return null;
    const key = readKey(row, keyOf, cause =>
      warn(`the rowKey function threw; the row cannot be ${done}.`, cause),
    );
    if (!isRowKey(key)) {
      warn(`a row has no key; rowKey must be a field with text or a number. The row cannot be ${done}.`);
      return null;
    }
    if (seen.has(key)) {
      // The first is enough: there may be thousands.
      if (!isRepeated)
        warn(`the key ${JSON.stringify(key)} is repeated; rowKey must be unique. The row cannot be ${done}.`);
      isRepeated = true;
      return null;
    }
    seen.add(key);
    return key;
  };
}

/** Returns the keys of rows that need not be those of the page: null for rows without a usable key. */
export const keysIn = (
  {element}: Pick<FeatureTable, 'element'>,
  rows: readonly TableRow[],
): (RowKey | null)[] => rowKeys(rows, rowKeyOf(element), () => {});

/** Reads the key of a row, which may be anything. */
export function readKey(row: TableRow, keyOf: RowKeyOf, onError: (cause: unknown) => void): unknown {
  if (typeof keyOf === 'string') return readValue(row, keyOf, ({value}) => value);
  try {
    return keyOf(row);
  } catch (cause) {
    onError(cause);
    return null;
  }
}
