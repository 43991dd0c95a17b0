/** Writes one of our elements as JSX. */

/** The longest element that stays in one line. */
const LINE = 80;
const FIRST = ['label', 'columns', 'rows'];

/**
 * Returns the code of an element.
 *
 * @param {string} name
 * @param {import('./table-plan.mjs').TablePlan} plan Its props and what is inside it.
 * @param {string} indent
 */
export function elementText(name, {props, children}, indent) {
  const order = [
    ...FIRST.filter(prop => props.has(prop)),
    ...[...props.keys()].filter(prop => !FIRST.includes(prop)),
  ];
  const attributes = order.map(prop => attributeText(prop, props.get(prop)));
  const line = `<${name} ${attributes.join(' ')} />`;
  if (children.length === 0 && line.length + indent.length <= LINE && !line.includes('\n')) return line;
  const inner = `${indent}  `;
  const open = `<${name}\n${attributes.map(attribute => inner + attribute).join('\n')}\n${indent}`;
  if (children.length === 0) return `${open}/>`;
  return `${open}>\n${children.map(child => inner + child).join('\n')}\n${indent}</${name}>`;
}

/** Returns an attribute, as people write it: texts without braces, and `true` without a value. */
function attributeText(name, value) {
  if (value === null || value === '{true}') return name;
  const [, text] = /^\{(?:'([^'"\\{}<>&]*)'|"[^"\\{}<>&]*")\}$/.exec(value) ?? [];
  return `${name}=${text === undefined ? value : `"${text}"`}`;
}
