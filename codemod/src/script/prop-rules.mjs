/** Rules of props that many elements of many libraries have. */
import {booleanOf, expressionOf, literalOf, textAttribute} from './jsx-element.mjs';
import {moveHandler} from './event-handlers.mjs';

/** @typedef {import('./move-elements.mjs').PropRule} PropRule */

/** The name of a prop as code in a report. */
export const named = attribute => `\`${attribute.name.name}\``;

/** Removes a prop that does nothing in ours, or is what ours does anyway. @type {PropRule} */
export const drop = (change, attribute) => change.drop(attribute);

/** Removes a prop, and lists it. @type {(advice: string) => PropRule} */
export const dropWith = advice => (change, attribute) => {
  change.drop(attribute);
  change.note(attribute, `without ${named(attribute)}`, advice);
};

/** Leaves the element because of a prop. @type {(advice: string) => PropRule} */
export const leaveWith = advice => (change, attribute) =>
  change.leave(attribute, named(attribute), advice, 'props');

/**
 * Moves a boolean if it is the literal that ours does anyway, and leaves the element otherwise.
 *
 * @type {(expected: boolean, advice: string) => PropRule}
 */
export const onlyIf = (expected, advice) => (change, attribute) => {
  if (booleanOf(attribute) === expected) change.drop(attribute);
  else leaveWith(advice)(change, attribute);
};

/**
 * Moves a handler that reads the value of its event.
 *
 * @type {(members: readonly string[], options?: {name?: string, to?: string, type?: string}) => PropRule}
 */
export const handler =
  (members, options = {}) =>
  (change, attribute) =>
    moveHandler(change, attribute, members, options);

/**
 * Moves a prop with one of some texts. Also a choice between two of them is moved.
 *
 * @type {(name: string, texts: Readonly<Record<string, string | null>>, advice: string) => PropRule} Null for the default of ours.
 */
export const choiceOf = (name, texts, advice) => (change, attribute) => {
  const text = literalOf(attribute);
  const expression = expressionOf(attribute);
  if (text !== undefined && Object.hasOwn(texts, text)) {
    if (texts[text] === null) change.drop(attribute);
    else change.write(attribute, textAttribute(name, texts[text]));
    return;
  }
  const ends =
    expression?.type === 'ConditionalExpression' ? [expression.consequent, expression.alternate] : [];
  const known = ends.map(end => texts[literalOf(end)]);
  if (ends.length === 0 || !known.every(one => typeof one === 'string')) leaveWith(advice)(change, attribute);
  else {
    change.rename(attribute, name);
    change.edit(edits =>
      ends.forEach((end, index) => edits.overwrite(end.start + 1, end.end - 1, known[index])),
    );
  }
};

/** Moves a text prop that may be null or undefined in the app: ours would be uncontrolled then. @type {PropRule} */
export const textValue = (change, attribute) => {
  const expression = expressionOf(attribute);
  if (!isNullable(change.file, expression)) return;
  change.props += 1;
  change.edit(edits => edits.appendLeft(expression.end, ` ?? ''`));
};

/** Whether an expression is a state without an initial text. What is not known is not. */
export function isNullable(file, expression) {
  if (expression?.type !== 'Identifier') return false;
  const call = stateOf(file, expression.name);
  if (!call) return false;
  const [initial] = call.arguments;
  return (
    !initial ||
    initial.type === 'NullLiteral' ||
    (initial.type === 'Identifier' && initial.name === 'undefined')
  );
}

/** Returns the call of `useState` that a name is from, or undefined. */
export function stateOf(file, name) {
  for (const {node} of file.nodes) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'ArrayPattern') continue;
    if (node.id.elements[0]?.name !== name || node.init?.type !== 'CallExpression') continue;
    if (/(^|\.)useState$/.test(file.codeOf(node.init.callee))) return node.init;
  }
  return undefined;
}

/** Returns what a name is declared as with `const` in the file, if it is declared once, or undefined. */
export function constantOf(file, expression) {
  if (expression?.type !== 'Identifier') return expression;
  const found = file.nodes.filter(
    ({node}) =>
      node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === expression.name,
  );
  if (found.length !== 1) return undefined;
  const {init} = found[0].node;
  return init?.type === 'TSAsExpression' || init?.type === 'TSSatisfiesExpression'
    ? init.expression
    : (init ?? undefined);
}
