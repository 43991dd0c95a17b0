/**
 * What a program can know of its rows: a text to search, and the order of each column. It knows its data: the text is
 * ASCII, so code units can be compared, and numbers are whole and not negative.
 */
import {FIELDS} from '../../../page/table-data.js';
import {orderOf} from './radix-sort.js';

const ROWS_PER_BLOCK = 4096;
const SLICE = 8;

export class RowIndex {
  #rows;
  /** Each block has the folded texts of its rows, and the position at which each row ends. */
  #blocks = [];
  /** @type {Map<string, Uint32Array>} */
  #orders = new Map();

  /** @param {import('../../../page/table-data.js').Row[]} rows */
  constructor(rows) {
    this.#rows = rows;
    requestIdleCallback(() => this.#buildSlice());
  }

  /**
   * Marks the rows that contain a text.
   * @param {string} text
   * @returns {{count: number, marks: Uint8Array}}
   */
  search(text) {
    const word = text.toLowerCase();
    while (!this.#isBuilt) this.#buildBlock();
    const marks = new Uint8Array(this.#rows.length);
    let count = 0;
    for (const {haystack, ends, first} of this.#blocks) {
      let row = 0;
      for (let at = haystack.indexOf(word); at >= 0; at = haystack.indexOf(word, ends[row - 1])) {
        while (ends[row] <= at) row += 1;
        marks[first + row] = 1;
        count += 1;
        row += 1;
        if (row === ends.length) break;
      }
    }
    return {count, marks};
  }

  /**
   * Returns the indices of the rows in ascending order of a field.
   * @param {string} field
   * @param {boolean} isNumber
   */
  order(field, isNumber) {
    if (!this.#orders.has(field)) {
      const keys = isNumber ? this.#numbers(field) : this.#ranks(field);
      this.#orders.set(field, orderOf(keys));
    }
    return this.#orders.get(field);
  }

  get #isBuilt() {
    return this.#blocks.length * ROWS_PER_BLOCK >= this.#rows.length;
  }

  #buildSlice() {
    const end = performance.now() + SLICE;
    while (!this.#isBuilt && performance.now() < end) this.#buildBlock();
    if (!this.#isBuilt) requestIdleCallback(() => this.#buildSlice());
  }

  #buildBlock() {
    const first = this.#blocks.length * ROWS_PER_BLOCK;
    const rows = this.#rows.slice(first, first + ROWS_PER_BLOCK);
    const ends = new Uint32Array(rows.length);
    let end = 0;
    const texts = rows.map((row, index) => {
      const text = `${FIELDS.map(field => row[field]).join('\n')}\n`;
      end += text.length;
      ends[index] = end;
      return text;
    });
    this.#blocks.push({haystack: texts.join('').toLowerCase(), ends, first});
  }

  #numbers(field) {
    return Uint32Array.from(this.#rows, row => row[field]);
  }

  #ranks(field) {
    const numbers = new Map();
    const keys = Uint32Array.from(this.#rows, row => {
      const known = numbers.get(row[field]);
      if (known !== undefined) return known;
      numbers.set(row[field], numbers.size);
      return numbers.size - 1;
    });
    const ranks = new Uint32Array(numbers.size);
    [...numbers.keys()].sort().forEach((text, rank) => (ranks[numbers.get(text)] = rank));
    return keys.map(number => ranks[number]);
  }
}
