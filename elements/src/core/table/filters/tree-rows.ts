import type {SlicedWork} from '../sliced-work.js';
import {compileFilter, isKnown, matchingRows, type RowFilterTask, type RowTest} from './filter-rows.js';
import {
  isGroup,
  normalizeTree,
  type FieldCondition,
  type FilterGroup,
  type FilterTree,
} from './filter-tree.js';

/** What to filter by a tree, whose periods are resolved. */
export interface TreeFilterTask extends Omit<RowFilterTask, 'filters'> {
  readonly where: FilterTree;
}

/** Returns the rows that match a tree, in the same order; null for all rows. */
export type FilterTreeRows = (task: TreeFilterTask) => SlicedWork<Uint32Array | null>;

/**
 * Returns a filter of the rows of one index by trees. It works in slices, and keeps what the last tree has found.
 * Conditions on a field that neither a column nor a row has warn and are ignored.
 */
export function newTreeFilter(): FilterTreeRows {
  let last: {
    readonly name: string;
    readonly among: Uint32Array | null;
    readonly rows: Uint32Array | null;
  } | null = null;
  return function* (task) {
    const name = JSON.stringify(task.where);
    if (last?.name === name && last.among === task.found) return last.rows;
    const tree = normalizeTree(task.where, task.warn);
    const rows = yield* matchingRows(task.rows, tree === undefined ? [] : treeTests(tree, task), task.found);
    last = {name, among: task.found, rows};
    return rows;
  };
}

/** Returns the tests that a row must all pass. */
function treeTests({match, conditions}: FilterTree, task: TreeFilterTask): RowTest[] {
  const tests = conditions.flatMap(entry =>
    isGroup(entry) ? joined(entry.match, groupTests(entry, task)) : conditionTests(entry, task),
  );
  return match === 'all' ? tests : joined(match, tests);
}

const groupTests = ({conditions}: FilterGroup, task: TreeFilterTask): RowTest[] =>
  conditions.flatMap(condition => conditionTests(condition, task));

/** Returns no test for a condition that filters nothing. */
function conditionTests({field, filter}: FieldCondition, task: TreeFilterTask): RowTest[] {
  const test = filter.type === 'period' ? null : compileFilter(field, filter);
  return test === null || !isKnown(field, task) ? [] : [test];
}

/** Returns one test for several; none for none. */
function joined(match: FilterGroup['match'], tests: readonly RowTest[]): RowTest[] {
  if (tests.length < 2) return [...tests];
  return match === 'all' ? [row => tests.every(test => test(row))] : [row => tests.some(test => test(row))];
}
