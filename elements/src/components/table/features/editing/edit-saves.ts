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
import {readKey, rowKeyOf, rowKeys} from '../../model/row-keys.js';
import type {FeatureTable} from '../../model/table-feature.js';
import {EditEvent, type EditedRow} from './edit-event.js';
import type {EditedPage} from './edited-page.js';
import type {EditingProperties} from './properties.js';
import type {TableEdits} from './table-edits.js';

/** Edits that were sent together. */
interface Save {
  readonly rows: readonly EditedRow[];
  /** By place. */
  readonly edits: ReadonlyMap<string, TableEdit>;
  /** The values that each cell may have until the answer: those before, and what was sent earlier. */
  readonly before: ReadonlyMap<string, readonly unknown[]>;
  readonly abort: AbortController;
}

/** Numbers need no quotes, which take most of the time with many cells. */
const nameOf = ({key, field}: EditPlace): string =>
  typeof key === 'number' && field !== null ? `${key} ${field}` : JSON.stringify([key, field]);

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
  send(all: readonly TableEdit[]): void {
    const {list} = this.#edits;
    // The server does not know a row before its addition is saved.
    const edits = all.filter(
      ({key}) => !list.isAdded(key) || list.get({key, field: null})!.state !== 'saving',
    );
    if (edits.length === 0) return;
    const abort = new AbortController();
    const before = new Map<string, readonly unknown[]>();
    const byPlace = new Map(edits.map(edit => [nameOf(edit), edit]));
    const save: Save = {rows: this.#rowsOf(edits), edits: byPlace, before, abort};
    const replaced = new Set<Save>();
    for (const [name, edit] of byPlace) {
      const last = this.#latest.get(name);
      before.set(name, [...(last?.before.get(name) ?? []), edit.old]);
      this.#latest.set(name, save);
      if (last !== undefined) replaced.add(last);
    }
    this.#abortUnused(replaced);
    const waiting: PromiseLike<unknown>[] = [];
    const event = new EditEvent({rows: save.rows, edits, signal: abort.signal}, promise =>
      waiting.push(promise),
    );
    this.#table.element.dispatchEvent(event);
    if (event.defaultPrevented) this.#end(save);
    else if (waiting.length === 0) this.#succeed(save, []);
    else {
      this.#edits.replace(
        this.#splitOf(save).sent.map(edit => ({...edit, state: 'saving', message: undefined})),
      );
      Promise.all(waiting).then(
        answers => this.#succeed(save, answers),
        (cause: unknown) => void this.#fail(save, cause),
      );
    }
  }

  /** Ignores what becomes of edits. */
  forget(places: readonly EditPlace[]): void {
    const forgotten = new Set<Save>();
    for (const name of places.map(nameOf)) {
      const last = this.#latest.get(name);
      this.#latest.delete(name);
      if (last !== undefined) forgotten.add(last);
    }
    this.#abortUnused(forgotten);
  }

  /** Aborts saves of which no cell waits any more. */
  #abortUnused(saves: Iterable<Save>): void {
    for (const save of saves) if (this.#ownOf(save).length === 0) save.abort.abort();
  }

  #rowsOf(edits: readonly TableEdit[]): EditedRow[] {
    const {loadedPage} = this.#table.data;
    const loaded = loadedPage === null ? null : this.#page.baseRows(loadedPage);
    const byKey = EditList.of(edits).rows;
    return [...byKey].map(([key, fields]): EditedRow => {
      const ofRow = [...fields.values()];
      const added = ofRow.find(isAddition)?.new as TableRow | undefined;
      const removed = ofRow.find(isRemoval)?.old as TableRow | undefined;
      const base = added ?? removed ?? loaded?.get(key) ?? this.#page.otherRow(key, byKey.keys()) ?? null;
      const cells = ofRow.flatMap(({field, new: value}) => (field === null ? [] : [[field, value] as const]));
      return {
        key,
        kind: added ? 'add' : removed ? 'remove' : 'change',
        row: removed || base === null ? null : EditList.of(ofRow).rowOf(key, base),
        old: added ? null : base,
        values: {...added, ...Object.fromEntries(cells)},
      };
    });
  }

  /** Whether a cell may have a value because it is being saved. */
  expects(edit: TableEdit, value: unknown): boolean {
    if (this.#latest.size === 0) return false;
    const name = nameOf(edit);
    const save = this.#latest.get(name);
    if (save === undefined) return false;
    return [save.edits.get(name)!.new, ...save.before.get(name)!].some(one => isSameValue(one, value));
  }

  /** Whether an edit was sent, and waits for the answer. */
  isSaving(edit: TableEdit): boolean {
    const name = nameOf(edit);
    const sent = this.#latest.get(name)?.edits.get(name);
    return sent !== undefined && edit.text === undefined && isSameValue(sent.new, edit.new);
  }

  /** Returns the edits of a save that no newer save has, as they were sent. */
  #ownOf(save: Save): TableEdit[] {
    return [...save.edits].flatMap(([name, edit]) => (this.#latest.get(name) === save ? [edit] : []));
  }

  /** Returns the edits at the places of a save: those that were sent, and those that users have made since. */
  #splitOf(save: Save): {readonly sent: TableEdit[]; readonly newer: TableEdit[]} {
    const sent: TableEdit[] = [];
    const newer: TableEdit[] = [];
    for (const edit of this.#ownOf(save)) {
      const now = this.#edits.list.get(edit);
      if (now !== undefined)
        (now.text === undefined && isSameValue(now.new, edit.new) ? sent : newer).push(now);
    }
    return {sent, newer};
  }

  #end(save: Save): void {
    for (const [name, latest] of this.#latest) if (latest === save) this.#latest.delete(name);
  }

  #succeed(save: Save, answers: readonly unknown[]): void {
    const {sent, newer} = this.#splitOf(save);
    const own = this.#ownOf(save);
    this.#end(save);
    const given = answers.flat().filter(isRow);
    const keys = this.#keysOf(given);
    const rows = new Map(given.map((row, place) => [keys[place] ?? null, row]));
    for (const [key, row] of addedRows(save.rows, rows)) rows.set(key, row);
    const byRow = new Map<RowKey, TableEdit[]>();
    for (const edit of own) {
      const ofRow = byRow.get(edit.key);
      if (ofRow === undefined) byRow.set(edit.key, [edit]);
      else ofRow.push(edit);
    }
    const saved = save.rows.flatMap((row): SavedRow[] => {
      const edits = byRow.get(row.key);
      return edits === undefined ? [] : [{...row, edits, before: save.before, given: rows.get(row.key)}];
    });
    this.#store(saved);
    this.#edits.remove(sent);
    this.#follow(saved, newer);
    this.#table.announce(this.#table.localize.term('editsSaved'));
  }

  /** Edits that users have made while a row was saved are edits of the saved row. */
  #follow(saved: readonly SavedRow[], newer: readonly TableEdit[]): void {
    for (const {key, kind, given, edits} of saved) {
      const left = [...this.#edits.list.inRow(key).values()];
      if (kind === 'remove') {
        this.#edits.remove(left.filter(edit => !isAddition(edit) && !this.#edits.list.isAdded(key)));
        continue;
      }
      const oldOf = ({field, old}: TableEdit): unknown => {
        if (given !== undefined) return field === null ? given : readCell(given, field).value;
        const sent = edits.find(edit => edit.field === field);
        return sent === undefined ? old : sent.new;
      };
      const now = kind === 'add' && given !== undefined ? this.#keysOf([given])[0]! : key;
      const moved = left.filter(edit => now !== key || newer.includes(edit));
      if (moved.length === 0) continue;
      this.#edits.remove(moved);
      this.#edits.replace(moved.map(edit => ({...edit, key: now, old: oldOf(edit)})));
    }
  }

  #keysOf(rows: readonly TableRow[]): readonly (RowKey | null)[] {
    return rowKeys(rows, rowKeyOf(this.#table.element), () => {});
  }

  /** Shows the rows that were saved. */
  #store(saved: readonly SavedRow[]): void {
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

  async #fail(save: Save, cause: unknown): Promise<void> {
    const {issues, general} = placeIssues(await readIssues(cause), save.rows);
    const {sent, newer} = this.#splitOf(save);
    this.#end(save);
    const withOld = (edit: TableEdit): TableEdit => ({...edit, old: save.before.get(nameOf(edit))![0]});
    const failed = sent.map((edit): TableEdit => {
      const message = issues.get(nameOf(edit)) ?? general;
      // Nothing is said of this one: it waits for the others, and is not saved either.
      if (message === undefined && issues.size > 0)
        return {...withOld(edit), state: 'changed', message: undefined};
      return {...withOld(edit), state: 'failed', message: message ?? this.#table.localize.term('editFailed')};
    });
    this.#edits.replace([...failed, ...newer.map(withOld)]);
    this.#table.announce(this.#table.localize.term('editFailed'));
  }
}

/** A row that was saved. */
interface SavedRow extends EditedRow {
  readonly edits: readonly TableEdit[];
  readonly before: Save['before'];
  /** What the server has answered. */
  readonly given: TableRow | undefined;
}

/**
 * Returns what a row is after it was saved: what the server has answered, or else the row with the new values; null if it was
 * removed. A value that the app or the server has changed meanwhile stays.
 */
function savedRow({kind, edits, before, given}: SavedRow, row: TableRow): TableRow | null {
  if (kind === 'remove') return null;
  if (given !== undefined) return given;
  let saved = row;
  for (const edit of edits) {
    const {field, new: value} = edit;
    const isExpected = (old: unknown): boolean => isSameValue(readCell(row, field!).value, old);
    if (field !== null && before.get(nameOf(edit))!.some(isExpected)) saved = withValue(saved, field, value);
  }
  return saved;
}

/**
 * Returns the rows of an answer that belong to rows that were added, by the keys that these had until then. The server has
 * given them other keys, so that their order counts.
 */
function addedRows(
  sent: readonly EditedRow[],
  given: ReadonlyMap<RowKey | null, TableRow>,
): (readonly [RowKey, TableRow])[] {
  const known = new Set<RowKey | null>([null, ...sent.map(({key}) => key)]);
  const fresh = [...given].filter(([key]) => !known.has(key)).map(([, row]) => row);
  const added = sent.filter(({kind, key}) => kind === 'add' && !given.has(key));
  return fresh.length === added.length ? added.map(({key}, place) => [key, fresh[place]!] as const) : [];
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
