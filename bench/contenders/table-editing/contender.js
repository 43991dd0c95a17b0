import {FIELDS} from '../../page/table-data.js';

/**
 * The interface of the contenders of table editing. Each module of this folder has a contender as its default export.
 *
 * @typedef {import('../../page/table-data.js').Row} Row
 * @typedef {Partial<Row> & {id: number}} Change The fields of a row that change.
 *
 * @typedef {object} EditingContender
 * @property {string} title
 * @property {Record<string, string>} [missing] What it cannot do, and why. Such jobs are not run.
 * @property {string} [note] What a reader of the numbers must know.
 * @property {(host: HTMLElement, rows: Row[]) => EditingInstance | Promise<EditingInstance>} mount Shows ten rows per page,
 *   whose names, cities, teams, and amounts users can edit.
 *
 * @typedef {object} EditingInstance
 * @property {() => ArrayLike<Element>} rowElements The rows that are shown, from the top.
 * @property {(row: Element) => string[]} cellTexts Returns the text of each cell in a row.
 * @property {(row: Element, field: keyof Row) => Element} cell
 * @property {(id: number) => Row} rowOf What the app reads of a row, on any page.
 * @property {(text: string) => void} [paste] Pastes into the cell of the first name, and what is right of it and below.
 * @property {(changes: Change[]) => void} change Changes rows by id, like a server that sends changes.
 * @property {() => void} destroy
 */

/** Returns the cell of a field among the children of a row. */
export const childOf = (row, field) => row.children[FIELDS.indexOf(field)];

/** Pastes a text into an element, as the browser does. */
export function pasteInto(target, text) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const options = {clipboardData, bubbles: true, composed: true, cancelable: true};
  target.dispatchEvent(new ClipboardEvent('paste', options));
}
