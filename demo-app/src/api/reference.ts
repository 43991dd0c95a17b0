import type {Block} from '../guides/guide.js';

/** The base of all table entries. */
export interface ReferenceItem {
  readonly name: string;
  /** Distinguishes an item from another one with its name. Default: the name. */
  readonly id?: string;
  readonly type?: string;
  readonly default?: string;
  readonly description: string;
}

/** A type that the tables name. */
export interface NamedType {
  readonly name: string;
  /** The address of its description, if that is on another page. */
  readonly href?: string;
  readonly description?: string;
  /** What the name stands for, if that is not an object. */
  readonly type?: string;
  /** The members of an object. */
  readonly members?: readonly ReactProp[];
}

/** A prop of a React component, or a member of a type. */
export interface ReactProp extends ReferenceItem {
  readonly required: boolean;
}

/** A property of an element. */
interface PropertyItem extends ReferenceItem {
  readonly attribute?: string;
  readonly readonly?: boolean;
}

/** The data of an element's API page: from doc comments (`scripts/api-reference.mjs`) and the accessibility guide. */
export interface Reference {
  readonly tag: string;
  readonly name: string;
  readonly react: string;
  readonly summary: string;
  readonly description: string;
  readonly importReact: string;
  readonly importElement: string;
  readonly reactProps: readonly ReactProp[];
  /** Whether the React component renders the tag and passes standard HTML props to it. */
  /** The tag that the React component renders: its own, or that of a native element. */
  readonly reactTag: string;
  readonly isReactElement: boolean;
  readonly attributes: readonly ReferenceItem[];
  readonly properties: readonly PropertyItem[];
  readonly methods: readonly ReferenceItem[];
  readonly events: readonly ReferenceItem[];
  readonly slots: readonly ReferenceItem[];
  readonly parts: readonly ReferenceItem[];
  readonly cssProperties: readonly ReferenceItem[];
  readonly states: readonly ReferenceItem[];
  readonly types: readonly NamedType[];
  /** What the accessibility guide says about it. */
  readonly accessibility: readonly Block[];
}

/** What a component page says about an element: its parts, and what the accessibility guide says. */
export type Notes = Pick<Reference, 'react' | 'tag' | 'parts' | 'accessibility'>;

/** A property, an attribute, or most often both, of a raw tag. */
interface Setting extends ReferenceItem {
  /** A note if the property has no attribute, has one with another name, or is read-only. */
  readonly note: string;
}

/**
 * Returns the properties and attributes of an element in one list, without duplicates. An attribute may have the name of
 * another property, such as `value`, which sets `initValue`.
 */
export function settingsOf({properties, attributes}: Reference): Setting[] {
  const named = new Set(properties.map(({attribute}) => attribute));
  const attributesAlone = attributes.filter(({name}) => !named.has(name));
  return [
    ...properties.map(property => ({...property, note: noteOf(property)})),
    ...attributesAlone.map(attribute => ({
      ...attribute,
      id: `${attribute.name}-attribute`,
      note: 'attribute only',
    })),
  ];
}

function noteOf({name, attribute, readonly}: PropertyItem): string {
  if (readonly) return 'read only';
  if (attribute === undefined) return 'property only';
  return attribute === name.toLowerCase() ? '' : attribute;
}
