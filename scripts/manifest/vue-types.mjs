import {EVENT_OF, importsOf, SETTABLE, tagType} from './tag-types.mjs';

const HELPERS = `${EVENT_OF}
${SETTABLE}
/** \`lc-page-change\` as \`LcPageChange\`, as Vue names the listeners of an event. */
type Pascal<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Name>;

/** The element's own properties, attributes, and events, next to those of all HTML elements. */
type Tag<
  Element extends HTMLElement,
  Property extends keyof Element,
  Attribute extends string = never,
  Event extends string = never,
> = new () => Element & {
  $props: Omit<HTMLAttributes, Property> & PublicProps & {[Name in Property]?: Settable<Element[Name]>} & {
    [Name in Attribute]?: string | number | boolean | null | undefined;
  } & {[Name in Event as \`on\${Pascal<Name>}\`]?: ((event: EventOf<Name>) => void) | undefined} & {
    /** What \`v-model\` binds: the value, or with \`type="checkbox"\`, whether it is checked. */
    modelValue?: unknown;
    /** Makes \`v-model\` bind whether a checkbox or a switch is checked. */
    type?: string | undefined;
  };
};
`;

/**
 * Returns the text of `vue.d.ts`: types for the raw tags in the templates of Vue, for `vue-tsc` and editors. Apps load it
 * once with `import '@life-changers/elements/vue'`; the module itself is empty.
 *
 * @param elements the declarations of the manifest, each with `modulePath`, the module of its class
 */
export function vueTypes(elements) {
  return `import type {HTMLAttributes, PublicProps} from 'vue';
${importsOf(elements)}

${HELPERS}
declare module 'vue' {
  interface GlobalComponents {
${elements.map(element => `    '${element.tagName}': ${tagType(element)};`).join('\n')}
  }
}
`;
}
