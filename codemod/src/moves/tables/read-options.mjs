/** Reads the options of a table or a column, which are those of an object, or the attributes of a JSX element. */

/**
 * @typedef {object} TableOption
 * @property {string} key Or `...` for a spread.
 * @property {any} value The node of the value, or null for an attribute without one, which is true.
 * @property {any} node The property or attribute.
 */

/**
 * Returns the options of an object.
 *
 * @returns {TableOption[]}
 */
export const optionsOfObject = ({properties}) =>
  properties.map(node => {
    const isNamed = !node.computed && (node.type === 'ObjectProperty' || node.type === 'ObjectMethod');
    if (!isNamed) return {key: '...', value: node.argument ?? node.key, node};
    return {key: keyOf(node), value: node.type === 'ObjectMethod' ? node : node.value, node};
  });

/**
 * Returns the attributes of a JSX element.
 *
 * @returns {TableOption[]}
 */
export const optionsOfElement = ({openingElement}) =>
  openingElement.attributes.map(node => {
    if (node.type !== 'JSXAttribute') return {key: '...', value: node.argument, node};
    const name = node.name.type === 'JSXIdentifier' ? node.name.name : node.name.name.name;
    const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
    return {key: name, value, node};
  });

const keyOf = ({key}) => key.name ?? String(key.value);

/** Returns an expression without what only TypeScript reads, and without parentheses. */
export function plainExpression(node) {
  const isType = /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/;
  return node && isType.test(node.type) ? plainExpression(node.expression) : node;
}

/** Returns the value of a literal. Undefined for all other expressions. */
export function literalOf(value) {
  if (value === null) return true;
  const node = plainExpression(value);
  if (/^(String|Numeric|Boolean)Literal$/.test(node.type)) return node.value;
  if (node.type === 'NullLiteral') return null;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

/** Returns the literals of a list, or undefined if there is something else in it. */
export function literalsOf(value) {
  const node = plainExpression(value);
  if (node?.type !== 'ArrayExpression') return undefined;
  const values = node.elements.map(element => (element ? literalOf(element) : undefined));
  return values.includes(undefined) ? undefined : values;
}

/** Returns the options of an object in a list or option, or undefined if it is not an object with known names. */
export function partsOf(value) {
  const node = plainExpression(value);
  if (node?.type !== 'ObjectExpression') return undefined;
  const options = optionsOfObject(node);
  return options.some(({key}) => key === '...') ? undefined : options;
}
