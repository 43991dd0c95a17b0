/** Moves handlers that get an event of the old library to ours, which get the value first. */
import {expressionOf} from './jsx-element.mjs';
import {nodesIn} from './read-script.mjs';

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];

/** Names for the value, the first that is free. */
const NAMES = ['value', 'newValue', 'nextValue'];

/**
 * Moves a handler whose event has the value in a member, such as `e => setCity(e.value)`, to one that gets the value:
 * `value => setCity(value)`.
 *
 * @param {import('./element-change.mjs').ElementChange} change
 * @param {any} attribute
 * @param {readonly string[]} members Where the event has the value, such as `target.value`.
 * @param {{name?: string, to?: string, type?: string}} [options] The prop with another name, the first choice of a name for the
 *   value, and its type.
 */
export function moveHandler(change, attribute, members, {name, to, type} = {}) {
  const {file} = change;
  const written = file.codeOf(attribute.name);
  const handler = functionOf(file, expressionOf(attribute));
  const leave = () =>
    change.leave(
      attribute,
      `\`${written}\``,
      `\`${name ?? written}\` gets the value first, and then the event: \`(value, event) => …\`.`,
      'handlers',
    );
  if (isField(expressionOf(attribute))) {
    if (name) change.rename(attribute, name);
    return;
  }
  if (!handler) return leave();
  const isInPlace = handler === expressionOf(attribute);
  const [parameter, ...more] = handler.params;
  if (more.length > 0 || (parameter && parameter.type !== 'Identifier')) return leave();
  const uses = parameter ? usesOf(handler, parameter, members) : [];
  if (uses === undefined) return leave();
  if (name) change.rename(attribute, name);
  else change.props += 1;
  if (!parameter) return;
  const value = freeName(handler, to ? [to, ...NAMES] : NAMES, parameter.name);
  change.gone.push(parameter);
  change.edit(edits => {
    // In place, the type follows from the prop.
    const isTyped = file.isTypeScript && type !== undefined && parameter.typeAnnotation && !isInPlace;
    edits.overwrite(parameter.start, parameter.end, isTyped ? `${value}: ${type}` : value);
    for (const use of uses) edits.overwrite(use.start, use.end, value);
  });
}

/** `field.onChange` of React Hook Form takes a value as well as an event. */
const isField = expression =>
  expression?.type === 'MemberExpression' &&
  expression.object.name === 'field' &&
  expression.property.name === 'onChange';

/** Returns the function of a handler: written in place, or one of the file that is used only here. */
export function functionOf(file, expression) {
  if (FUNCTIONS.includes(expression?.type)) return expression;
  if (expression?.type !== 'Identifier') return undefined;
  const references = file.referencesTo(expression.name);
  const declared = references.filter(node => isDeclared(node, file.parentsOf(node).at(-1)));
  if (declared.length !== 1 || references.length !== 2) return undefined;
  const parent = file.parentsOf(declared[0]).at(-1);
  if (parent.type === 'FunctionDeclaration') return parent;
  return FUNCTIONS.includes(parent.init?.type) ? parent.init : undefined;
}

const isDeclared = (node, parent) =>
  (parent.type === 'VariableDeclarator' || parent.type === 'FunctionDeclaration') && parent.id === node;

/**
 * Returns the places where a function reads the value of its event, or undefined if it uses the event for anything else.
 *
 * @returns {any[] | undefined}
 */
function usesOf(handler, parameter, members) {
  const uses = [];
  for (const {node, parents} of nodesIn(handler.body)) {
    if (node.type !== 'Identifier' || node.name !== parameter.name) continue;
    const parent = parents.at(-1);
    if (isName(node, parent)) continue;
    const use = memberOf(node, parents, members);
    if (!use) return undefined;
    uses.push(use);
  }
  return uses;
}

const isName = (node, parent) =>
  (parent?.type === 'ObjectProperty' && parent.key === node && !parent.computed && !parent.shorthand) ||
  (/MemberExpression$/.test(parent?.type) && parent.property === node && !parent.computed);

/** Returns the longest member of an event that is one of some paths, if the path ends there. */
function memberOf(node, parents, members) {
  let path = [];
  let inner = node;
  let found;
  for (const outer of parents.toReversed()) {
    if (/^TS(NonNull|As)Expression$/.test(outer.type) && outer.expression === inner) {
      inner = outer;
      if (found) found = isCast(outer) ? outer : found;
      continue;
    }
    if (!/MemberExpression$/.test(outer.type) || outer.object !== inner || outer.computed) break;
    path = [...path, outer.property.name];
    inner = outer;
    if (members.includes(path.join('.'))) found = outer;
  }
  return found;
}

const isCast = node => node.type === 'TSNonNullExpression';

/** Returns a name that the function does not use. */
function freeName(handler, names, own) {
  const used = new Set();
  for (const {node, parents} of nodesIn(handler.body))
    if (node.type === 'Identifier' && node.name !== own && !isName(node, parents.at(-1))) used.add(node.name);
  return names.find(name => !used.has(name)) ?? `${own}Value`;
}
