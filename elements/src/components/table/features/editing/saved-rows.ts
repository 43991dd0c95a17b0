import {placeName} from '../../../../core/table/edits/edit.js';
import {
  isSameValue,
  readCell,
  withValue,
  type RowKey,
  type TableEdit,
  type TableRow,
} from '../../../../core/table/index.js';
import {keysIn, readKey, rowKeyOf} from '../../model/row-keys.js';
import type {FeatureTable} from '../../model/table-feature.js';
import type {EditedRow} from './edit-event.js';
import type {EditedPage} from './edited-page.js';

/** A row that was saved. */
export interface SavedRow extends EditedRow {
  readonly edits: readonly TableEdit[];
  /** The values that each cell may have had until then, by the name of its place. */
  readonly before: ReadonlyMap<string, readonly unknown[]>;
  /** What the server has answered. */
  readonly given: TableRow | undefined;
}

/** Puts rows that were saved into the table. */
export class SavedRows {
  readonly #table: FeatureTable;
  readonly #page: EditedPage;

  constructor(table: FeatureTable, page: EditedPage) {
    this.#table = table;
    this.#page = page;
  }

  /** Shows the rows that were saved. */
  store(saved: readonly SavedRow[]): void {
    const {element} = this.#table;
    const isMoved = saved.some(({kind}) => kind !== 'change');
    if (isMoved) this.#page.release();
    if (Array.isArray(element.rows)) {
      const rows = element.rows as readonly TableRow[];
      element.rows = isMoved ? this.#moved(rows, saved) : this.#changed(rows, saved);
      return;
    }
    this.#showLoaded(saved);
    if (isMoved) element.reload();
  }

  /** Returns rows with those that were added, and without those that were removed. */
  #moved(rows: readonly TableRow[], saved: readonly SavedRow[]): TableRow[] {
    const byKey = new Map(saved.map(row => [row.key, row]));
    const keys = keysIn(this.#table, rows);
    const kept = rows.flatMap((row, place) => {
      const edited = byKey.get(keys[place]!);
      const now = edited === undefined ? row : savedRow(edited, row);
      return now === null ? [] : [now];
    });
    const added = saved.filter(({kind}) => kind === 'add').map(({given, row}) => given ?? row!);
    const addedKeys = keysIn(this.#table, added);
    // The app may have added them.
    const known = new Set(keys);
    const fresh = added.filter((_, place) => !known.has(addedKeys[place]!));
    return [...fresh.reverse(), ...kept];
  }

  /** Returns rows of which some have changed. Reads no keys behind the last of them: a table may have a million rows. */
  #changed(given: readonly TableRow[], saved: readonly SavedRow[]): TableRow[] {
    const keyOf = rowKeyOf(this.#table.element);
    const left = new Map<unknown, SavedRow>(saved.map(row => [row.key, row]));
    const rows = [...given];
    for (let place = 0; left.size > 0 && place < rows.length; place++) {
      const key = readKey(rows[place]!, keyOf, () => {});
      const edited = left.get(key);
      if (edited === undefined) continue;
      left.delete(key);
      rows[place] = savedRow(edited, rows[place]!)!;
    }
    return rows;
  }

  /** Shows saved rows of the loaded page. Also until they are loaded again: an edit of a saved value is not one of the value before. */
  #showLoaded(saved: readonly SavedRow[]): void {
    const {loadedPage} = this.#table.data;
    const loaded = loadedPage === null ? null : this.#page.baseRows(loadedPage);
    const shown = new Map<RowKey, TableRow>();
    for (const edited of saved) {
      const row = loaded?.get(edited.key);
      const now = row && savedRow(edited, row);
      if (!now) continue;
      this.#page.save(edited.key, row, now);
      shown.set(edited.key, now);
    }
    this.#page.keep(shown);
  }
}

/**
 * Returns what a row is after it was saved: what the server has answered, or else the row with the new values; null if it was
 * removed. A value that the app or the server has changed meanwhile stays.
 */
export function savedRow({kind, edits, before, given}: SavedRow, row: TableRow): TableRow | null {
  if (kind === 'remove') return null;
  if (given !== undefined) return given;
  let saved = row;
  for (const edit of edits) {
    const {field, new: value} = edit;
    const isExpected = (old: unknown): boolean => isSameValue(readCell(row, field!).value, old);
    if (field !== null && before.get(placeName(edit))!.some(isExpected))
      saved = withValue(saved, field, value);
  }
  return saved;
}
