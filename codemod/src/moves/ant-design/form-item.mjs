/** A field of a form in Ant Design has its name, its label, and its rules around it. In ours, they belong to the field. */
import {expressionOf, JsxElement, literalOf, quoted, textAttribute} from '../../script/jsx-element.mjs';
import {optionsOfObject} from '../tables/read-options.mjs';

const RULES =
  'Write the rules in a schema of the form, or in `rules` of the field: /guides/rules-and-schemas.';

/** Returns the `Form.Item` that an element is the only content of, or undefined. */
export function itemAround({file, node}) {
  const parent = file.parentsOf(node).at(-1);
  if (parent?.type !== 'JSXElement') return undefined;
  const item = new JsxElement(file, parent);
  return item.name === 'Form.Item' && item.children.length === 1 ? item : undefined;
}

/**
 * Gives a field what the `Form.Item` around it says.
 *
 * @param {import('../../script/element-change.mjs').ElementChange} change
 */
export function takeItem(change) {
  const {element} = change;
  const item = itemAround(element);
  const label = item?.get('label');
  if (!element.has('label') && !element.has('aria-label') && !label && element.children.length === 0)
    change.note(element.opening, 'without a label', 'Write `label`, which names the control.', 'labels');
  if (!item) return;
  if (item.has('name')) change.add(textAttribute('name', literalOf(item.get('name')) ?? ''));
  if (label) change.add(asProp(change.file, 'label', label));
  const hint = item.get('extra') ?? item.get('help') ?? item.get('tooltip');
  if (hint) change.add(asProp(change.file, 'hint', hint));
  for (const prop of propsOfRules(item.get('rules')) ?? []) change.add(prop);
}

/** Returns a prop with the value of another one. */
const asProp = (file, name, attribute) => {
  const text = literalOf(attribute);
  return text === undefined ? `${name}={${file.codeOf(expressionOf(attribute))}}` : textAttribute(name, text);
};

/** Returns what a list of rules is as props of the field, or undefined if it is more than that. */
export function propsOfRules(attribute) {
  if (!attribute) return [];
  const list = expressionOf(attribute);
  if (list?.type !== 'ArrayExpression') return undefined;
  const props = [];
  for (const rule of list.elements) {
    if (rule?.type !== 'ObjectExpression') return undefined;
    const options = new Map(optionsOfObject(rule).map(({key, value}) => [key, value]));
    const isNumber = literalOf(options.get('type')) === 'number';
    for (const [key, value] of options) {
      const prop = propOfRule(key, value, isNumber);
      if (prop === undefined) return undefined;
      if (prop !== null) props.push(prop);
    }
  }
  return props;
}

/** Returns a prop, null if none is needed, or undefined if there is none. */
function propOfRule(key, value, isNumber) {
  if (key === 'message' || key === 'whitespace') return null;
  if (key === 'required')
    return value.type !== 'BooleanLiteral' ? undefined : value.value ? 'required' : null;
  if ((key === 'min' || key === 'max') && value.type === 'NumericLiteral')
    return `${isNumber ? key : `${key}Length`}={${value.value}}`;
  if (key !== 'type') return undefined;
  const type = literalOf(value);
  if (type === 'email' || type === 'url') return `type=${quoted(type).replaceAll("'", '"')}`;
  return type === 'string' || type === 'number' ? null : undefined;
}

export {RULES};
