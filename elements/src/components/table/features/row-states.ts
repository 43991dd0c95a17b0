interface RowState {
  readonly place: number;
  readonly parts: readonly unknown[];
}

/** Remembers what rows show of a feature, so that an update touches only the rows whose state has changed. */
export class RowStates {
  readonly #shown = new WeakMap<HTMLTableRowElement, RowState>();

  /** Whether a row has no state yet: it is a copy of the row before. */
  isNew(row: HTMLTableRowElement): boolean {
    return !this.#shown.has(row);
  }

  /** Records the state of a row. Returns whether it differs from the last one. */
  change(row: HTMLTableRowElement, place: number, ...parts: readonly unknown[]): boolean {
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
