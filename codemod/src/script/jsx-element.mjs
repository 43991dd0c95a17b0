/** Reads JSX elements. */

/** An element, and the file that it is in. */
export class JsxElement {
  /**
   * @param {import('./script-file.mjs').ScriptFile} file
   * @param {any} node A `JSXElement`.
   */
  constructor(file, node) {
    this.file = file;
    this.node = node;
    this.opening = node.openingElement;
    /** The name as it is written, such as `Form.Item`. */
    this.name = file.codeOf(this.opening.name);
    this.spreads = this.opening.attributes.filter(({type}) => type === 'JSXSpreadAttribute');
    /** @type {Map<string, any>} The attributes by name. */
    this.attributes = new Map(
      this.opening.attributes
        .filter(({type}) => type === 'JSXAttribute')
        .map(attribute => [file.codeOf(attribute.name), attribute]),
    );
  }

  has(name) {
    return this.attributes.has(name);
  }

  get(name) {
    return this.attributes.get(name);
  }

  /** Returns the text of an attribute if it is a literal, or undefined. */
  textOf(name) {
    return literalOf(this.get(name));
  }

  /** Returns the children that are not only white space or comments. */
  get children() {
    return contentOf(this.node.children);
  }

  /** The elements around it, the nearest first. */
  get ancestors() {
    return this.file
      .parentsOf(this.node)
      .filter(({type}) => type === 'JSXElement')
      .toReversed()
      .map(node => new JsxElement(this.file, node));
  }

  /** Whether the element is a child of another element or of a fragment, so that it can go. */
  get isChild() {
    const parent = this.file.parentsOf(this.node).at(-1);
    return parent.type === 'JSXElement' || parent.type === 'JSXFragment';
  }
}

/** Returns the children that are not only white space or comments. */
export const contentOf = children =>
  children.filter(
    child =>
      !(child.type === 'JSXText' && child.value.trim() === '') &&
      !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'),
  );

/** Returns the expression of an attribute: a literal for text, and null for an attribute without a value. */
export function expressionOf(attribute) {
  const value = attribute?.value;
  return value?.type === 'JSXExpressionContainer' ? value.expression : (value ?? null);
}

/** Returns the text of an attribute or of an expression that is a text literal, or undefined. */
export function literalOf(node) {
  const expression = node?.type === 'JSXAttribute' ? expressionOf(node) : node;
  if (expression?.type === 'StringLiteral') return expression.value;
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0)
    return expression.quasis[0].value.cooked;
  return undefined;
}

/** Returns true or false for an attribute that is a boolean literal, or undefined. An attribute without a value is true. */
export function booleanOf(attribute) {
  if (attribute && attribute.value === null) return true;
  const expression = expressionOf(attribute);
  return expression?.type === 'BooleanLiteral' ? expression.value : undefined;
}

/** Returns the code of an attribute with a text. */
export function textAttribute(name, text) {
  return /["\\\n&{}<>]/.test(text) ? `${name}={${quoted(text)}}` : `${name}="${text}"`;
}

/** Returns a text as code, in single quotes. */
export const quoted = text => `'${text.replace(/[\\']/g, '\\$&').replace(/\r?\n/g, '\\n')}'`;

/** Returns the text of children that are only text, as JSX shows it, or undefined. */
export function textOfChildren(children) {
  const content = contentOf(children);
  if (content.length === 0 || content.some(({type}) => type !== 'JSXText')) return undefined;
  const text = content.map(({value}) => value).join('');
  return text
    .split(/\r?\n/)
    .map((line, index, lines) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter(Boolean)
    .join(' ');
}

/** Returns an expression with its edits as content of an element. */
export function contentCode(file, expression) {
  const code = file.editedCode(expression);
  return /^JSX/.test(expression.type) ? code : `{${code}}`;
}
