import type {Warn} from '../../../../core/bad-input.js';
import {isRowKey, type RowKey, type TableQuery, type TableRow} from '../../../../core/table/index.js';
import {readValue} from '../../../../core/table/row.js';
import {RowTree, type TreeProblem} from '../../../../core/table/tree/row-tree.js';
import type {OpenTree, TreeView} from '../../../../core/table/tree/tree-view.js';
import type {PageTree} from '../../model/page-source.js';
import {keyReader, rowKeyOf} from '../../model/row-keys.js';
import {ChildrenLoader} from './children-loader.js';
import type {TreeProperties} from './properties.js';

/** A table with the properties of a tree. The app may set anything. */
export type TreeTable = HTMLElement & Partial<TreeProperties> & {readonly rowKey?: unknown};

const loaders = new WeakMap<object, ChildrenLoader>();

/** Returns what loads the rows below rows of a table. */
export function loaderOf(table: object): ChildrenLoader {
  const loader = loaders.get(table) ?? new ChildrenLoader();
  loaders.set(table, loader);
  return loader;
}

const closedRows = new WeakMap<object, {readonly name: string; readonly keys: Set<RowKey>}>();

/** Returns the rows of a table that the user has closed since the search or a filter has changed. */
export function closedIn(table: object, {search, filters, where}: TableQuery): Set<RowKey> {
  const name = JSON.stringify([search, filters, where]);
  const last = closedRows.get(table);
  if (last?.name === name) return last.keys;
  const keys = new Set<RowKey>();
  closedRows.set(table, {name, keys});
  return keys;
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Returns a key on pages for a row inside of another: below 0, and the same as long as it is the same object. */
export function numberOf(row: TableRow, index: number): number {
  // Rows may be anything.
  if (Object(row) !== row) return -0.5 - index;
  const number = numbers.get(row) ?? --lastNumber;
  numbers.set(row, number);
  return number;
}

const valueOf = (row: TableRow, field: string): unknown => readValue(row, field, ({value}) => value);

/** Returns what the rows of a tree depend on. */
export const treeSettings = (table: TreeTable): readonly unknown[] => [
  table.parentField,
  table.childrenField,
  rowKeyOf(table as {readonly rowKey: unknown}),
  loaderOf(table).loaded,
];

const PROBLEMS: Readonly<Record<TreeProblem, (key: string) => string>> = {
  orphan: key => `parentField names rows that do not exist, such as ${key}; the rows below them are roots.`,
  cycle: key => `rows are below themselves, such as the one with the key ${key}; they are roots.`,
  repeated: key => `a row is in the tree twice; it is left out below the row with the key ${key}.`,
};

/** Reads the tree of rows. Warns of the first row with each problem. */
export function readTree(
  table: TreeTable,
  rows: readonly TableRow[],
  isClient: boolean,
  warn: Warn,
): RowTree {
  const {parentField, childrenField} = table;
  const loader = loaderOf(table);
  const reported = new Set<TreeProblem>();
  return new RowTree({
    rows,
    readKey: keyReader(rowKeyOf(table as {readonly rowKey: unknown}), warn, 'opened'),
    parentOf: parentField && isClient ? row => valueOf(row, parentField) : undefined,
    childrenOf: (row, key) => [
      ...nestedRows(row, childrenField, warn),
      ...((key === null ? undefined : loader.rowsOf(key)) ?? []),
    ],
    report: (problem, key) => {
      if (!reported.has(problem)) warn(PROBLEMS[problem](JSON.stringify(key)));
      reported.add(problem);
    },
  });
}

function nestedRows(row: TableRow, field: string | null | undefined, warn: Warn): readonly TableRow[] {
  const rows = field ? valueOf(row, field) : null;
  if (Array.isArray(rows)) return rows as readonly TableRow[];
  if (rows !== null && rows !== undefined)
    warn(`childrenField "${field}" must have lists of rows; other values are ignored.`);
  return [];
}

/** Returns which rows are open, and which load when they are opened. */
export function openTree(table: TreeTable, {view, closed}: Omit<PageTree, 'lines'>, warn: Warn): OpenTree {
  const {keys, rows} = view.tree;
  const open = readOpenRows(table.openRows, warn);
  return {
    canLoad: index => keys[index] !== null && canLoad(table, rows[index]!, keys[index]!, warn),
    isOpen: index => {
      const key = keys[index] ?? null;
      // Users could not open it.
      if (key === null) return true;
      const isKnown = view.childrenOf(index).length > 0;
      if (view.isFiltered && isKnown) return !closed.has(key);
      return open === 'all' ? isKnown : open.has(key);
    },
  };
}

function canLoad(table: TreeTable, row: TableRow, key: RowKey, warn: Warn): boolean {
  const {loadChildren, hasChildren, childrenField} = table;
  if (typeof loadChildren !== 'function' || loaderOf(table).rowsOf(key) !== undefined) return false;
  if (childrenField && Array.isArray(valueOf(row, childrenField))) return false;
  if (typeof hasChildren !== 'function') return !hasChildren || Boolean(valueOf(row, hasChildren));
  try {
    return Boolean(hasChildren(row));
  } catch (cause) {
    warn('the hasChildren function threw; the row cannot be opened.', cause);
    return false;
  }
}

/** Returns the keys of the open rows. */
export function readOpenRows(given: unknown, warn: Warn): 'all' | ReadonlySet<RowKey> {
  if (given === 'all') return given;
  if (given === 'none') return new Set();
  const keys: readonly unknown[] = Array.isArray(given) ? given : [];
  if (((given ?? keys) !== keys && !Array.isArray(given)) || !keys.every(isRowKey))
    warn("openRows must be 'all' or a list of row keys; anything else is ignored.");
  return new Set(keys.filter(isRowKey));
}

/** Returns the keys of all rows with rows below them. */
export function parentKeys({tree: {keys, parents}}: TreeView): RowKey[] {
  const found = new Set<RowKey>();
  for (const parent of parents) {
    const key = keys[parent] ?? null;
    if (key !== null) found.add(key);
  }
  return [...found];
}
