/** Milliseconds after which a typed character starts a new search. */
const PAUSE = 700;

/** Finds an item of a list by typed text (ARIA practices, "Listbox", type-ahead). */
export class TypeAhead {
  #typed = '';
  #typedAt = -Infinity;

  /**
   * Returns the index of the first text that starts with the typed characters, or -1. A character that finds nothing
   * is discarded. A space only continues what is typed: otherwise it chooses, so that it finds nothing.
   *
   * @param now When the character was typed, in milliseconds from any start.
   * @param current The index of the current text, where the search then starts. A character that does not continue the
   *   typed ones leads to the next text that starts with it, such as when it is typed again and again.
   */
  find(letter: string, now: number, texts: readonly string[], current = -1): number {
    const character = letter.toLowerCase();
    const continued = now - this.#typedAt > PAUSE ? character : this.#typed + character;
    for (const typed of current === -1 ? [continued] : [continued, character]) {
      const first = typed === character ? current + 1 : current;
      const places = texts.map((_, step) => (Math.max(0, first) + step) % texts.length);
      const index = places.find(place => texts[place]!.toLowerCase().startsWith(typed));
      if (index === undefined || typed === ' ') continue;
      this.#typed = typed;
      this.#typedAt = now;
      return index;
    }
    return -1;
  }
}
