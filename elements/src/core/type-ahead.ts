/** Milliseconds after which a typed character starts a new search. */
const PAUSE = 700;

/** A keyboard event. */
interface KeyPress {
  readonly key: string;
  readonly timeStamp: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
}

/** Finds an item of a list by typed text (ARIA practices, "Listbox", "Menu", and "Tree View", type-ahead). */
export class TypeAhead {
  #typed = '';
  #typedAt = 0;
  /** Whether the same character was typed again, and no text starts with what was typed. */
  #isCycling = false;

  /**
   * Returns the index of the item that a key leads to, or -1. A character leads to the next item that starts with it, and
   * several in quick succession to one that starts with all of them. The same character again moves on from item to item.
   *
   * A character that finds nothing is discarded; after the same character again, another one starts a new search. A space
   * only continues what is typed: otherwise it chooses, so that it finds nothing. So do shortcuts, and keys that are not
   * characters.
   *
   * @param textOf Returns the text of an item; an empty text for one that the arrow keys skip.
   * @param current The index of the current item, where the search starts, or -1.
   */
  find<Item>(
    press: KeyPress,
    items: readonly Item[],
    textOf: (item: Item) => string,
    current: number,
  ): number {
    if (!isCharacter(press)) return -1;
    const character = press.key.toLowerCase();
    const isNew =
      press.timeStamp - this.#typedAt > PAUSE || (this.#isCycling && this.#typed[0] !== character);
    const typed = isNew ? character : this.#typed + character;
    const isRepeated = typed === character.repeat(typed.length);
    if (typed === ' ') return -1;
    for (const text of isRepeated ? [typed, character] : [typed]) {
      const start = text === character ? current + 1 : Math.max(0, current);
      const places = items.map((_, step) => (start + step) % items.length);
      const index = places.find(place => textOf(items[place]!).toLowerCase().startsWith(text));
      if (index === undefined) continue;
      this.#typed = typed;
      this.#typedAt = press.timeStamp;
      this.#isCycling = text !== typed;
      return index;
    }
    return -1;
  }
}

/** Whether a key types a character. Shift does too, because some keyboards need it for digits. */
function isCharacter({key, ctrlKey, metaKey, altKey, isComposing}: KeyPress): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;
}
