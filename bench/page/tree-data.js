/** The rows of the suite of tree rows: each hundred of rows is a tree of three levels. */
import {makeRows, WORD} from './table-data.js';

/** @typedef {import('./table-data.js').Row & {children?: TreeRow[]}} TreeRow */

const ROWS_PER_ROOT = 100;
const ROWS_PER_BRANCH = 11;

/** The column with the buttons is the first one. */
export const TREE_FIELDS = ['name', 'id', 'city', 'team', 'amount', 'joined'];

/**
 * A root has 9 rows below it, each with 10.
 * @param {number} count
 * @returns {TreeRow[]}
 */
export function makeTree(count) {
  const rows = makeRows(count);
  const roots = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_ROOT) {
    const [root, ...others] = rows.slice(start, start + ROWS_PER_ROOT);
    const children = [];
    for (let at = 0; at < others.length; at += ROWS_PER_BRANCH) {
      const [branch, ...leaves] = others.slice(at, at + ROWS_PER_BRANCH);
      children.push({...branch, children: leaves});
    }
    roots.push({...root, children});
  }
  return roots;
}

/** Whether a row contains the word that is searched. */
export const matches = ({name}) => name.toLowerCase().includes(WORD);

/**
 * Returns the rows that match and those above them, with only such rows below them. Apps write this for tables that have no
 * search.
 * @param {readonly TreeRow[]} rows
 * @returns {TreeRow[]}
 */
export function filterTree(rows) {
  return rows.flatMap(row => {
    const children = filterTree(row.children ?? []);
    return children.length > 0 || matches(row) ? [{...row, children}] : [];
  });
}

/**
 * Returns the first rows that are shown, each with its level.
 * @param {readonly TreeRow[]} rows
 * @param {(row: TreeRow) => boolean} isOpen
 * @param {number} most
 */
export function shownRows(rows, isOpen, most) {
  const shown = [];
  const add = (list, level) => {
    for (const row of list) {
      if (shown.length === most) return;
      shown.push({row, level});
      if (isOpen(row)) add(row.children ?? [], level + 1);
    }
  };
  add(rows, 0);
  return shown;
}
