/** Milliseconds after which a typed letter begins a new word. */
const PAUSE = 700;

/** Finds an item of a list by what the user types (ARIA practices, "Listbox", type-ahead). */
export class TypeAhead {
  #typed = '';
  #typedAt = -Infinity;

  /**
   * The index of the first text that begins with what was typed up to now; -1 for none. A letter that leads nowhere is
   * forgotten.
   *
   * @param now Milliseconds, from any start: when the letter was typed.
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
