/** Milliseconds after which a typed character starts a new search. */
const PAUSE = 700;

/** Finds an item of a list by typed text (ARIA practices, "Listbox", type-ahead). */
export class TypeAhead {
  #typed = '';
  #typedAt = -Infinity;

  /**
   * Returns the index of the first text that starts with the typed characters, or -1. A character that finds nothing
   * is discarded.
   *
   * @param now When the character was typed, in milliseconds from any start.
   */
  find(letter: string, now: number, texts: readonly string[]): number {
    const typed = (now - this.#typedAt > PAUSE ? '' : this.#typed) + letter.toLowerCase();
    const index = texts.findIndex(text => text.toLowerCase().startsWith(typed));
    if (index === -1) return -1;
    this.#typed = typed;
    this.#typedAt = now;
    return index;
  }
}
