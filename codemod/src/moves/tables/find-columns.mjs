/** Finds the list of columns that a table has. */
import {plainExpression} from './read-options.mjs';

/**
 * @typedef {object} ColumnList
 * @property {any} array The list.
 * @property {{node: any, parents: readonly any[]} | undefined} variable Where it is declared, unless it is written in the table.
 */

/**
 * Returns the list of columns of a table, or why it cannot be moved.
 *
 * @param {any} value The value of the option `columns`.
 * @param {import('./script-names.mjs').ScriptNames} names
 * @returns {ColumnList | {problem: string}}
 */
export function findColumns(value, names) {
  const node = plainExpression(value);
  const written = arrayIn(node);
  if (written) return {array: written, variable: undefined};
  if (node?.type !== 'Identifier')
    return {problem: 'Write the columns as a list in this file, and run the move again.'};
  const variable = names.variable(node.name);
  const array = variable && arrayIn(plainExpression(variable.node.init));
  if (!array) return {problem: `Write "${node.name}" as a list in this file, and run the move again.`};
  const users = names.references(node.name).filter(({node: {start}}) => start !== node.start);
  if (users.length > 0) return {problem: `"${node.name}" is used in more than one place.`};
  if (variable.parents.at(-2)?.type === 'ExportNamedDeclaration')
    return {problem: `"${node.name}" is exported, so other files can use it.`};
  return {array, variable};
}

/** Returns a list, also the one that `useMemo` returns. */
function arrayIn(expression) {
  const node = plainExpression(expression);
  if (node?.type === 'ArrayExpression') return node;
  if (node?.type !== 'CallExpression') return undefined;
  const name = node.callee.name ?? node.callee.property?.name;
  const [create] = node.arguments;
  if (name !== 'useMemo' || !/Function/.test(create?.type ?? '')) return undefined;
  if (create.body.type !== 'BlockStatement') return arrayIn(create.body);
  const [statement, ...others] = create.body.body;
  return others.length === 0 && statement?.type === 'ReturnStatement'
    ? arrayIn(statement.argument)
    : undefined;
}
