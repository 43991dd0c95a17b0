import {normalizeOptions} from '../../options/index.js';
import {isSameData} from '../../same-data.js';
import type {Later} from '../../later.js';
import {translate} from '../../localization/index.js';
import {checkValues} from '../../validation/check-values.js';
import {labelOf} from '../../validation/field.js';
import {parseDate} from '../../validation/form-entry.js';
import type {Issue} from '../../validation/issue.js';
import {describeIssue} from '../../validation/messages.js';
import {isRecord, type Path} from '../../validation/path.js';
import {askRules, checkWith} from '../../validation/rules.js';
import type {Rules} from '../../validation/rules-slot.js';
import {kindOf} from '../../validation/schema-parts.js';
import type {FieldIssue} from '../../validation/validate.js';
import {scalarText} from '../search/fold.js';
import {isScalar, readCell, type EditOptions, type TableColumn, type TableRow} from '../row.js';
import {isRowKey, type RowKey} from '../selection/selected-rows.js';
import type {TableEdit} from './edit.js';
import {editOptions, unreadIssue} from './edit-options.js';
import {EditList} from './edit-list.js';
import {plainText} from './write-edits.js';

/** What a server knows of the table whose edits it reads. */
export interface ReadEditsOptions<Row extends object = TableRow> {
  /** The columns of the table, with their `rules`. Only those with `edit` can be changed. */
  readonly columns: readonly TableColumn<Row>[];
  /** The `rowRules` of the table, for the values of a row together. They need `loadRows`. */
  readonly rowRules?: Rules | null | undefined;
  /**
   * Returns those of the rows with these keys that the user may edit. Edits of other rows are refused, and edits of values
   * that have changed meanwhile are conflicts. Without it, all keys are accepted.
   */
  readonly loadRows?: ((keys: readonly RowKey[]) => Later<Iterable<Row>>) | null | undefined;
  /** What identifies a row, like `rowKey` of the table. Default `'id'`. */
  readonly rowKey?: string | ((row: Row) => RowKey) | undefined;
  /** Whether users can add rows. Default false. */
  readonly canAdd?: boolean | undefined;
  /** Whether users can remove rows. Default false. */
  readonly canRemove?: boolean | undefined;
  /** The most edits to read. Default 10,000. */
  readonly maxEdits?: number | undefined;
  /** The language of the messages as a BCP 47 tag. Default `'en'`. */
  readonly lang?: string | undefined;
}

/** A row that was changed or added. */
export interface ReadRow<Row extends object = TableRow> {
  /** The key of the row. An added row has one that the table made up. */
  readonly key: RowKey;
  /** The new values by field, as the rules return them. */
  readonly values: Partial<Row>;
}

/** What `readEdits` has read. */
export interface ReadEdits<Row extends object = TableRow> {
  readonly valid: boolean;
  /** The rows that were changed. Empty if something is invalid, like `added` and `removed`. */
  readonly changes: readonly ReadRow<Row>[];
  /** The rows that were added, with the values of all columns to edit. */
  readonly added: readonly ReadRow<Row>[];
  /** The keys of the rows that were removed. */
  readonly removed: readonly RowKey[];
  /**
   * What is invalid. The path of a cell is `['rows', 3, 'price']`: answer a script with the issues, and the table shows each
   * in its cell. The path is empty if the edits cannot be read at all.
   */
  readonly issues: readonly FieldIssue[];
  /**
   * The edits that were sent, those that are invalid with their messages. Answer a form with a page whose table has them as
   * its `edits`.
   */
  readonly edits: readonly TableEdit[];
}

const MOST_EDITS = 10_000;

/**
 * Reads the edits of a table on a server: the entry of a form with a table that has a `name`, or the `edits` of an `lc-edit`
 * event as JSON. It checks each value with the rules of its column, in the same sentences as the table, and refuses what the
 * table does not offer: other fields and keys, rows that cannot be added or removed, and more edits than `maxEdits`. It
 * never throws or rejects because of what was sent.
 *
 * - Values of a `'select'` or `'multi-select'` must be among its `options`, unless `loadOptions` loads others.
 * - Values of columns without rules must suit their editor: a number or null for `'number'`, true or false for
 *   `'checkbox'`, lists for `'multi-select'`, and otherwise text, a number, true, false, or null.
 * - A date is sent as text in local time. If the rules of a column are for a `Date`, they get one in the time zone of the
 *   server.
 * - `newRow` can have fields that are not columns to edit. They are left out, because users could change them.
 *
 * @param sent The text of the entry, or the list. Nothing means no edits.
 * @throws TypeError if there are `rowRules`, but no `loadRows`.
 */
export async function readEdits<Row extends object = TableRow>(
  sent: unknown,
  options: ReadEditsOptions<Row>,
): Promise<ReadEdits<Row>> {
  if (options.rowRules && !options.loadRows)
    throw new TypeError('readEdits: rowRules need loadRows, because they check the values of a whole row.');
  const given = parse(sent);
  const reader = new EditsReader<Row>(options);
  const {maxEdits = MOST_EDITS} = options;
  if (given === null) reader.refuse([], {code: 'notValid'});
  else if (given.length > maxEdits) reader.refuse([], {code: 'tooLong', max: maxEdits, unit: 'item'});
  else if (!given.every(isEdit)) reader.refuse([], {code: 'notValid'});
  else await reader.read(EditList.of(given));
  return reader.result;
}

interface EditedColumn {
  readonly label: string;
  readonly options: EditOptions;
  readonly rules: Rules | null;
}

class EditsReader<Row extends object> {
  readonly #options: ReadEditsOptions<Row>;
  readonly #columns = new Map<string, EditedColumn>();
  readonly #changes: ReadRow<Row>[] = [];
  readonly #added: ReadRow<Row>[] = [];
  readonly #removed: RowKey[] = [];
  readonly #issues: FieldIssue[] = [];
  #edits = new EditList();

  constructor(options: ReadEditsOptions<Row>) {
    this.#options = options;
    for (const column of options.columns as readonly TableColumn[]) {
      const {field, label, edit, rules = null} = column;
      if (edit && field !== '')
        this.#columns.set(field, {label: label || labelOf([field]), options: editOptions(column), rules});
    }
  }

  get result(): ReadEdits<Row> {
    const valid = this.#issues.length === 0;
    return {
      valid,
      changes: valid ? this.#changes : [],
      added: valid ? this.#added : [],
      removed: valid ? this.#removed : [],
      issues: this.#issues,
      edits: this.#edits.list,
    };
  }

  async read(sent: EditList): Promise<void> {
    this.#edits = EditList.of(
      sent.list.map(({key, field, old, new: now, text}) => asSent(key, field, old, now, text)),
    );
    const {loadRows, rowKey = 'id'} = this.#options;
    const known = [...sent.rows.keys()].filter(key => !sent.isAdded(key));
    let loaded: Map<unknown, TableRow> | null = null;
    if (loadRows) {
      const rows = known.length > 0 ? await loadRows(known) : [];
      const keyOf = (row: Row): unknown =>
        typeof rowKey === 'function' ? rowKey(row) : readCell(row as TableRow, rowKey).value;
      loaded = new Map(Array.from(rows, row => [keyOf(row), row as TableRow]));
    }
    let place = 0;
    for (const key of sent.rows.keys()) await this.#readRow(key, ['rows', place++], loaded);
  }

  async #readRow(key: RowKey, path: Path, loaded: ReadonlyMap<unknown, TableRow> | null): Promise<void> {
    const {canAdd = false, canRemove = false} = this.#options;
    const edits = this.#edits.inRow(key);
    const whole = edits.get(null);
    const isAdded = this.#edits.isAdded(key);
    const isRemoved = this.#edits.isRemoved(key);
    const row = isAdded ? whole!.new : loaded === null ? {} : loaded.get(key);
    const isAllowed = isAdded ? canAdd && !isRemoved : isRemoved ? canRemove : whole === undefined;
    if (!isAllowed || !isRecord(row))
      this.refuse(path, {code: 'notValid'}, '', whole ?? [...edits.values()][0]);
    else if (isRemoved) this.#removed.push(key);
    else await this.#readCells(key, path, row, isAdded, loaded !== null);
  }

  async #readCells(
    key: RowKey,
    path: Path,
    row: TableRow,
    isAdded: boolean,
    isLoaded: boolean,
  ): Promise<void> {
    const before = this.#issues.length;
    const values = new Map<string, unknown>();
    for (const edit of this.#cellsOf(key, row, isAdded)) {
      const field = edit.field!;
      const column = this.#columns.get(field);
      const {value} = readCell(row, field);
      if (column === undefined) this.refuse([...path, field], {code: 'notValid'}, labelOf([field]), edit);
      else if (!isAdded && isLoaded && !isSameSent(value, edit.old) && !isSameSent(value, edit.new))
        this.refuse([...path, field], this.#conflict(value), column.label, edit);
      else {
        const read = await readValue(column, edit);
        if (read.issue === null) values.set(field, read.value);
        else this.refuse([...path, field], read.issue, column.label, edit);
      }
    }
    const read = Object.fromEntries(values) as Partial<Row>;
    if (this.#issues.length === before) await this.#checkRow(key, path, {...row, ...read});
    (isAdded ? this.#added : this.#changes).push({key, values: read});
  }

  /** Of an added row, all cells are checked. */
  #cellsOf(key: RowKey, row: TableRow, isAdded: boolean): readonly TableEdit[] {
    const edits = this.#edits.inRow(key);
    const sent = [...edits.values()].filter(({field}) => field !== null);
    if (!isAdded) return sent;
    const others = [...this.#columns.keys()].filter(field => !edits.has(field));
    return [
      ...sent,
      ...others.map(field => {
        const {value} = readCell(row, field);
        return asSent(key, field, value, value);
      }),
    ];
  }

  async #checkRow(key: RowKey, path: Path, row: TableRow): Promise<void> {
    const {rowRules} = this.#options;
    if (!rowRules) return;
    const {issues} = await checkValues(rowRules, row);
    for (const {issue, path: part} of issues) {
      const named = String(part[0] ?? '');
      // An issue of the row as a whole is shown in its first cell.
      const field = this.#columns.has(named) ? named : [...this.#columns.keys()][0]!;
      const {value} = readCell(row, field);
      const edit = this.#edits.get({key, field}) ?? asSent(key, field, value, value);
      this.refuse([...path, ...part], issue, this.#columns.get(field)!.label, edit);
    }
  }

  #conflict(value: unknown): Issue {
    const {lang = 'en'} = this.#options;
    const isEmpty = value === '' || value === null || value === undefined;
    const written = isScalar(value) ? scalarText(value) : JSON.stringify(value);
    const text = isEmpty ? translate(lang, 'emptyOption') : written;
    return {code: 'authored', message: translate(lang, 'editConflict', text)};
  }

  refuse(path: Path, issue: Issue, name = '', edit?: TableEdit): void {
    const {lang = 'en'} = this.#options;
    const label = issue.label?.trim() || name;
    const message = describeIssue(issue, label, {
      lang,
      term: (key, ...args) => translate(lang, key, ...args),
    });
    this.#issues.push({path, label, message});
    if (edit !== undefined) this.#edits = this.#edits.with([{...edit, state: 'failed', message}]);
  }
}

/** Returns an edit without what the browser says became of it. */
const asSent = (key: RowKey, field: string | null, old: unknown, now: unknown, text?: string): TableEdit => ({
  key,
  field,
  old,
  new: now,
  state: 'changed',
  ...(text !== undefined && {text}),
});

/** Returns what was sent as a list; null if it is something else. */
function parse(sent: unknown): readonly unknown[] | null {
  if (sent === null || sent === undefined || sent === '') return [];
  try {
    const given: unknown = typeof sent === 'string' ? JSON.parse(sent) : sent;
    return Array.isArray(given) ? given : null;
  } catch {
    return null;
  }
}

function isEdit(given: unknown): given is TableEdit {
  if (!isRecord(given)) return false;
  const {key, field, text} = given;
  const isPlace = field === null || (typeof field === 'string' && field !== '__proto__');
  return isRowKey(key) && isPlace && (text === undefined || typeof text === 'string');
}

type Read = {readonly issue: Issue} | {readonly issue: null; readonly value: unknown};

/** Reads the value of a cell, with what its rules return for it. */
async function readValue({rules, options}: EditedColumn, edit: TableEdit): Promise<Read> {
  const {new: sent, text} = edit;
  if (text !== undefined) return {issue: unreadIssue(options)};
  if (!isOption(sent, options)) return {issue: {code: 'notAnOption'}};
  if (rules === null)
    return suits(sent, options) ? {issue: null, value: sent} : {issue: unreadIssue(options)};
  const value = typeof sent === 'string' && kindOf(rules) === 'date' ? parseDate(sent) : sent;
  const {issues, output} = await checkWith(askRules, rules, value);
  return issues.length > 0 ? {issue: issues[0]!.issue} : {issue: null, value: output ?? value};
}

/** Whether a value can be that of an editor. */
function suits(value: unknown, {type}: EditOptions): boolean {
  const isEmpty = value === null || value === undefined;
  if (type === 'number') return isEmpty || typeof value === 'number';
  if (type === 'checkbox') return typeof value === 'boolean';
  if (type === 'multi-select') return isEmpty || (Array.isArray(value) && value.every(isScalar));
  return isEmpty || isScalar(value);
}

/** Whether a value is one of the options, or a list of some, if the column has all of them. */
function isOption(value: unknown, {type, options, loadOptions}: EditOptions): boolean {
  if (options === undefined || loadOptions || (type !== 'select' && type !== 'multi-select')) return true;
  const values = new Set(normalizeOptions(options, () => {}).map(option => option.value));
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value ?? ''];
  return chosen.every(one => one === '' || (isScalar(one) && values.has(String(one))));
}

/** Whether a value of a row is the one that was sent as JSON, which has a date as text. */
function isSameSent(value: unknown, sent: unknown): boolean {
  if (value instanceof Date && plainText(value) === sent) return true;
  return isSameData(JSON.parse(JSON.stringify(value ?? null)), sent ?? null);
}
