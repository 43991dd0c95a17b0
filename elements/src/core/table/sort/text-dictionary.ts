/** Marks a slot without a text. */
const FREE = 0;

/**
 * Numbers the distinct texts of a column in order of appearance. A `Map` would do the same, but it blocks for tens of
 * milliseconds whenever it grows. This table has its full size from the start.
 */
export class TextDictionary {
  /** The distinct texts. The id of a text is its index. */
  readonly texts: string[] = [];
  /** Open addressing with linear probing: ids, counted from 1. */
  readonly #slots: Uint32Array;

  /** Reserves space for `capacity` distinct texts. */
  constructor(capacity: number) {
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * Math.max(1, capacity))));
  }

  /** Returns the id of a text, which is new if the text is new. */
  idOf(text: string): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash(text) & mask;
    for (;;) {
      const entry = slots[slot]!;
      if (entry === FREE) return (slots[slot] = this.texts.push(text)) - 1;
      if (this.texts[entry - 1] === text) return entry - 1;
      slot = (slot + 1) & mask;
    }
  }
}

/** FNV-1a over UTF-16 units. The high bits are mixed into the low bits, which choose the slot. */
function hash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
