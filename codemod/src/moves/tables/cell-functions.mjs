/** Moves functions that render a cell, whose argument has the value and the row, to functions of a value and a row. */
import {nodesIn} from '../../script/read-script.mjs';
import {roleOf} from './script-names.mjs';
import {withEdits} from './text-edits.mjs';

/**
 * @typedef {object} CellWords What the argument of a function has.
 * @property {(path: readonly string[]) => {name: 'value' | 'row', more?: string, used: number} | undefined} read Returns what a path
 *   such as `['row', 'original']` is here: the value or the row, with what follows it (`more`), and how many steps of the path
 *   that needs.
 */

/**
 * Returns a function that renders a cell as one of the value and the row, or what is in the way.
 *
 * @param {any} node The function.
 * @param {string} source
 * @param {CellWords} words
 * @param {{isOfRow?: boolean}} [options] `isOfRow`: it only gets the row.
 * @returns {{text: string} | {problem: string}}
 */
export function moveCellFunction(node, source, words, {isOfRow = false} = {}) {
  if (!/^(Arrow)?Function(Expression)?$|^ObjectMethod$/.test(node.type))
    return {problem: 'It is not written here.'};
  if (node.params.length > 1) return {problem: 'It has more than one parameter.'};
  const bindings = bindingsOf(node.params[0]);
  if (!bindings) return {problem: 'Its parameter has a form that is not known.'};
  const {uses, names, problem} = usesOf(node.body, bindings, words);
  if (problem) return {problem};
  if (isOfRow && uses.some(({name}) => name === 'value')) return {problem: 'It needs the value of a cell.'};
  const chosen = {
    value: freeName(['value', 'cellValue'], names),
    row: freeName(['row', 'rowData'], names),
  };
  if (!chosen.value || !chosen.row) return {problem: 'Its names are used for something else.'};
  const edits = uses.map(({start, end, name, more, prefix}) => ({
    start,
    end,
    text: prefix + chosen[name] + more,
  }));
  const body = withEdits(source, edits, node.body.start, node.body.end);
  const isUsed = name => uses.some(use => use.name === name);
  const params = parameters(isUsed('value'), isUsed('row'), chosen, isOfRow);
  const type = node.returnType ? source.slice(node.returnType.start, node.returnType.end) : '';
  const arrowBody = node.body.extra?.parenthesized ? `(${body})` : body;
  const isArrow = node.type !== 'ObjectMethod';
  return {text: `(${params})${type} => ${isArrow ? arrowBody : body}`};
}

function parameters(hasValue, hasRow, {value, row}, isOfRow) {
  if (isOfRow) return hasRow ? row : '';
  if (!hasRow) return hasValue ? value : '';
  return `${hasValue ? value : '_'}, ${row}`;
}

const freeName = (names, taken) => names.find(name => !taken.has(name));

/** Returns the paths of the names that a parameter binds, or undefined if it has a rest or a default. */
function bindingsOf(parameter, path = []) {
  if (!parameter) return new Map();
  if (parameter.type === 'Identifier') return new Map([[parameter.name, path]]);
  if (parameter.type !== 'ObjectPattern') return undefined;
  const bindings = new Map();
  for (const {type, computed, key, value} of parameter.properties) {
    if (type !== 'ObjectProperty' || computed || key.type !== 'Identifier') return undefined;
    const inner = bindingsOf(value, [...path, key.name]);
    if (!inner) return undefined;
    for (const [name, where] of inner) bindings.set(name, where);
  }
  return bindings;
}

/** Returns where a body uses the value and the row, and which other names it uses. */
function usesOf(body, bindings, words) {
  const uses = [];
  const names = new Set();
  for (const {node, parents} of nodesIn(body)) {
    if (
      node.type === 'CallExpression' &&
      /^use[A-Z]/.test(node.callee.name ?? node.callee.property?.name ?? '')
    )
      return {problem: 'It calls a hook, and our function is not a component.'};
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') continue;
    const role = roleOf(node, parents.length > 0 ? parents : [{type: 'ArrowFunctionExpression', body: node}]);
    if (role === 'name') continue;
    if (!bindings.has(node.name)) names.add(node.name);
    else if (role === 'declaration') return {problem: `It declares "${node.name}" again.`};
    else {
      const use = useOf(node, parents, bindings.get(node.name), words);
      if (!use) return {problem: `It uses "${node.name}", of which there is nothing here.`};
      uses.push(use);
    }
  }
  return {uses, names};
}

function useOf(node, parents, bound, words) {
  const chain = [];
  let inner = node;
  for (const parent of parents.toReversed()) {
    const step = stepOf(parent, inner);
    if (step === undefined) break;
    chain.push({step, node: parent});
    inner = parent;
  }
  const found = words.read([...bound, ...chain.map(({step}) => step)]);
  if (!found) return undefined;
  const last = found.used <= bound.length ? node : chain[found.used - bound.length - 1].node;
  const inside = bound.slice(found.used).map(name => `.${name}`);
  const parent = parents.at(-1);
  const isShorthand = last === node && parent?.type === 'ObjectProperty' && parent.shorthand;
  const prefix = isShorthand ? `${node.name}: ` : '';
  return {start: last.start, end: last.end, name: found.name, more: [found.more, ...inside].join(''), prefix};
}

/** Returns a step of a path, such as `original`, `getValue`, `()`, or `('name')`. */
function stepOf(parent, inner) {
  if (/^(Optional)?MemberExpression$/.test(parent.type) && parent.object === inner)
    return parent.computed ? undefined : parent.property.name;
  if (!/^(Optional)?CallExpression$/.test(parent.type) || parent.callee !== inner) return undefined;
  if (parent.arguments.length === 0) return '()';
  const [argument] = parent.arguments;
  return parent.arguments.length === 1 && argument.type === 'StringLiteral'
    ? `('${argument.value}')`
    : undefined;
}
