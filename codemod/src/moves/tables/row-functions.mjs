/** Options that are functions of a row. */
import {plainExpression} from './read-options.mjs';
import {jsxOf} from './table-plan.mjs';

/** The key of a row, such as `row => row.id`. */
export function rowKey(option, plan, source) {
  const create = plainExpression(option.value);
  const [parameter, ...others] = create.params ?? [];
  if (parameter?.type !== 'Identifier' || others.length > 0)
    return plan.stop(option, 'Write `rowKey={row => …}`, a function of the row only.');
  const field = fieldOf(create.body, parameter.name);
  if (field === undefined) plan.set('rowKey', jsxOf(option, source));
  else if (field !== 'id') plan.set('rowKey', JSON.stringify(field));
}

/** Returns the field that an expression reads from a name, also as text. */
export function fieldOf(expression, name) {
  const node = plainExpression(expression);
  if (node.type === 'MemberExpression' && !node.computed && node.object.name === name)
    return node.property.name;
  if (
    node.type === 'TemplateLiteral' &&
    node.expressions.length === 1 &&
    node.quasis.every(({value}) => value.raw === '')
  )
    return fieldOf(node.expressions[0], name);
  if (node.type !== 'CallExpression') return undefined;
  if (node.callee.name === 'String') return fieldOf(node.arguments[0], name);
  return node.callee.property?.name === 'toString' ? fieldOf(node.callee.object, name) : undefined;
}
