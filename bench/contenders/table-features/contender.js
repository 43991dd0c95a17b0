import {textsOfCells} from '../table/contender.js';

/**
 * The interface of the contenders of the table features. Each module of this folder has a contender as its default export.
 *
 * @typedef {import('../../page/table-data.js').Row} Row
 *
 * @typedef {object} Filters A range of numbers, and a text that a column contains, in any case.
 * @property {{field: 'amount', from: number, to: number}} [number]
 * @property {{field: 'name', text: string}} [text]
 *
 * @typedef {object} FeaturesContender
 * @property {string} title
 * @property {Record<string, string>} [missing]
 * @property {string} [note] What a reader of the numbers must know.
 * @property {(host: HTMLElement, rows: Row[]) => FeaturesInstance | Promise<FeaturesInstance>} mount Shows ten rows per page, each with a checkbox.
 *
 * @typedef {object} FeaturesInstance
 * @property {() => number} count How many rows match, as shown.
 * @property {() => number} selectedCount How many rows are selected, as shown.
 * @property {() => ArrayLike<Element> & Iterable<Element>} rowElements The rows that are shown, from the top.
 * @property {(row: Element) => string[]} cellTexts Returns the text of each cell in a row, without its checkbox.
 * @property {(row: Element) => boolean} isSelected
 * @property {(filters: Filters) => void} filter Replaces all filters.
 * @property {() => void} selectAll Selects all rows that match, as a user.
 * @property {(keys: number[]) => void} select Selects only the rows with these ids.
 * @property {() => void} invert Selects what is not selected, and nothing else.
 * @property {() => void} destroy
 */

/** Returns the text of each cell after the first one, which has the checkbox. */
export const textsAfterCheckbox = row => textsOfCells(row).slice(1);
