/** A row of a list in a form. */
export interface FieldRow {
  /** The same for as long as the row exists, wherever it is in the list. */
  readonly key: number;
  /** The initial values of the row; undefined if it has none. */
  readonly values: unknown;
}

/**
 * Which rows a list in a form has, in which order, and what the initial values of each are. The values that a user enters
 * are not part of it.
 */
export class FieldRows {
  /** The lowest number of rows. */
  min = 0;
  /** The highest number of rows. More initial rows are kept. */
  max = Infinity;
  #nextKey = 0;
  #rows: readonly FieldRow[] = [];
  /** The rows after a reset. */
  #initial: readonly FieldRow[] = [];
  /** The rows with which the list was submitted last, or started. */
  #clean: readonly FieldRow[] = [];

  /** The current rows. Each change creates a new list. */
  get rows(): readonly FieldRow[] {
    return this.#rows;
  }

  /** Whether a row was added, removed, or moved since the list was reset or submitted. */
  get isDirty(): boolean {
    return !hasSameRows(this.#rows, this.#clean);
  }

  /**
   * Sets the initial values of the rows. If the rows are still the initial ones, there is then one for each of the values,
   * and at least `min`. Otherwise, only the initial values of the rows change.
   */
  start(values: unknown): void {
    const {isDirty} = this;
    const isPristine = hasSameRows(this.#rows, this.#initial);
    const list = Array.isArray(values) ? (values as unknown[]) : [];
    const length = Math.max(list.length, this.min);
    this.#initial = Array.from({length}, (_, index) => ({
      key: this.#initial[index]?.key ?? this.#nextKey++,
      values: list[index],
    }));
    if (isPristine) {
      this.#rows = this.#initial;
      // Rows that are the initial ones again may not be those that were submitted.
      if (!isDirty) this.#clean = this.#rows;
      return;
    }
    const known = new Map(this.#initial.map(row => [row.key, row]));
    this.#rows = this.#rows.map(row => known.get(row.key) ?? row);
  }

  /** Returns to the initial rows. */
  reset(): void {
    this.#rows = this.#initial;
    this.#clean = this.#rows;
  }

  /**
   * The rows for a draft, which another page can restore: each row as its index among the initial rows, or, if it was
   * added, its initial values in a list. The initial values of all initial rows follow.
   */
  get draft(): readonly [rows: readonly (number | readonly [unknown])[], initial: readonly unknown[]] {
    const keys = this.#initial.map(({key}) => key);
    return [
      this.#rows.map(({key, values}) => (keys.includes(key) ? keys.indexOf(key) : [values])),
      this.#initial.map(({values}) => values),
    ];
  }

  /** Restores the rows of a draft. */
  restore(rows: unknown): void {
    if (!Array.isArray(rows)) return;
    this.#rows = (rows as unknown[]).flatMap(row =>
      Array.isArray(row)
        ? {key: this.#nextKey++, values: row[0] as unknown}
        : (this.#initial[row as number] ?? []),
    );
  }

  /** Returns a function after which the current rows count as submitted, even if others were added meanwhile. */
  keep(): () => void {
    const rows = this.#rows;
    return () => {
      this.#clean = rows;
    };
  }

  /** Adds a row before the one at an index, by default at the end. Returns null if there are `max` rows. */
  insert(index = this.#rows.length, values?: unknown): FieldRow | null {
    if (this.#rows.length >= this.max) return null;
    const row = {key: this.#nextKey++, values};
    this.#rows = this.#rows.toSpliced(Math.max(0, index), 0, row);
    return row;
  }

  /** Removes a row. Returns whether it exists, and there are more than `min` rows. */
  remove(index: number): boolean {
    if (this.#rows[index] === undefined || this.#rows.length <= this.min) return false;
    this.#rows = this.#rows.toSpliced(index, 1);
    return true;
  }

  /** Moves a row to another index. Returns whether both exist, and differ. */
  move(from: number, to: number): boolean {
    const row = this.#rows[from];
    if (row === undefined || this.#rows[to] === undefined || from === to) return false;
    this.#rows = this.#rows.toSpliced(from, 1).toSpliced(to, 0, row);
    return true;
  }
}

function hasSameRows(one: readonly FieldRow[], other: readonly FieldRow[]): boolean {
  return one.length === other.length && one.every(({key}, index) => key === other[index]!.key);
}
