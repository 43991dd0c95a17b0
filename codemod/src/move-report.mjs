/**
 * @typedef {object} Left A place that was left for a person.
 * @property {number} line From 1.
 * @property {string} kind The kind of place, such as `props`.
 * @property {string} what
 * @property {string} advice What to write instead, as a sentence.
 */

/** What a move has done in one file: how many places it has moved, by kind, and what it has left. */
export class MoveReport {
  #text;
  /** @type {Record<string, number>} */
  moved = {};
  /** @type {Left[]} */
  left = [];

  /** @param {string} text The file before the move. */
  constructor(text) {
    this.#text = text;
  }

  /**
   * @param {string} kind Such as `elements`.
   * @param {number} [places]
   */
  count(kind, places = 1) {
    this.moved[kind] = (this.moved[kind] ?? 0) + places;
  }

  /**
   * @param {string} kind
   * @param {number} offset Where in the file.
   * @param {string} what
   * @param {string} advice What to write instead.
   */
  leave(kind, offset, what, advice) {
    this.left.push({line: lineOf(this.#text, offset), kind, what, advice});
  }

  /**
   * Returns what a move returns.
   *
   * @param {string} code The file after the move.
   * @returns {{code: string, moved: Record<string, number>, left: Left[]}}
   */
  result(code) {
    const left = this.left.toSorted((one, other) => one.line - other.line);
    return {code, moved: this.moved, left};
  }
}

/** Returns the line of an offset, from 1. */
export const lineOf = (text, offset) => text.slice(0, offset).split('\n').length;
