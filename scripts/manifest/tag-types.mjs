/** What the type declarations of the raw tags in all frameworks have in common. */

/** Returns the imports of the element classes. */
export const importsOf = elements =>
  elements.map(({name, modulePath}) => `import type {${name}} from '${modulePath}';`).join('\n');

/** Returns `Tag<LcButton, 'href', 'init-value', 'lc-show'>` without empty trailing arguments. */
export function tagType({name, members = [], attributes = [], events = []}) {
  const properties = members.filter(member => member.kind === 'field' && !member.readonly).map(namesOf);
  const own = attributes.map(namesOf).filter(attribute => !properties.includes(attribute));
  const custom = events.map(namesOf).filter(event => event.startsWith('lc-'));
  const lists = [properties, own, custom].map(union);
  while (lists.at(-1) === 'never' && lists.length > 1) lists.pop();
  return `Tag<${[name, ...lists].join(', ')}>`;
}

const namesOf = item => item.name;

const union = names => (names.length === 0 ? 'never' : names.map(name => `'${name}'`).join(' | '));
