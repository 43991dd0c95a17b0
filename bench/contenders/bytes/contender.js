/**
 * The interface of the contenders of the bytes suite: the code that an app writes to have a kind, with the styles that
 * it needs.
 *
 * @typedef {'button' | 'text-input' | 'checkbox' | 'switch' | 'select' | 'table' | 'date-picker' | 'toast' | 'everything'} Kind
 *
 * @typedef {object} BytesContender
 * @property {string} title
 * @property {string} [note] What a reader of the numbers must know.
 * @property {boolean} [usesReact] React is then left out; it is a contender, too.
 * @property {Partial<Record<Kind, string>>} entries
 * @property {Record<string, string>} [others] Further entries, which no other contender has.
 */

/** The note of contenders that need React. */
export const PLUS_REACT = 'Without React, which comes on top.';

export {};
