/**
 * Types for the raw tags in the templates of frameworks, for their type checkers and editors. Apps load them once, such as
 * with `import '@life-changers/elements/jsx'`; the modules themselves are empty.
 */

const HELPERS = `/** The type of an event by its name. */
type EventOf<Name extends string> = Name extends keyof HTMLElementEventMap ? HTMLElementEventMap[Name] : CustomEvent;

/** The value of a property. Numbers may also be text, like in HTML: \`min="0"\`. */
type Settable<Value> = number extends Value ? Value | \`\${number}\` | undefined : Value | undefined;
`;

const TAG = `type Tag<
  Element extends HTMLElement,
  Property extends keyof Element,
  Attribute extends string = never,
  Event extends string = never,
>`;

/**
 * The type of a tag in a framework that sets properties and attributes, and listens to events as `on` plus the name:
 * `onlc-show`.
 *
 * @param standard What the framework accepts on every HTML element.
 */
const plainTag = standard => `
/** The props of any HTML element, plus the element's own properties, attributes, and events. */
${TAG} = Omit<${standard}, Property> &
  {[Name in Property]?: Settable<Element[Name]>} & {[Name in Attribute]?: string | number | boolean | null | undefined} & {
    [Name in Event as \`on\${Name}\`]?: ((event: EventOf<Name>) => void) | undefined;
  };
`;

const VUE_TAG = `/** \`lc-page-change\` as \`LcPageChange\`, as Vue names the listeners of an event. */
type Pascal<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Name>;

/**
 * What \`v-model\` binds. With \`type="checkbox"\`, Vue binds whether a checkbox or a switch is checked, and elsewhere the value, which
 * \`.number\` and \`type="number"\` convert.
 */
type Model<Element> = Element extends {readonly checked: boolean}
  ? {modelValue?: undefined; type?: undefined} | {modelValue: boolean | unknown[] | Set<unknown>; type: 'checkbox'}
  : Element extends {readonly typedValue: unknown; readonly value: infer Value}
    ? {modelValue?: Value | TextModel<Value>; modelModifiers?: Modifiers & {number?: never}} | NumberModel<Element>
    : {modelValue?: undefined};

type TextModel<Value> = Value extends string ? null | undefined : undefined;

type NumberModel<Element> = Element extends {readonly valueAsNumber: number}
  ? {modelValue: number | '' | null | undefined} & (
      {modelModifiers: Modifiers & {number: true}} | {type: 'number'; modelModifiers?: Modifiers}
    )
  : never;

interface Modifiers {
  lazy?: true;
  trim?: true;
}

/** The element's own properties, attributes, and events, next to those of all HTML elements. */
${TAG} = new () => Element & {
  $props: Omit<HTMLAttributes, Property> & PublicProps & {[Name in Property]?: Settable<Element[Name]>} & {
    [Name in Attribute]?: string | number | boolean | null | undefined;
  } & {[Name in Event as \`on\${Pascal<Name>}\`]?: ((event: EventOf<Name>) => void) | undefined} & Model<Element>;
};
`;

/** Vue has no type for the attribute, which says where the children of an element are. */
const SLOT = ['HTMLAttributes', 'SVGAttributes']
  .map(name => `  interface ${name} {\n    slot?: string | undefined;\n  }\n`)
  .join('');

/** React 19, Svelte 5, and Vue: what each imports, its type of a tag, and the interface that lists the tags. */
const FRAMEWORKS = {
  jsx: {
    imports: `import type {DetailedHTMLProps, HTMLAttributes} from 'react';`,
    tag: plainTag('DetailedHTMLProps<HTMLAttributes<Element>, Element>'),
    declare: list =>
      `declare module 'react' {\n  namespace JSX {\n${tagList('IntrinsicElements', list, '    ')}  }\n}`,
  },
  svelte: {
    imports: `import type {HTMLAttributes} from 'svelte/elements';`,
    tag: plainTag('HTMLAttributes<Element>'),
    declare: list => `declare module 'svelte/elements' {\n${tagList('SvelteHTMLElements', list)}}`,
  },
  vue: {
    imports: `import type {HTMLAttributes, PublicProps} from 'vue';`,
    tag: VUE_TAG,
    declare: list => `declare module 'vue' {\n${SLOT}${tagList('GlobalComponents', list)}}`,
  },
};

const tagList = (name, elements, indent = '  ') => {
  const lines = elements.map(element => `${indent}  '${element.tagName}': ${tagType(element)};\n`);
  return `${indent}interface ${name} {\n${lines.join('')}${indent}}\n`;
};

/**
 * Returns the text of the declarations for each framework, by the name of the module.
 *
 * @param elements the declarations of the manifest, each with `modulePath`, the module of its class
 * @returns {Record<'jsx' | 'svelte' | 'vue', string>}
 */
export function tagTypes(elements) {
  const classes = elements.map(({name, modulePath}) => `import type {${name}} from '${modulePath}';`);
  return Object.fromEntries(
    Object.entries(FRAMEWORKS).map(([name, {imports, tag, declare}]) => [
      name,
      `${[imports, ...classes].join('\n')}\n\n${HELPERS}${tag}\n${declare(elements)}\n`,
    ]),
  );
}

/** Returns `Tag<LcButton, 'href', 'init-value', 'lc-show'>` without empty trailing arguments. */
function tagType({name, members = [], attributes = [], events = []}) {
  const properties = members.filter(member => member.kind === 'field' && !member.readonly).map(namesOf);
  const own = attributes.map(namesOf).filter(attribute => !properties.includes(attribute));
  const custom = events.map(namesOf).filter(event => event.startsWith('lc-'));
  // Without it, only a single file.
  const ofAny = members.some(({type}) => type?.text.includes('<Multiple>')) ? '<boolean>' : '';
  const lists = [properties, own, custom].map(union);
  while (lists.at(-1) === 'never' && lists.length > 1) lists.pop();
  return `Tag<${[name + ofAny, ...lists].join(', ')}>`;
}

const namesOf = item => item.name;

const union = names => (names.length === 0 ? 'never' : names.map(name => `'${name}'`).join(' | '));
