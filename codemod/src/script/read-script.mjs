/** Reads scripts: JavaScript and TypeScript, with or without JSX. */
import {extname} from 'node:path';
import {parse} from '@babel/parser';
import {ReadError} from '../read-error.mjs';

export const SCRIPT_EXTENSIONS = ['.js', '.mjs', '.jsx', '.ts', '.mts', '.tsx'];

/** Returns the language of a script by the extension of its file. In `.js`, JSX is read, too. */
export const languageOf = path => ({
  typescript: /^\.[mc]?tsx?$/.test(extname(path)),
  jsx: !/^\.[mc]?ts$/.test(extname(path)),
});

/**
 * Reads a script. Places in the tree are those in the file if `offset` is where the script starts.
 *
 * @param {string} text
 * @param {{typescript: boolean, jsx: boolean, offset?: number}} options
 * @throws ReadError if the script is not valid.
 */
export function readScript(text, {typescript, jsx, offset = 0}) {
  const plugins = [
    'decorators',
    'decoratorAutoAccessors',
    ...(typescript ? ['typescript'] : ['flow']),
    ...(jsx ? ['jsx'] : []),
  ];
  try {
    // With a script that starts later, all places are those in the file.
    const file = parse(' '.repeat(offset) + text, {
      sourceType: 'unambiguous',
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
      allowImportExportEverywhere: true,
      allowUndeclaredExports: true,
      plugins,
    });
    return file.program;
  } catch (error) {
    throw new ReadError(error.message.replace(/ \(\d+:\d+\)$/, ''), error.pos ?? offset);
  }
}

/**
 * Returns the nodes of a script, each before those inside it, with the nodes around them.
 *
 * @returns {Generator<{node: any, parents: readonly any[]}>}
 */
export function* nodesIn(node, parents = []) {
  yield {node, parents};
  const inner = [...parents, node];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc' || key.endsWith('omments') || key === 'extra') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child.type === 'string') yield* nodesIn(child, inner);
  }
}

/**
 * Returns the names that a pattern declares, such as those of a parameter.
 *
 * @returns {string[]}
 */
export function namesOfPattern(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap(({value, argument}) => namesOfPattern(value ?? argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesOfPattern);
    case 'AssignmentPattern':
      return namesOfPattern(pattern.left);
    case 'RestElement':
      return namesOfPattern(pattern.argument);
    case 'TSParameterProperty':
      return namesOfPattern(pattern.parameter);
    default:
      return [];
  }
}

/** Returns the names that a node declares: of variables, functions, and parameters. */
export function namesDeclaredBy({type, id, params}) {
  if (type === 'VariableDeclarator') return namesOfPattern(id);
  const isFunction =
    /^(ArrowFunctionExpression|Function(Expression|Declaration)|(Object|Class)(Private)?Method)$/.test(type);
  return isFunction ? [...namesOfPattern(id), ...params.flatMap(namesOfPattern)] : [];
}
