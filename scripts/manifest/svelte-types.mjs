import {importsOf, tagType} from './tag-types.mjs';

const HELPERS = `/** The type of an event by its name. */
type EventOf<Name extends string> = Name extends keyof HTMLElementEventMap ? HTMLElementEventMap[Name] : CustomEvent;

/** The attributes of all HTML elements, plus the element's own properties, attributes, and events. */
type Tag<
  Element extends HTMLElement,
  Property extends keyof Element,
  Attribute extends string = never,
  Event extends string = never,
> = Omit<HTMLAttributes<Element>, Property> &
  {[Name in Property]?: Element[Name] | undefined} & {[Name in Attribute]?: string | number | boolean | null | undefined} & {
    [Name in Event as \`on\${Name}\`]?: ((event: EventOf<Name>) => void) | undefined;
  };
`;

/**
 * Returns the text of `svelte.d.ts`: types for the raw tags in the templates of Svelte 5, for `svelte-check` and editors.
 * Apps load it once with `import '@life-changers/elements/svelte'`; the module itself is empty.
 *
 * @param elements the declarations of the manifest, each with `modulePath`, the module of its class
 */
export function svelteTypes(elements) {
  return `import type {HTMLAttributes} from 'svelte/elements';
${importsOf(elements)}

${HELPERS}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${elements.map(element => `    '${element.tagName}': ${tagType(element)};`).join('\n')}
  }
}
`;
}
