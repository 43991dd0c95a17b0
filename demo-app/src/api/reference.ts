import data from './reference.json';

/** What every entry of a table has. */
export interface ReferenceItem {
  readonly name: string;
  readonly type?: string;
  readonly default?: string;
  readonly description: string;
}

/** A prop of a React component. */
export interface ReactProp extends ReferenceItem {
  readonly required: boolean;
}

/** A property of an element. */
export interface PropertyItem extends ReferenceItem {
  readonly attribute?: string;
  readonly readonly?: boolean;
}

/** Everything that the API page of an element shows; `scripts/api-reference.mjs` makes it from doc comments. */
export interface Reference {
  readonly tag: string;
  readonly name: string;
  readonly react: string;
  readonly summary: string;
  readonly description: string;
  readonly importReact: string;
  readonly importElement: string;
  readonly reactProps: readonly ReactProp[];
  /** Whether the React component renders the tag and hands on to it what every HTML element takes. */
  readonly isReactElement: boolean;
  readonly attributes: readonly ReferenceItem[];
  readonly properties: readonly PropertyItem[];
  readonly methods: readonly ReferenceItem[];
  readonly events: readonly ReferenceItem[];
  readonly slots: readonly ReferenceItem[];
  readonly parts: readonly ReferenceItem[];
  readonly cssProperties: readonly ReferenceItem[];
  readonly states: readonly ReferenceItem[];
}

/** What a raw tag can be told: a property, an attribute, or most often both. */
export interface Setting extends ReferenceItem {
  /** What is out of the ordinary: no attribute, one of another name, or a property that cannot be set. */
  readonly note: string;
}

/** The properties and attributes of an element in one list, so that what is both is said once. */
export function settingsOf({properties, attributes}: Reference): Setting[] {
  const named = new Set(properties.map(({attribute}) => attribute));
  const attributesAlone = attributes.filter(({name}) => !named.has(name));
  return [
    ...properties.map(property => ({...property, note: noteOf(property)})),
    ...attributesAlone.map(attribute => ({...attribute, note: 'attribute only'})),
  ];
}

function noteOf({name, attribute, readonly}: PropertyItem): string {
  if (readonly) return 'read only';
  if (attribute === undefined) return 'property only';
  return attribute === name.toLowerCase() ? '' : attribute;
}

/** What there is to say of every element. */
export const references: readonly Reference[] = data;

/** What there is to say of an element. */
export function findReference(element: string): Reference {
  const found = references.find(reference => reference.name === element);
  if (found === undefined) throw new Error(`The API reference has no element "${element}".`);
  return found;
}
