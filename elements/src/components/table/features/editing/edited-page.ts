import {rememberLast} from '../../../../core/remember-last.js';
import {
  isSameQuery,
  type EditList,
  type RowKey,
  type TableQuery,
  type TableRow,
} from '../../../../core/table/index.js';
import type {Page} from '../../model/page-source.js';
import {readKey, rowKeyOf, rowKeys, type RowKeyOf} from '../../model/row-keys.js';
import type {FeatureTable} from '../../model/table-feature.js';
import type {EditingProperties} from './properties.js';

/** A row that was saved, until the table gets another one for its key. */
interface SavedRow {
  readonly base: TableRow;
  readonly row: TableRow;
}

/** The rows of a page that stay in their places. */
interface Held {
  readonly query: TableQuery;
  readonly keys: readonly RowKey[];
  readonly places: readonly number[];
  readonly rows: ReadonlyMap<RowKey, TableRow>;
}

/** The page as the user edits it: with added rows, edited values, and each row in its place until the user leaves it. */
export class EditedPage {
  readonly #table: FeatureTable<EditingProperties>;
  #saved: ReadonlyMap<RowKey, SavedRow> = new Map();
  #held: Held | null = null;
  /** The rows of edits that were looked up among all rows, by key. */
  #others: {
    readonly rows: unknown;
    readonly keyOf: RowKeyOf | null;
    readonly found: Map<RowKey, TableRow | undefined>;
  } = {rows: null, keyOf: null, found: new Map()};
  readonly #keysOf = rememberLast(({rows, keyOf}: {readonly rows: Page['rows']; readonly keyOf: RowKeyOf}) =>
    rowKeys(rows, keyOf, this.#table.warn, 'edited'),
  );
  readonly #settledPage = rememberLast(
    ({
      page,
      saved,
      held,
      keyOf,
    }: {
      readonly page: Page;
      readonly saved: ReadonlyMap<RowKey, SavedRow>;
      readonly held: Held | null;
      readonly keyOf: RowKeyOf;
    }) =>
      settle(page, this.#keysOf({rows: page.rows, keyOf}), saved, held, (key, keys) =>
        this.otherRow(key, keys),
      ),
  );
  readonly #editedPage = rememberLast(
    ({page, edits, keyOf}: {readonly page: Page; readonly edits: EditList; readonly keyOf: RowKeyOf}) =>
      edit(page, this.#keysOf({rows: page.rows, keyOf}), edits),
  );

  readonly #rowsByKey = rememberLast(
    ({
      page: {rows},
      keyOf,
    }: {
      readonly page: Page;
      readonly keyOf: RowKeyOf;
    }): ReadonlyMap<RowKey, TableRow> => {
      const keys = this.#keysOf({rows, keyOf});
      return new Map(rows.map((row, place) => [keys[place]!, row]));
    },
  );

  constructor(table: FeatureTable<EditingProperties>) {
    this.#table = table;
  }

  /** Returns what is shown of a page. */
  shown(page: Page, edits: EditList): Page {
    const settled = this.#settled(page);
    // Without edits, a table needs no keys.
    if (edits.list.length === 0) return settled;
    return this.#editedPage({page: settled, edits, keyOf: rowKeyOf(this.#table.element)});
  }

  /** Returns the rows of a page by key, without edits. */
  baseRows(page: Page): ReadonlyMap<RowKey, TableRow> {
    return this.#rowsByKey({page: this.#settled(page), keyOf: rowKeyOf(this.#table.element)});
  }

  /** Returns a row of a client table that is not on the page. The rows of some keys are looked up together. */
  otherRow(key: RowKey, keys: Iterable<RowKey>): TableRow | undefined {
    const {element} = this.#table;
    if (!Array.isArray(element.rows)) return undefined;
    const rows = element.rows as readonly TableRow[];
    const keyOf = rowKeyOf(element);
    if (this.#others.rows !== rows || this.#others.keyOf !== keyOf)
      this.#others = {rows, keyOf, found: new Map()};
    const {found} = this.#others;
    if (found.has(key)) return found.get(key);
    for (const one of [key, ...keys]) if (!found.has(one)) found.set(one, undefined);
    for (const row of rows) {
      const name = readKey(row, keyOf, () => {}) as RowKey;
      if (found.has(name)) found.set(name, row);
    }
    return found.get(key);
  }

  /** Shows a row instead of the one that is shown, until the table loads another one. */
  save(key: RowKey, shown: TableRow, row: TableRow): void {
    const last = this.#saved.get(key);
    this.#saved = new Map(this.#saved).set(key, {base: last?.row === shown ? last.base : shown, row});
  }

  /** Keeps the rows of a page in their places. */
  hold(page: Page): void {
    // Those of a list without pages change with each movement.
    if (page.scrolled !== undefined) return;
    const query = this.#table.data.pageQuery;
    if (this.#held !== null && isSameQuery(this.#held.query, query)) return;
    const {rows, keys} = this.#settled(page);
    const rowKeys = this.#keysOf({rows, keyOf: rowKeyOf(this.#table.element)});
    const found = rowKeys.filter(key => key !== null);
    // Rows without a key cannot be found again.
    if (found.length < rows.length) return;
    this.#held = {
      query,
      keys: found,
      places: keys ?? rows.map((_, place) => place),
      rows: new Map(rows.map((row, place) => [found[place]!, row])),
    };
  }

  /** Shows saved rows where they are kept, also if they now belong on another page. */
  keep(rows: ReadonlyMap<RowKey, TableRow>): void {
    if (this.#held !== null) this.#held = {...this.#held, rows: new Map([...this.#held.rows, ...rows])};
  }

  /** Lets the rows go to their places. Returns whether some were held. */
  release(): boolean {
    const wasHeld = this.#held !== null;
    this.#held = null;
    return wasHeld;
  }

  #settled(page: Page): Page {
    if (this.#held !== null && !isSameQuery(this.#held.query, this.#table.data.pageQuery)) this.#held = null;
    if (this.#saved.size === 0 && this.#held === null) return page;
    return this.#settledPage({
      page,
      saved: this.#saved,
      held: this.#held,
      keyOf: rowKeyOf(this.#table.element),
    });
  }
}

function settle(
  page: Page,
  keys: readonly (RowKey | null)[],
  saved: ReadonlyMap<RowKey, SavedRow>,
  held: Held | null,
  otherRow: EditedPage['otherRow'],
): Page {
  const rows = page.rows.map((row, place) => {
    const found = saved.get(keys[place]!);
    return found?.base === row ? found.row : row;
  });
  if (held === null) return {...page, rows};
  const now = new Map(rows.map((row, place) => [keys[place]!, row]));
  const rowOf = (key: RowKey): TableRow => now.get(key) ?? otherRow(key, held.keys) ?? held.rows.get(key)!;
  return {...page, rows: held.keys.map(rowOf), keys: held.places};
}

function edit(page: Page, keys: readonly (RowKey | null)[], edits: EditList): Page {
  if (edits.list.length === 0) return page;
  // One may be there again before its removal is saved.
  const known = new Set(keys);
  const added = edits.added
    .filter(({key}) => !known.has(key))
    .map(({key, new: row}) => edits.rowOf(key, row as TableRow));
  const rows = page.rows.map((row, place) => edits.rowOf(keys[place]!, row));
  const names = page.keys ?? page.rows.map((_, place) => place);
  const withAdded = (list: readonly number[]): number[] => [
    ...added.map((_, index) => index - added.length),
    ...list,
  ];
  const {scrolled} = page;
  return {
    ...page,
    rows: [...added, ...rows],
    keys: withAdded(names),
    ...(scrolled && {scrolled: {...scrolled, indexes: withAdded(scrolled.indexes)}}),
  };
}
