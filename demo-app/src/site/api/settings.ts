import type {PropertyItem, ReactProp, Reference, ReferenceItem} from './reference.js';
import {rowId} from './row-id.js';

/** A property of an element, its attribute, and the React prop of the same name; or one or two of these. */
export interface Setting extends ReferenceItem {
  /** Another name, or what does not have it, such as "React only". */
  readonly note: string;
  /** The type and the description in React, if they are different. */
  readonly inReact: Partial<Pick<ReactProp, 'type' | 'description'>>;
  /** The ids of its former rows, when React had a table alone. */
  readonly formerIds: readonly string[];
  /** Whether React has no such prop. */
  readonly isElementOnly: boolean;
}

/** The titles of the former tables. */
const FORMER_REACT = 'React props';
const FORMER_ELEMENT = 'Properties and attributes';

/** The ids of the former sections. */
export const FORMER_SECTION_IDS: readonly string[] = ['react-props', 'properties-and-attributes'];

/** An event, with the React prop that is called with it as a note. */
export interface EventItem extends ReferenceItem {
  readonly note: string;
}

type Parts = Pick<Reference, 'reactProps' | 'properties' | 'attributes' | 'events'>;

/** Returns the events of an element, each with the name of the React prop that is called with it. */
export function eventsOf({events, reactProps}: Pick<Parts, 'events' | 'reactProps'>): EventItem[] {
  return events.map(event => ({
    ...event,
    note: reactProps.find(prop => listensTo(prop, event))?.name ?? '',
  }));
}

/** Whether a prop such as `onAfterHide` only passes the event on, such as `lc-after-hide`. */
function listensTo({name, type = '', required}: ReactProp, event: ReferenceItem): boolean {
  const words = /^on([A-Z]\w*)$/
    .exec(name)?.[1]
    ?.replace(/\B[A-Z]/g, '-$&')
    .toLowerCase();
  return [`lc-${words}`, words].includes(event.name) && /^\(event: [^()]*\) => void$/.test(type) && !required;
}

/**
 * Returns the React props, the properties, and the attributes of an element in one list, each name once: first those of
 * React in their order. An attribute may have the name of another property, such as `value`,
 * which sets `initValue`.
 */
export function settingsOf({reactProps, properties, attributes}: Omit<Parts, 'events'>): Setting[] {
  const inReact = new Set(reactProps.map(({name}) => name));
  const ofProperty = new Map(properties.map(property => [property.name, property]));
  const named = new Set(properties.map(({attribute}) => attribute));
  const hasReact = reactProps.length > 0;
  return [
    ...reactProps.map(prop => reactSetting(prop, ofProperty.get(prop.name))),
    ...properties
      .filter(({name}) => !inReact.has(name))
      .map(property => elementSetting(property, property.name, [...onlyIf(hasReact), ...notesOf(property)])),
    ...attributes
      .filter(({name}) => !named.has(name))
      .map(attribute => elementSetting(attribute, `${attribute.name}-attribute`, ['attribute only'])),
  ];
}

const onlyIf = (hasReact: boolean): string[] => (hasReact ? ['element only'] : []);

function elementSetting(item: ReferenceItem, id: string, notes: readonly string[]): Setting {
  return {
    ...item,
    id,
    note: notes.join(', '),
    isElementOnly: true,
    inReact: {},
    formerIds: [rowId(FORMER_ELEMENT, id)],
  };
}

function reactSetting(prop: ReactProp, property?: PropertyItem): Setting {
  const {name, type, description, required} = prop;
  const notes = property ? notesOf(property) : ['React only'];
  return {
    ...(property ?? prop),
    default: property?.default || prop.default,
    note: [...(required ? ['required'] : []), ...notes].join(', '),
    isElementOnly: false,
    inReact: property
      ? {
          type: isSameType(type, property.type) ? undefined : type,
          description: moreThan(property.description, description),
        }
      : {},
    formerIds: [rowId(FORMER_REACT, name), ...(property ? [rowId(FORMER_ELEMENT, name)] : [])],
  };
}

/** The attribute of a property, unless it has the same name. */
function notesOf({name, attribute, readonly}: PropertyItem): string[] {
  if (readonly) return ['read-only property'];
  if (attribute === undefined) return ['no attribute'];
  return attribute === name.toLowerCase() ? [] : [attribute];
}

/** Returns the sentences of a text that another one does not have. */
function moreThan(other: string, text: string): string {
  const known = new Set(sentencesOf(other));
  return sentencesOf(text)
    .filter(sentence => !known.has(sentence))
    .join(' ');
}

/** React requires an import where an element needs it. */
const sentencesOf = (text: string): string[] =>
  text.replace('Requires `import', 'It needs `import').split(/(?<=\.) (?=[A-Z`])/);

/** Whether two types have the same members in any order. */
function isSameType(one = '', other = ''): boolean {
  const members = (type: string) => type.split(' | ').sort().join();
  return members(one) === members(other);
}
