/**
 * The interface of the contenders of the suite of tree rows. Each module of this folder has a contender as its default
 * export. Rows have the columns `TREE_FIELDS`, of which the first one has the buttons that open rows.
 *
 * @typedef {import('../../page/tree-data.js').TreeRow} TreeRow
 *
 * @typedef {object} TreeContender
 * @property {string} title
 * @property {Record<string, string>} [missing] What it cannot do, and why. Such jobs are not run.
 * @property {string} [note] What a reader of the numbers must know.
 * @property {(host: HTMLElement, rows: TreeRow[]) => TreeInstance} mount Shows the roots, closed: ten rows per page, or
 *   an area with more rows.
 *
 * @typedef {object} TreeInstance
 * @property {() => Element[] | NodeListOf<Element>} rowElements The rows that are shown, from the top.
 * @property {(row: Element) => string[]} cellTexts Returns the text of each cell in a row.
 * @property {(row: Element) => number} levelOf Returns 0 for a root.
 * @property {() => void} toggle Opens or closes the first row, as a user does.
 * @property {() => void} openAll
 * @property {() => void} closeAll
 * @property {() => void} search Searches the word in the names. Rows above those that match are shown and open.
 * @property {() => void} destroy
 */

/** Room for the header and ten rows, where all rows are in one list. */
export const HEIGHT = 480;
