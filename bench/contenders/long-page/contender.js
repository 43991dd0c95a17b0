/**
 * The interface of the contenders of a long page. Each module of this folder has a contender as its default export.
 *
 * @typedef {import('../../page/table-data.js').Row} Row
 *
 * @typedef {object} LongPageContender
 * @property {string} title
 * @property {Record<string, string>} [missing]
 * @property {string} [note] What a reader of the numbers must know.
 * @property {(host: HTMLElement, rows: Row[]) => LongPageInstance | Promise<LongPageInstance>} mount Shows all rows on one page that scrolls with the document, each with a checkbox.
 *
 * @typedef {object} LongPageInstance
 * @property {() => ArrayLike<Element>} rowElements The rows of the page, from the top.
 * @property {(row: Element) => string[]} cellTexts Returns the text of each cell in a row, without its checkbox.
 * @property {(row: Element) => boolean} isSelected
 * @property {() => number} selectedCount How many rows are selected, as shown.
 * @property {(index: number) => void} toggle Clicks the checkbox of a row.
 * @property {() => void} togglePage Clicks the checkbox of the header, which selects all rows of the page.
 * @property {() => void} invert Selects what is not selected, and nothing else.
 * @property {() => void} destroy
 */
