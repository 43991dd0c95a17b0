/** Writes columns of a table as an array: above the component if they need nothing of it, and else in place. */
import {expressionOf} from './jsx-element.mjs';
import {namesDeclaredBy, nodesIn} from './read-script.mjs';
import {stateOf} from './prop-rules.mjs';
import {REACT} from './element-change.mjs';

/**
 * Returns the code of `render` from a function of the row, or undefined if it cannot be one.
 *
 * @param {import('./script-file.mjs').ScriptFile} file
 * @param {any} expression A function of the row, or what is the same in all rows.
 * @returns {{code: () => string, rowType?: string} | undefined}
 */
export function renderOfRow(file, expression) {
  const unused = file.referencesTo('_').length > 0 ? '_value' : '_';
  if (expression.type === 'ArrowFunctionExpression') {
    const {params, body} = expression;
    if (params.length > 1 || expression.async) return undefined;
    const head = params.length === 0 ? '()' : `(${unused}, ${file.codeOf(params[0])})`;
    const isObject = body.type === 'ObjectExpression';
    return {
      code: () =>
        `${head} => ${isObject || isInParentheses(body) ? `(${file.editedCode(body)})` : file.editedCode(body)}`,
      rowType: typeOf(file, params[0]),
    };
  }
  if (/^JSX/.test(expression.type)) return {code: () => `() => ${file.editedCode(expression)}`};
  if (expression.type !== 'Identifier') return undefined;
  const made = declaredFunction(file, expression.name);
  if (made && made.params.length > 1) return undefined;
  return {
    code: () => `(${unused}, row) => ${expression.name}(row)`,
    rowType: made && typeOf(file, made.params[0]),
  };
}

const isInParentheses = node => node.extra?.parenthesized === true;

/** Returns the type of a parameter as code, if it is a name. */
function typeOf(file, parameter) {
  const type = parameter?.typeAnnotation?.typeAnnotation;
  return type?.type === 'TSTypeReference' && !type.typeParameters ? file.codeOf(type) : undefined;
}

function declaredFunction(file, name) {
  for (const {node} of file.nodes) {
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) return node;
    if (node.type === 'VariableDeclarator' && node.id.name === name) {
      const {init} = node;
      return /Function/.test(init?.type ?? '') ? init : undefined;
    }
  }
  return undefined;
}
/** Returns the type of the rows of a state, such as `Order` for `useState<Order[]>`. */
export function rowTypeOf(file, rows) {
  const expression = rows && expressionOf(rows);
  const call = expression?.type === 'Identifier' ? stateOf(file, expression.name) : undefined;
  const type = (call?.typeParameters ?? call?.typeArguments)?.params[0];
  const types = type?.type === 'TSUnionType' ? type.types : [type];
  const list = types.find(one => one?.type === 'TSArrayType');
  return list?.elementType.type === 'TSTypeReference' ? file.codeOf(list.elementType) : undefined;
}

/**
 * Writes the prop `columns`.
 *
 * @param {import('./element-change.mjs').ElementChange} change
 * @param {{properties: (() => string)[]}[]} columns The properties of each column as code.
 * @param {{parts: readonly any[], rowType?: string, hasRender: boolean}} options The code that the columns are made of.
 */
export function writeColumns(change, columns, {parts, rowType, hasRender}) {
  const {file, element} = change;
  const isFree = parts.every(part => isFreeOfLocals(file, part));
  const isTyped = !file.isTypeScript || !hasRender || rowType !== undefined;
  const canHoist = isFree && isTyped && (rowType === undefined || isDeclaredAbove(file, rowType));
  if (!canHoist)
    change.note(
      element.opening,
      '`columns`',
      'Keep the columns outside the component, or in `useMemo`.',
      'columns',
    );
  change.props += columns.length;
  // What is inside is moved already.
  let code;
  change.prepare(() => {
    const list = columns
      .map(properties => `  {${properties.map(property => property()).join(', ')}},\n`)
      .join('');
    code = `[\n${list}]`;
  });
  change.add(() => {
    if (!canHoist) return `columns={${code}}`;
    const isNamed = file.isTypeScript && hasRender && rowType !== undefined;
    const type = isNamed ? `: ${file.want('Column', REACT, {isType: true})}<${rowType}>[]` : '';
    return `columns={${file.hoist('columns', code, {type, before: file.statementOf(element.node)})}}`;
  });
}

/** Whether code refers to nothing that is declared inside a function. */
function isFreeOfLocals(file, part) {
  const own = new Set();
  for (const {node} of nodesIn(part)) for (const name of namesDeclaredBy(node)) own.add(name);
  for (const {node, parents} of nodesIn(part)) {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') continue;
    const parent = parents.at(-1);
    const isKey =
      (/MemberExpression$/.test(parent?.type) && parent.property === node && !parent.computed) ||
      (parent?.type === 'ObjectProperty' && parent.key === node && !parent.shorthand) ||
      parent?.type === 'JSXAttribute';
    if (!isKey && !own.has(node.name) && file.localNames.has(node.name)) return false;
    if (node.name === 'this') return false;
  }
  return ![...nodesIn(part)].some(({node}) => node.type === 'ThisExpression');
}

const isDeclaredAbove = (file, type) => !file.localNames.has(type);
