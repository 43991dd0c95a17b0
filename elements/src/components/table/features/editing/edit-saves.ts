import type {ServerIssue} from '../../../../core/form/server-issues.js';
import {placeName} from '../../../../core/table/edits/edit.js';
import {sentPlace} from '../../../../core/table/edits/sent-place.js';
import {
  EditList,
  isAddition,
  isRemoval,
  isSameValue,
  readCell,
  type EditPlace,
  type RowKey,
  type TableEdit,
  type TableRow,
} from '../../../../core/table/index.js';
import {keysIn} from '../../model/row-keys.js';
import type {FeatureTable} from '../../model/table-feature.js';
import {EditEvent, type EditedRow} from './edit-event.js';
import type {EditedPage} from './edited-page.js';
import type {EditingProperties} from './properties.js';
import {SavedRows, savedRow, type SavedRow} from './saved-rows.js';
import type {TableEdits} from './table-edits.js';

/** Edits that were sent together. */
interface Save {
  readonly rows: readonly EditedRow[];
  /** By place. */
  readonly edits: ReadonlyMap<string, TableEdit>;
  /** The values that each cell may have until the answer: those before, and what was sent earlier. */
  readonly before: Map<string, readonly unknown[]>;
  readonly abort: AbortController;
}

/** Sends edits, and applies what became of them. Of several saves of a cell, only the newest counts. */
export class EditSaves {
  readonly #table: FeatureTable<EditingProperties>;
  readonly #edits: TableEdits;
  readonly #page: EditedPage;
  readonly #savedRows: SavedRows;
  /** The newest save of each place. */
  readonly #latest = new Map<string, Save>();

  readonly #isSubmitted: () => boolean;

  /** @param isSubmitted Whether a form submits the edits. */
  constructor(
    table: FeatureTable<EditingProperties>,
    edits: TableEdits,
    page: EditedPage,
    isSubmitted: () => boolean,
  ) {
    this.#table = table;
    this.#edits = edits;
    this.#page = page;
    this.#isSubmitted = isSubmitted;
    this.#savedRows = new SavedRows(table, page);
  }

  /** Sends edits to the listeners of `lc-edit`. Returns whether they are left to the form. */
  send(all: readonly TableEdit[]): boolean {
    const {list} = this.#edits;
    // The server does not know a row before its addition is saved.
    const edits = all.filter(
      ({key}) => !list.isAdded(key) || list.get({key, field: null})!.state !== 'saving',
    );
    if (edits.length === 0) return false;
    const abort = new AbortController();
    const before = new Map<string, readonly unknown[]>();
    const byPlace = new Map(edits.map(edit => [placeName(edit), edit]));
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
    const isLeft = !event.defaultPrevented && waiting.length === 0 && this.#isSubmitted();
    if (event.defaultPrevented || isLeft) this.#end(save);
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
    return isLeft;
  }

  /** Ignores what becomes of edits. */
  forget(places: readonly EditPlace[]): void {
    const forgotten = new Set<Save>();
    for (const name of places.map(placeName)) {
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
    const name = placeName(edit);
    const save = this.#latest.get(name);
    if (save === undefined) return false;
    return [save.edits.get(name)!.new, ...save.before.get(name)!].some(one => isSameValue(one, value));
  }

  /** Whether an edit was sent, and waits for the answer. */
  isSaving(edit: TableEdit): boolean {
    const name = placeName(edit);
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
    const keys = keysIn(this.#table, given);
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
    this.#savedRows.store(saved);
    this.#edits.remove(sent);
    this.#follow(saved, newer);
    this.#table.announce(this.#table.localize.term('editsSaved'));
  }

  /** Edits that users have made while a row was saved are edits of the saved row. */
  #follow(saved: readonly SavedRow[], newer: readonly TableEdit[]): void {
    for (const row of saved) {
      const {key, kind, given, edits} = row;
      const left = [...this.#edits.list.inRow(key).values()];
      if (kind === 'change') this.#followRow(row, left);
      if (kind === 'remove') {
        this.#edits.remove(left.filter(edit => !isAddition(edit) && !this.#edits.list.isAdded(key)));
        continue;
      }
      const oldOf = ({field, old}: TableEdit): unknown => {
        if (given !== undefined) return field === null ? given : readCell(given, field).value;
        const sent = edits.find(edit => edit.field === field);
        return sent === undefined ? old : sent.new;
      };
      const now = kind === 'add' && given !== undefined ? keysIn(this.#table, [given])[0]! : key;
      const moved = left.filter(edit => now !== key || newer.includes(edit));
      if (moved.length === 0) continue;
      this.#edits.remove(moved);
      this.#edits.replace(moved.map(edit => ({...edit, key: now, old: oldOf(edit)})));
    }
  }

  /** A row that was removed meanwhile has the saved values if it comes back. */
  #followRow(saved: SavedRow, left: readonly TableEdit[]): void {
    const edit = left.find(({field}) => field === null);
    if (edit === undefined) return;
    const merged = (row: unknown): unknown => (row === null ? null : savedRow(saved, row as TableRow));
    const name = placeName(edit);
    const before = this.#latest.get(name)?.before;
    before?.set(name, before.get(name)!.map(merged));
    this.#edits.replace([{...edit, old: merged(edit.old), new: merged(edit.new)}]);
  }

  async #fail(save: Save, cause: unknown): Promise<void> {
    const {issues, general} = placeIssues(await readIssues(cause), save.rows);
    const {sent, newer} = this.#splitOf(save);
    this.#end(save);
    const withOld = (edit: TableEdit): TableEdit => ({...edit, old: save.before.get(placeName(edit))![0]});
    const failed = sent.map((edit): TableEdit => {
      const message = issues.get(placeName(edit)) ?? general;
      // Nothing is said of this one: it waits for the others, and is not saved either.
      if (message === undefined && issues.size > 0)
        return {...withOld(edit), state: 'changed', message: undefined};
      return {...withOld(edit), state: 'failed', message: message ?? this.#table.localize.term('editFailed')};
    });
    this.#edits.replace([...failed, ...newer.map(withOld)]);
    this.#table.announce(this.#table.localize.term('editFailed'));
  }
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
    const place = sentPlace(path, rows.length);
    if (typeof place?.field === 'string')
      issues.set(placeName({key: rows[place.index]!.key, field: place.field}), message);
    else general ??= message;
  }
  return {issues, general};
}
