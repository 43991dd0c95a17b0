import {COLUMNS} from '../../page/table-data.js';

/**
 * The interface of the contenders of Excel files. Each module of this folder has a contender as its default export.
 *
 * @typedef {import('../../page/table-data.js').Row} Row
 *
 * @typedef {object} ExcelContender
 * @property {string} title
 * @property {Record<string, string>} [missing] What it cannot do, and why. Such jobs are not run.
 * @property {string} [note] What a reader of the numbers must know.
 * @property {(host: HTMLElement, rows: readonly Row[]) => ExcelInstance} mount
 *
 * @typedef {object} ExcelInstance
 * @property {() => Promise<Blob>} write Returns a file with a bold header that stays in view, numbers as numbers, and days as
 *   dates.
 * @property {() => void} destroy
 */

/** The field with days. */
export const DAY = 'joined';

export const LABELS = COLUMNS.map(({label}) => label);

/** Returns the value of a field for a library that has Date objects, in UTC. */
export const valueOf = (row, field) => (field === DAY ? new Date(row[field]) : row[field]);
