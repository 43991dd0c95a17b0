import {FoundRows} from '../filters/found-rows.js';
import {sortsOf} from '../query/query.js';
import type {TableRow} from '../row.js';
import {runToEnd} from '../sliced-work.js';
import type {Compare} from '../sort/merge-sort.js';
import {compareKeys, readSortKey, type SortKey} from '../sort/sort-keys.js';
import {fold, SEPARATOR, searchedText} from './fold.js';
import type {RowIndexOptions, RowQuery} from './row-index.js';
import {RowView} from './row-view.js';

/** Up to this number, it takes less than half a frame to sort rows by comparing them. */
export const FEW = 2000;

/**
 * Searches and sorts a few thousand rows at once, with little code: the same rows that `RowIndex` finds among many. Each row
 * is read once for search and once for each sorted column.
 */
export class FewRows {
  readonly #rows: readonly TableRow[];
  readonly #fields: readonly string[];
  readonly #options: RowIndexOptions;
  /** The folded text of each row. */
  #texts: readonly string[] | null = null;
  readonly #keys = new Map<string, readonly SortKey[]>();
  readonly #found: FoundRows;

  /** Search reads the cells of `fields`. */
  constructor(rows: readonly TableRow[], fields: readonly string[], options: RowIndexOptions) {
    this.#rows = rows;
    this.#fields = fields;
    this.#options = options;
    this.#found = new FoundRows(rows, fields, options);
  }

  view({sort, thenBy, search, ...filtered}: RowQuery): RowView {
    const rows = this.#rows;
    const needle = fold(search);
    const searched = needle === '' ? null : this.#search(needle);
    const found = runToEnd(this.#found.filter(filtered, searched));
    if (sort === null) return found === null ? new RowView(rows.length) : RowView.of(found);
    const compare = compareRows({sort, thenBy}, this.#options, field => {
      const keys = this.#keysOf(field);
      return row => keys[row]!;
    });
    return RowView.of(Uint32Array.from(found ?? rows.keys()).sort(compare));
  }

  #search(needle: string): Uint32Array {
    const fields = this.#fields;
    this.#texts ??= this.#rows.map(row =>
      fields.map(field => fold(searchedText(row, field))).join(SEPARATOR),
    );
    return Uint32Array.from(this.#texts.flatMap((text, row) => (text.includes(needle) ? row : [])));
  }

  #keysOf(field: string): readonly SortKey[] {
    let keys = this.#keys.get(field);
    if (keys === undefined) {
      keys = this.#rows.map(row => readSortKey(row, field));
      this.#keys.set(field, keys);
    }
    return keys;
  }
}

/**
 * Compares rows by their numbers in the order of a query. Rows with equal values keep their order.
 *
 * @param keysOf Returns what reads the keys of a field.
 */
export function compareRows(
  {sort, thenBy}: Pick<RowQuery, 'sort' | 'thenBy'>,
  {compareText, sortByColumns}: RowIndexOptions,
  keysOf: (field: string) => (row: number) => SortKey,
): Compare<number> {
  const sorts = sortsOf({sort, thenBy: sortByColumns?.() ? thenBy : []});
  const compares = sorts.map(({field, direction}): Compare<number> => {
    const keyOf = keysOf(field);
    const sign = direction === 'asc' ? 1 : -1;
    return (a, b) => compareKeys(keyOf(a), keyOf(b), sign, compareText);
  });
  return (a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return a - b;
  };
}
