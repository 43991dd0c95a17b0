/** What the type declarations of the raw tags in all frameworks have in common. */

/** Returns the imports of the element classes. */
export const importsOf = elements =>
  elements.map(({name, modulePath}) => `import type {${name}} from '${modulePath}';`).join('\n');

/** The type of an event by its name. */
export const EVENT_OF = `/** The type of an event by its name. */
type EventOf<Name extends string> = Name extends keyof HTMLElementEventMap ? HTMLElementEventMap[Name] : CustomEvent;
`;

/** The type of what a template can set a property to. */
export const SETTABLE = `/** The value of a property. Numbers may also be text, like in HTML: \`min="0"\`. */
type Settable<Value> = number extends Value ? Value | \`\${number}\` | undefined : Value | undefined;
`;

/**
 * Returns the type of a tag in a framework that sets properties and attributes, and listens to events as `on` plus the
 * name: `onlc-show`.
 *
 * @param standard What the framework accepts on every HTML element.
 */
export const plainTag = standard => `${EVENT_OF}
${SETTABLE}
/** The props of any HTML element, plus the element's own properties, attributes, and events. */
type Tag<
  Element extends HTMLElement,
  Property extends keyof Element,
  Attribute extends string = never,
  Event extends string = never,
> = Omit<${standard}, Property> &
  {[Name in Property]?: Settable<Element[Name]>} & {[Name in Attribute]?: string | number | boolean | null | undefined} & {
    [Name in Event as \`on\${Name}\`]?: ((event: EventOf<Name>) => void) | undefined;
  };
`;

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
