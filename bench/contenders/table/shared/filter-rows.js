import {FIELDS} from '../../../page/table-data.js';

/**
 * Returns the rows that contain a text in one of their fields. Apps write this for tables that have no search.
 * @template {object} Row
 * @param {Row[]} rows
 * @param {string} text
 */
export function filterRows(rows, text) {
  if (text === '') return rows;
  const word = text.toLowerCase();
  return rows.filter(row => FIELDS.some(field => String(row[field]).toLowerCase().includes(word)));
}
