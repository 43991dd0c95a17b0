import type {TableRow} from '../row.js';
import {isRowKey, type RowKey} from '../selection/selected-rows.js';

/**
 * What is wrong with changes, which are then ignored: the key of a row that does not exist, a new row without a key or with
 * that of another row, or what is not a list.
 */
export type ChangeProblem = 'unknown' | 'repeated' | 'list';

/**
 * The rows of a table, which change by key. Each row has a number: those of new rows are higher, and those of removed rows
 * stay free. The array and the rows of the app are not changed.
 */
export class ChangingRows {
  /** The rows by number. */
  readonly rows: TableRow[];
  readonly #keyOf: (row: TableRow) => unknown;
  readonly #isHeld: (key: RowKey) => unknown;
  readonly #refuse: (problem: ChangeProblem) => void;
  readonly #numbers = new Map<unknown, number>();
  /** The fields of rows that are held, by key. */
  readonly #waiting = new Map<unknown, TableRow>();
  #count: number;
  #list: readonly TableRow[] | null = null;

  /**
   * @param keyOf Returns the key of a row, or of some fields of a row.
   * @param isHeld Returns whether a row must stay as it is for now, for example because the user edits it.
   * @param refuse Called for each change that is ignored.
   */
  constructor(
    rows: readonly TableRow[],
    keyOf: (row: TableRow) => unknown,
    isHeld: (key: RowKey) => unknown,
    refuse: (problem: ChangeProblem) => void,
  ) {
    this.rows = [...rows];
    this.#keyOf = keyOf;
    this.#isHeld = isHeld;
    this.#refuse = refuse;
    this.#count = rows.length;
    // The first row of a repeated key counts.
    for (let number = rows.length - 1; number >= 0; number--) {
      const key = keyOf(rows[number]!);
      if (isRowKey(key)) this.#numbers.set(key, number);
    }
  }

  /** How many rows there are. */
  get count(): number {
    return this.#count;
  }

  /** All rows in their order; the same array until a row changes. */
  get list(): readonly TableRow[] {
    const {rows} = this;
    // A filter skips free numbers, and takes longer.
    return (this.#list ??= rows.length === this.#count ? rows.slice() : rows.filter(() => true));
  }

  /**
   * Updates rows, removes others, and then adds new ones.
   *
   * @param changed Gets the numbers of the rows that have changed.
   */
  apply(changes: unknown, changed: Set<number>): void {
    const {update, remove, add} = Object(changes) as Readonly<Record<string, unknown>>;
    for (const fields of this.#listOf(update)) this.#update(fields as TableRow, changed);
    for (const key of this.#listOf(remove)) {
      const number = this.#find(key);
      if (number === undefined) continue;
      this.#numbers.delete(key);
      this.#waiting.delete(key);
      this.#count--;
      // oxlint-disable-next-line typescript/no-array-delete -- the number stays free
      delete this.rows[number];
      this.#note(number, changed);
    }
    for (const row of this.#listOf(add)) {
      const key = this.#keyOf(row as TableRow);
      if (isRowKey(key) && !this.#numbers.has(key)) {
        const number = this.rows.push(row as TableRow) - 1;
        this.#numbers.set(key, number);
        this.#count++;
        this.#note(number, changed);
      } else this.#refuse('repeated');
    }
  }

  /** Updates the rows that are no longer held. */
  release(changed: Set<number>): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const fields of waiting) this.#update(fields, changed);
  }

  #update(fields: TableRow, changed: Set<number>): void {
    const key = this.#keyOf(fields);
    const number = this.#find(key);
    if (number === undefined) return;
    if (this.#isHeld(key as RowKey)) {
      this.#waiting.set(key, {...this.#waiting.get(key), ...fields});
      return;
    }
    const row = this.rows[number]!;
    this.rows[number] = Object.assign(
      Object.create(Object.getPrototypeOf(row) as object) as object,
      row,
      fields,
    );
    this.#note(number, changed);
  }

  #note(number: number, changed: Set<number>): void {
    this.#list = null;
    changed.add(number);
  }

  #find(key: unknown): number | undefined {
    const number = this.#numbers.get(key);
    if (number === undefined) this.#refuse('unknown');
    return number;
  }

  #listOf(given: unknown): readonly unknown[] {
    if (Array.isArray(given)) return given;
    if (given !== undefined) this.#refuse('list');
    return [];
  }
}
