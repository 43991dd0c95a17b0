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
export interface PropertyItem extends ReferenceItem {
  readonly attribute?: string;
  readonly readonly?: boolean;
  /** What the properties are about that it belongs to, if other elements have them as well. */
  readonly group?: string;
}

/** The data of an element's API page: from doc comments (`scripts/api-reference.mjs`) and the accessibility guide. */
export interface Reference {
  readonly tag: string;
  readonly name: string;
  readonly react: string;
  readonly summary: string;
  readonly description: string;
  /** How firm its API is: `experimental` or `stable`, which the guide about versions explains. */
  readonly status: string;
  readonly importReact: string;
  readonly importElement: string;
  readonly reactProps: readonly ReactProp[];
  /** The tag that the React component renders: its own, or that of a native element. */
  readonly reactTag: string;
  /** Whether the React component renders the tag and passes standard HTML props to it. */
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
  /** How the playground of a form control starts, from its record. */
  readonly sample?: {
    readonly properties: Readonly<Record<string, unknown>>;
    readonly isWide?: boolean;
  };
}

/** What a component page says about an element: its parts, and what the accessibility guide says. */
export type Notes = Pick<Reference, 'react' | 'tag' | 'parts' | 'accessibility'>;
