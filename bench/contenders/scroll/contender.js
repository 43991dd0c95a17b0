/**
 * The interface of the contenders of the scroll suite: all rows in one list, of which only some are rendered. Each module
 * of this folder has a contender as its default export.
 *
 * @typedef {import('../../page/table-data.js').Row} Row
 *
 * @typedef {object} ScrollContender
 * @property {string} title
 * @property {Record<string, string>} [missing] What it cannot do, and why. Such jobs are not run.
 * @property {string} [note] What a reader of the numbers must know.
 * @property {(host: HTMLElement, rows: Row[]) => ScrollInstance} mount Shows the rows in an area that is `HEIGHT` high, with
 *   its column headers.
 *
 * @typedef {object} ScrollInstance
 * @property {() => Element | null | undefined} scroller What scrolls, once it is there.
 * @property {() => Element | null | undefined} header What covers the rows at the top of the scrolling element.
 * @property {() => Iterable<Element>} rowElements The rendered rows, in any order.
 * @property {(row: Element) => (string | undefined)[]} cellTexts Returns the text of each cell in a row.
 * @property {() => void} destroy
 */

/** The height of the scrolling element in pixels, with the headers in it. */
export const HEIGHT = 480;

/** The height of a row in pixels, where the app decides it. */
export const ROW_HEIGHT = 40;
