/**
 * What the table must show after each action. It is computed before the clock starts, and knows nothing of the
 * contenders. Rows with the same sort key may be in any order.
 */
import {FIELDS, WORD} from './table-data.js';

/** @typedef {import('./table-data.js').Row} Row */

/**
 * @typedef {object} Expectation
 * @property {number} count rows that match
 * @property {number} shown rows on the page
 * @property {string} word the search text, in lower case
 * @property {'id' | 'name' | 'amount'} field the field in whose order the rows are
 * @property {string[]} keys texts of that field, from the top
 */

/** The orders that the suite asks for. */
const ORDERS = [
  ['', 'name', 'asc'],
  ['', 'name', 'desc'],
  ['', 'amount', 'asc'],
  ['', 'amount', 'desc'],
  [WORD, 'amount', 'desc'],
];

/**
 * @param {Row[]} rows
 * @param {Row[][]} matches the rows that match each prefix of the word
 * @returns {(query: {word?: string, field?: 'id' | 'name' | 'amount', direction?: 'asc' | 'desc', page?: number, pageSize?: number}) => Expectation}
 */
export function expectations(rows, matches = matchesOfPrefixes(rows)) {
  const found = word => (word === '' ? rows : matches[word.length - 1]);
  // All of them now, so that the work is not part of a task that is measured.
  const sorted = new Map(
    ORDERS.map(([word, field, direction]) => [
      `${word} ${field} ${direction}`,
      topRows(found(word), field, direction),
    ]),
  );
  const inOrder = (word, field, direction) =>
    field === 'id' ? found(word) : sorted.get(`${word} ${field} ${direction}`);
  return ({word = '', field = 'id', direction = 'asc', page = 1, pageSize = 10}) => {
    const count = found(word).length;
    const start = (page - 1) * pageSize;
    const onPage = inOrder(word, field, direction).slice(start, start + pageSize);
    const keys = onPage.map(row => String(row[field]));
    return {count, shown: Math.min(pageSize, Math.max(0, count - start)), word, field, keys};
  };
}

/** @param {Row[]} rows */
function matchesOfPrefixes(rows) {
  let found = rows;
  return [...WORD].map((_, index) => {
    const prefix = WORD.slice(0, index + 1);
    found = found.filter(row => rowMatches(row, prefix));
    return found;
  });
}

function rowMatches(row, word) {
  return FIELDS.some(field => String(row[field]).toLowerCase().includes(word));
}

/** No page that is checked ends behind this row. */
const MOST = 1000;

/**
 * Returns the first rows of an order by code units. That is the order of any language for these rows: ASCII words,
 * each with one capital.
 */
function topRows(rows, field, direction) {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (a, b) => (a[field] < b[field] ? -sign : a[field] > b[field] ? sign : 0);
  let top = [];
  let last = null;
  for (const row of rows) {
    if (last !== null && compare(row, last) >= 0) continue;
    top.push(row);
    if (top.length < 4 * MOST) continue;
    top = top.sort(compare).slice(0, MOST);
    last = top.at(-1);
  }
  return top.sort(compare).slice(0, MOST);
}

/**
 * The quick check: number of rows and matches, and the first and last row.
 * @param {import('../contenders/table/contender.js').TableInstance} table
 * @param {Expectation} expected
 */
export function isShown(table, expected) {
  if (table.count() !== expected.count) return false;
  const elements = table.rowElements();
  const last = table.isVirtual ? 0 : expected.shown - 1;
  if (!table.isVirtual && elements.length !== expected.shown) return false;
  if (elements.length === 0) return expected.shown === 0;
  const column = FIELDS.indexOf(expected.field);
  const keyAt = index => table.cellTexts(elements[index])[column];
  return keyAt(0) === expected.keys[0] && keyAt(last) === expected.keys[last];
}

/**
 * The whole check: every row that is shown is a row of the data, matches, and is in order.
 * @param {import('../contenders/table/contender.js').TableInstance} table
 * @param {Row[]} rows
 * @param {Expectation} expected
 * @returns {string} what is wrong, or an empty text
 */
export function problemOf(table, rows, expected) {
  if (table.count() !== expected.count) return `${table.count()} rows match, not ${expected.count}`;
  const elements = [...table.rowElements()];
  const needed = table.isVirtual ? Math.min(expected.shown, 10) : expected.shown;
  if (elements.length < needed || (!table.isVirtual && elements.length > needed))
    return `${elements.length} rows are shown, not ${needed}`;
  const column = FIELDS.indexOf(expected.field);
  for (const [index, element] of elements.slice(0, needed).entries()) {
    const texts = table.cellTexts(element);
    if (texts[column] !== expected.keys[index])
      return `row ${index} has ${texts[column]}, not ${expected.keys[index]}`;
    const row = rows[Number(texts[0]) - 1];
    if (!row || FIELDS.some((field, cell) => texts[cell] !== String(row[field])))
      return `row ${index} shows ${texts.join(', ')}`;
    if (expected.word !== '' && !rowMatches(row, expected.word)) return `row ${index} does not match`;
  }
  return '';
}
