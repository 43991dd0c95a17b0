import type {ServerIssue} from '../../../../core/form/server-issues.js';
import {
  EditList,
  isAddition,
  isRemoval,
  isSameValue,
  readCell,
  withValue,
  type EditPlace,
  type RowKey,
  type TableEdit,
  type TableRow,
} from '../../../../core/table/index.js';
import {rowKeys, type RowKeyOf} from '../../model/row-keys.js';
import type {FeatureTable} from '../../model/table-feature.js';
import {EditEvent, type EditedRow} from './edit-event.js';
import type {EditedPage} from './edited-page.js';
import type {EditingProperties} from './properties.js';
import type {TableEdits} from './table-edits.js';

/** A client table has all of its rows. */
interface RowsHost {
  rows?: readonly TableRow[] | null;
  reload?(): void;
}

/** Edits that were sent together. */
interface Save {
  readonly rows: readonly EditedRow[];
  readonly edits: readonly TableEdit[];
  readonly abort: AbortController;
}

const nameOf = ({key, field}: EditPlace): string => JSON.stringify([key, field]);

/** Sends edits, and applies what became of them. Of several saves of a cell, only the newest counts. */
export class EditSaves {
  readonly #table: FeatureTable<EditingProperties>;
  readonly #edits: TableEdits;
  readonly #page: EditedPage;
  /** The newest save of each place. */
  readonly #latest = new Map<string, Save>();

  constructor(table: FeatureTable<EditingProperties>, edits: TableEdits, page: EditedPage) {
    this.#table = table;
    this.#edits = edits;
    this.#page = page;
  }

  /** Sends edits to the listeners of `lc-edit`. */
  send(edits: readonly TableEdit[]): void {
    if (edits.length === 0) return;
    const abort = new AbortController();
    const save: Save = {rows: this.#rowsOf(edits), edits, abort};
    for (const edit of edits) {
      this.#latest.get(nameOf(edit))?.abort.abort();
      this.#latest.set(nameOf(edit), save);
    }
    const waiting: PromiseLike<unknown>[] = [];
    const event = new EditEvent({rows: save.rows, edits, signal: abort.signal}, promise =>
      waiting.push(promise),
    );
    this.#table.element.dispatchEvent(event);
    if (event.defaultPrevented) this.#end(save);
    else if (waiting.length === 0) this.#succeed(save, []);
    else {
      this.#edits.replace(
        this.#currentOf(save).map(edit => ({...edit, state: 'saving', message: undefined})),
      );
      Promise.all(waiting).then(
        answers => this.#succeed(save, answers),
        (cause: unknown) => void this.#fail(save, cause),
      );
    }
  }

  /** Ignores what becomes of edits. */
  forget(places: readonly EditPlace[]): void {
    for (const place of places) {
      this.#latest.get(nameOf(place))?.abort.abort();
      this.#latest.delete(nameOf(place));
    }
  }

  #rowsOf(edits: readonly TableEdit[]): EditedRow[] {
    const {loadedPage} = this.#table.data;
    const loaded = loadedPage === null ? null : this.#page.baseRows(loadedPage);
    return [...EditList.of(edits).rows].map(([key, fields]): EditedRow => {
      const ofRow = [...fields.values()];
      const added = ofRow.find(isAddition)?.new as TableRow | undefined;
      const removed = ofRow.find(isRemoval)?.old as TableRow | undefined;
      const old = removed ?? loaded?.get(key) ?? null;
      const base = added ?? old;
      const cells = ofRow.flatMap(({field, new: value}) => (field === null ? [] : [[field, value] as const]));
      return {
        key,
        kind: added ? 'add' : removed ? 'remove' : 'change',
        row: removed || base === null ? null : EditList.of(ofRow).rowOf(key, base),
        old: added ? null : old,
        values: {...added, ...Object.fromEntries(cells)},
      };
    });
  }

  /** Returns the edits of a save that no newer save has, as they are now. */
  #currentOf(save: Save): TableEdit[] {
    return save.edits.flatMap(edit =>
      this.#latest.get(nameOf(edit)) === save ? (this.#edits.list.get(edit) ?? []) : [],
    );
  }

  #end(save: Save): void {
    for (const [name, latest] of this.#latest) if (latest === save) this.#latest.delete(name);
  }

  #succeed(save: Save, answers: readonly unknown[]): void {
    const current = this.#currentOf(save);
    this.#end(save);
    const given = answers.flat().filter(isRow);
    const keys = this.#keysOf(given);
    const rows = new Map(given.map((row, place) => [keys[place], row]));
    const saved = save.rows
      .filter(({key}) => current.some(edit => edit.key === key))
      .map((row): SavedRow => {
        // The server has given a new row its key.
        const own = row.kind === 'add' && save.rows.length === 1 && keys[0] != null ? given[0] : undefined;
        return {...row, edits: current.filter(({key}) => key === row.key), given: rows.get(row.key) ?? own};
      });
    this.#store(saved);
    this.#edits.remove(current);
    this.#table.announce(this.#table.localize.term('editsSaved'));
  }

  #keysOf(rows: readonly TableRow[]): readonly (RowKey | null)[] {
    return rowKeys(rows, (this.#table.element.rowKey ?? 'id') as RowKeyOf, () => {});
  }

  /** Shows the rows that were saved. */
  #store(saved: readonly SavedRow[]): void {
    const element = this.#table.element as RowsHost;
    const byKey = new Map(saved.map(row => [row.key, row]));
    const isMoved = saved.some(({kind}) => kind !== 'change');
    if (isMoved) this.#page.release();
    if (Array.isArray(element.rows)) {
      const rows: readonly TableRow[] = element.rows;
      const keys = this.#keysOf(rows);
      const kept = rows.flatMap((row, place) => {
        const edited = byKey.get(keys[place]!);
        const now = edited === undefined ? row : savedRow(edited, row);
        return now === null ? [] : [now];
      });
      const added = saved.filter(({kind}) => kind === 'add').map(({given, row}) => given ?? row!);
      const addedKeys = this.#keysOf(added);
      // The app may have added them.
      const known = new Set(keys);
      const fresh = added.filter((_, place) => !known.has(addedKeys[place]!));
      element.rows = [...fresh.reverse(), ...kept];
    } else if (isMoved) element.reload?.();
    else {
      const {loadedPage} = this.#table.data;
      const loaded = loadedPage === null ? null : this.#page.baseRows(loadedPage);
      for (const edited of saved) {
        const row = loaded?.get(edited.key);
        if (row !== undefined) this.#page.save(edited.key, row, savedRow(edited, row)!);
      }
    }
  }

  async #fail(save: Save, cause: unknown): Promise<void> {
    const {issues, general} = placeIssues(await readIssues(cause), save.rows);
    const current = this.#currentOf(save);
    this.#end(save);
    const failed = current.map((edit): TableEdit => {
      const message = issues.get(nameOf(edit)) ?? general ?? this.#table.localize.term('editFailed');
      return {...edit, state: 'failed', message};
    });
    this.#edits.replace(failed);
    this.#table.announce(this.#table.localize.term('editFailed'));
  }
}

/** A row that was saved. */
interface SavedRow extends EditedRow {
  readonly edits: readonly TableEdit[];
  /** What the server has answered. */
  readonly given: TableRow | undefined;
}

/**
 * Returns what a row is after it was saved: what the server has answered, or else the row with the new values; null if it was
 * removed. A value that the app or the server has changed meanwhile stays.
 */
function savedRow({kind, edits, given}: SavedRow, row: TableRow): TableRow | null {
  if (kind === 'remove') return null;
  if (given !== undefined) return given;
  let saved = row;
  for (const {field, old, new: value} of edits)
    if (field !== null && isSameValue(readCell(row, field).value, old))
      saved = withValue(saved, field, value);
  return saved;
}

/** Whether an answer is a row, and not the response of a server, for example. */
function isRow(value: unknown): value is TableRow {
  const prototype: unknown = Object(value) === value ? Object.getPrototypeOf(value) : undefined;
  return prototype === null || prototype === Object.prototype;
}

/** Reads what a server says. The code for it may not load, for example without a connection. */
async function readIssues(cause: unknown): Promise<readonly ServerIssue[]> {
  try {
    const {readServerIssues} = await import('../../../../core/form/server-issues.js');
    return readServerIssues(cause);
  } catch {
    return [];
  }
}

/** Returns messages by place, and one for all. */
function placeIssues(
  found: readonly ServerIssue[],
  rows: readonly EditedRow[],
): {readonly issues: ReadonlyMap<string, string>; readonly general: string | undefined} {
  const issues = new Map<string, string>();
  let general: string | undefined;
  for (const {path, message} of found) {
    const [first, ...rest] = path[0] === 'rows' ? path.slice(1) : path;
    const isIndexed = typeof first === 'number' && rows[first] !== undefined;
    const row = isIndexed ? rows[first] : rows.length === 1 ? rows[0] : undefined;
    const field = isIndexed ? rest[0] : first;
    if (row !== undefined && typeof field === 'string') issues.set(nameOf({key: row.key, field}), message);
    else general ??= message;
  }
  return {issues, general};
}

/** Whether the base value of an edit is another one than before. */
export const hasConflict = ({old, new: now, field, state}: TableEdit, value: unknown): boolean =>
  field !== null && state !== 'saving' && !isSameValue(value, old) && !isSameValue(value, now);
