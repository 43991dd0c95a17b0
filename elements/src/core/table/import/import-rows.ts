import type {Later} from '../../later.js';
import {inParallel} from '../../in-parallel.js';
import type {Issue, IssueAt, Rules} from '../../validation/index.js';
import {CellText} from '../cell-text/cell-text.js';
import type {UnreadReason} from '../cell-text/cell-format.js';
import {EditList} from '../edits/edit-list.js';
import {unreadIssue} from '../edits/edit-options.js';
import type {TableRow} from '../row.js';
import {inSlices, type SlicedWork} from '../sliced-work.js';
import type {ImportColumn} from './import-column.js';
import type {ImportedRow} from './read-imported.js';

/** The field of the number of a row in the file, which is also its key. */
export const ROW_NUMBER = '#row';

/** A column of imported rows, with the rules of its values. */
export interface CheckedColumn extends ImportColumn {
  readonly rules: Rules | null;
}

/** Why a row is not imported. */
export interface RowProblem {
  /** The field of the cell, or `ROW_NUMBER` for the row as a whole. */
  readonly field: string;
  /** What is wrong: an issue, or texts behind the last column. */
  readonly why: Issue | 'too-many-cells';
  /** Whether it is about an edit, which the table checks as well, and says so. */
  readonly isEdit?: boolean | undefined;
}

/** What a server has refused. */
interface Refusal extends RowProblem {
  /** The value that it has got, or the row. Another one may be right. */
  readonly value: unknown;
}

/** What asks rules. */
export interface RowChecker {
  readonly value: (rules: Rules, value: unknown) => Later<Issue | null>;
  readonly row: (rules: Rules, row: TableRow) => Later<readonly IssueAt[]>;
}

interface ImportRowsOptions {
  readonly columns: readonly CheckedColumn[];
  readonly rowRules: Rules | null;
  readonly lang: string;
  /** The number of the first row in the file. */
  readonly first: number;
  readonly checker: RowChecker;
}

interface Entry {
  /** The number of the row in the file. */
  readonly number: number;
  /** As it is in the file, with the texts that are not values. */
  readonly base: TableRow;
  readonly unread: readonly RowProblem[];
  /** The row with its edits. */
  row: TableRow;
  refused: readonly Refusal[];
  problems: readonly RowProblem[];
  isSaved: boolean;
}

type EditFields = ReturnType<EditList['inRow']>;

/** Rows per slice. */
const SLICE = 64;

const CODES: Readonly<Partial<Record<UnreadReason, Issue>>> = {
  'not-a-number': {code: 'notANumber'},
  'not-an-option': {code: 'notAnOption'},
  'not-a-date': {code: 'notADate'},
  'short-year': {code: 'notADate'},
  'not-a-time': {code: 'notATime'},
};

/** The rows of a file, with the edits of the user, what is wrong with them, and which are saved. */
export class ImportRows {
  readonly #options: ImportRowsOptions;
  readonly #entries: ReadonlyMap<number, Entry>;
  readonly #texts: ReadonlyMap<string, CellText>;
  readonly #invalid = new Set<number>();
  #edits = new EditList();
  /** Rules that have answered later: columns, and `ROW_NUMBER` for those of rows. */
  readonly #slow = new Set<string>();
  readonly #late: (() => Promise<void>)[] = [];
  #saved = 0;

  constructor(imported: readonly ImportedRow[], options: ImportRowsOptions) {
    this.#options = options;
    const {columns, lang, first} = options;
    this.#texts = new Map(columns.map(column => [column.field, new CellText({...column, lang})]));
    this.#entries = new Map(imported.map(row => [row.index + first, newEntry(row, row.index + first)]));
  }

  /** The number of rows that are not saved. */
  get count(): number {
    return this.#entries.size - this.#saved;
  }

  /** The number of rows that can be saved. */
  get readyCount(): number {
    const isRemoved = (key: unknown): boolean => this.#edits.isRemoved(key as number) && !this.isSaved(key);
    return this.count - this.invalidCount - [...this.#edits.rows.keys()].filter(isRemoved).length;
  }

  get savedNumbers(): number[] {
    return [...this.#entries.values()].flatMap(({number, isSaved}) => (isSaved ? [number] : []));
  }

  isSaved(key: unknown): boolean {
    return this.#entries.get(key as number)?.isSaved === true;
  }

  get savedCount(): number {
    return this.#saved;
  }

  /** The number of rows that cannot be saved as they are. */
  get invalidCount(): number {
    return this.#invalid.size;
  }

  /** Checks all rows in slices. Rules that answer later are asked by `settle()`. */
  *check(): SlicedWork<void> {
    const entries = [...this.#entries.values()];
    yield* inSlices(entries.length, SLICE, (start, end) => {
      for (const entry of entries.slice(start, end)) if (!entry.isSaved) this.#check(entry);
    });
  }

  /** Asks the rules that answer later, a few at a time. */
  settle(limit: number): Promise<void> {
    return inParallel(this.#late, limit);
  }

  /** Returns the rows that are not saved, or only those with problems. */
  rows(isInvalid = false): TableRow[] {
    const found: TableRow[] = [];
    for (const {number, base, isSaved} of this.#entries.values())
      if (!isSaved && (!isInvalid || this.#invalid.has(number))) found.push(base);
    return found;
  }

  problemsOf(number: number): readonly RowProblem[] {
    return this.#entries.get(number)?.problems ?? [];
  }

  /** Returns the numbers of the rows that can be saved. */
  ready(): number[] {
    const found: number[] = [];
    for (const {number, isSaved} of this.#entries.values())
      if (!isSaved && !this.#invalid.has(number) && !this.#edits.isRemoved(number)) found.push(number);
    return found;
  }

  /** Returns the values of a row, with its edits. */
  valuesOf(number: number): TableRow {
    const {[ROW_NUMBER]: _, ...values} = this.#entries.get(number)!.row;
    return values;
  }

  /** Returns what users have entered in the cells of a row, as text. */
  editedTexts(number: number): (readonly [field: string, text: string])[] {
    return [...this.#edits.inRow(number).values()].flatMap(({field, new: value, text}) =>
      field === null ? [] : [[field, text ?? this.#texts.get(field)?.write(value) ?? ''] as const],
    );
  }

  /** Returns the numbers of the rows with problems. */
  rejected(): number[] {
    return [...this.#invalid].sort((a, b) => a - b);
  }

  /** Checks the rows again that have other edits. */
  edit(edits: EditList): void {
    const before = this.#edits;
    this.#edits = edits;
    for (const key of new Set([...before.rows.keys(), ...edits.rows.keys()])) {
      const entry = this.#entries.get(key as number);
      if (entry?.isSaved === false && !isSame(before.inRow(key), edits.inRow(key))) this.#check(entry);
    }
  }

  save(numbers: Iterable<number>): void {
    for (const number of numbers) {
      const entry = this.#entries.get(number);
      if (entry === undefined || entry.isSaved) continue;
      entry.isSaved = true;
      this.#invalid.delete(number);
      this.#saved += 1;
    }
  }

  /** Remembers what a server has refused, until the values are others. Fields that are not columns mean the row. */
  refuse(number: number, messages: readonly (readonly [field: string, message: string])[]): void {
    const entry = this.#entries.get(number);
    if (entry === undefined) return;
    entry.refused = messages.map(([name, message]) => {
      const field = this.#fieldOf(name);
      return {field, value: valueAt(entry.row, field), why: {code: 'authored', message}};
    });
    this.#set(entry, withOthers(entry.problems, entry.refused));
  }

  #fieldOf(name: string): string {
    return this.#texts.has(name) ? name : ROW_NUMBER;
  }

  #check(entry: Entry): void {
    const {columns, rowRules, checker} = this.#options;
    const edits = this.#edits.inRow(entry.number);
    const problems = this.#readEdits(entry);
    const {row} = entry;
    const add = (found: readonly RowProblem[]): void => {
      if (entry.row === row) this.#set(entry, withOthers(entry.problems, found));
    };
    this.#set(entry, []);
    if (this.#edits.isRemoved(entry.number)) return;
    const isSent = ({field, value}: Refusal): boolean => Object.is(valueAt(row, field), value);
    add([...problems, ...entry.refused.filter(isSent)]);
    for (const {field, rules} of columns) {
      if (rules === null || problems.some(problem => problem.field === field)) continue;
      const value = row[field] ?? null;
      this.#ask(
        field,
        () => checker.value(rules, value),
        issue => issue !== null && add([{field, why: issue, isEdit: edits.has(field)}]),
      );
    }
    if (rowRules === null) return;
    const {[ROW_NUMBER]: _, ...values} = row;
    this.#ask(
      ROW_NUMBER,
      () => checker.row(rowRules, values),
      issues =>
        add(issues.map(({path: [name], issue}) => ({field: this.#fieldOf(String(name)), why: issue}))),
    );
  }

  /** Applies the edits of a row, and returns what is not a value. Without the editor of a column, users type its text. */
  #readEdits(entry: Entry): RowProblem[] {
    const edits = this.#edits.inRow(entry.number);
    const problems = entry.unread.filter(({field}) => !edits.has(field));
    // The same object, as long as it has no edits.
    let row = this.#edits.rowOf(entry.number, entry.base);
    for (const {field, new: value, text} of edits.values()) {
      if (field === null) continue;
      const reading = typeof value === 'string' ? this.#texts.get(field)?.parse(value) : undefined;
      if (text !== undefined) problems.push({field, why: this.#unreadIssue(field), isEdit: true});
      else if (reading?.unread !== undefined) problems.push({field, why: issueOf(reading.unread)});
      else if (reading !== undefined && reading.value !== value) row = {...row, [field]: reading.value};
    }
    entry.row = row;
    return problems;
  }

  #unreadIssue(field: string): Issue {
    const type = this.#options.columns.find(column => column.field === field)?.type;
    return unreadIssue({type: type ?? 'text'});
  }

  #set(entry: Entry, problems: readonly RowProblem[]): void {
    entry.problems = problems;
    if (problems.length > 0) this.#invalid.add(entry.number);
    else this.#invalid.delete(entry.number);
  }

  /** Once rules have answered later, they are asked a few at a time. */
  #ask<Answer>(name: string, run: () => Later<Answer>, read: (answer: Answer) => unknown): void {
    if (this.#slow.has(name)) return void this.#late.push(async () => void read(await run()));
    const answer = run();
    if (!(answer instanceof Promise)) return void read(answer);
    this.#slow.add(name);
    this.#late.push(async () => void read(await answer));
  }
}

function newEntry({row, issues}: ImportedRow, number: number): Entry {
  const texts = issues.filter(({field}) => field !== '').map(({field, text}) => [field, text] as const);
  const base: TableRow = {...row, ...Object.fromEntries(texts), [ROW_NUMBER]: number};
  const unread = issues.map(({field, reason}): RowProblem =>
    reason === 'too-many-cells' ? {field: ROW_NUMBER, why: reason} : {field, why: issueOf(reason)},
  );
  return {number, base, unread, row: base, refused: [], problems: unread, isSaved: false};
}

const valueAt = (row: TableRow, field: string): unknown => (field === ROW_NUMBER ? row : row[field]);

const isSame = (one: EditFields, other: EditFields): boolean =>
  one.size === other.size && [...one].every(([field, edit]) => other.get(field) === edit);

const issueOf = (reason: UnreadReason): Issue => CODES[reason] ?? {code: 'notValid'};

/** Adds problems of cells that have none yet. */
const withOthers = (
  problems: readonly RowProblem[],
  others: readonly RowProblem[],
): readonly RowProblem[] => [
  ...problems,
  ...others.filter(({field}) => !problems.some(problem => problem.field === field)),
];
