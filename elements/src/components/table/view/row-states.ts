interface RowState {
  readonly place: number;
  readonly parts: readonly unknown[];
}

/** Remembers what rows show of a feature, so that an update touches only the rows whose state has changed. */
export class RowStates {
  /** The text of an unnamed row. It changes with the language, in which all rows then get their names. */
  text = '';
  readonly #shown = new WeakMap<HTMLTableRowElement, RowState>();
  #source: readonly unknown[] | null = null;

  /** Returns no rows if what all rows follow from has not changed since the last call; otherwise null, for all rows. */
  changedRows(...given: readonly unknown[]): readonly number[] | null {
    const source = [...given, this.text];
    const last = this.#source;
    this.#source = source;
    return last !== null && source.every((part, index) => part === last[index]) ? [] : null;
  }

  /** Whether a row has no state yet: it is a copy of the row before. */
  isNew(row: HTMLTableRowElement): boolean {
    return !this.#shown.has(row);
  }

  /** Records the state of a row. Returns whether it differs from the last one. */
  change(row: HTMLTableRowElement, place: number, ...state: readonly unknown[]): boolean {
    const parts = [...state, this.text];
    const last = this.#shown.get(row)?.parts;
    if (last !== undefined && parts.every((part, index) => part === last[index])) return false;
    this.#shown.set(row, {place, parts});
    return true;
  }

  /** Returns the place of a row on the page, which never changes. */
  placeOf(row: HTMLTableRowElement): number {
    return this.#shown.get(row)?.place ?? -1;
  }
}
