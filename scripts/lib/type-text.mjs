import {oneLine} from './manifest.mjs';

/**
 * The literals of a named union, in the order of its declaration: `'sm' | 'lg'` for `ButtonSize`. They are short enough
 * to be read in place of the name.
 *
 * @param ts TypeScript itself
 * @param node the type that the name stands for
 * @param listOf finds the initializer of a constant, for `(typeof SIZES)[number]`
 * @returns undefined for any other type
 */
export function literalsOf(ts, node, listOf) {
  if (isPlainUnion(ts, node)) return oneLine(node.getText()).replace(/^\| /, '');
  const isItem = ts.isIndexedAccessTypeNode(node) && node.indexType.kind === ts.SyntaxKind.NumberKeyword;
  const list = isItem && ts.isParenthesizedTypeNode(node.objectType) && node.objectType.type;
  if (!list || !ts.isTypeQueryNode(list)) return undefined;
  const initializer = listOf(list.exprName);
  if (!initializer || !ts.isAsExpression(initializer)) return undefined;
  return initializer.expression.elements.map(item => item.getText()).join(' | ');
}

/** A union of literals and `boolean`, `number` or `string`. */
function isPlainUnion(ts, type) {
  const {BooleanKeyword, NumberKeyword, StringKeyword} = ts.SyntaxKind;
  const isPlain = part =>
    ts.isLiteralTypeNode(part) || [BooleanKeyword, NumberKeyword, StringKeyword].includes(part.kind);
  return ts.isUnionTypeNode(type) && type.types.every(isPlain);
}
