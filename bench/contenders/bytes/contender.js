/**
 * The interface of the contenders of the bytes suite: the code that an app writes to have a kind, with the styles that
 * it needs.
 *
 * @typedef {string} Kind A key of `KINDS` or `FURTHER` in the suite.
 *
 * @typedef {string | {code: string, over: string}} Entry Code, or what code adds to other code that the page has anyway.
 *
 * @typedef {object} BytesContender
 * @property {string} title
 * @property {string} [note] What a reader of the numbers must know.
 * @property {boolean} [usesReact] React is then left out; it is a contender, too.
 * @property {Partial<Record<Kind, Entry>>} entries
 * @property {Record<string, Entry>} [others] Further entries, which no other contender has.
 */

/** The note of contenders that need React. */
export const PLUS_REACT = 'Without React, which comes on top.';

/** The schema of a page, which is not counted as a part of its form. */
const SCHEMA = `export {object, string} from 'zod';`;

/**
 * Returns what a form adds to a page with a schema.
 * @param {string} code
 * @returns {Entry}
 */
export const overSchema = code => ({code: `${SCHEMA}\n${code}`, over: SCHEMA});
