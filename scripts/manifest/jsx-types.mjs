import {importsOf, tagType} from './tag-types.mjs';

const HELPERS = `/** The type of an event by its name. */
type EventOf<Name extends string> = Name extends keyof HTMLElementEventMap ? HTMLElementEventMap[Name] : CustomEvent;

/** The standard React props, plus the element's own properties, attributes, and events. */
type Tag<
  Element extends HTMLElement,
  Property extends keyof Element,
  Attribute extends string = never,
  Event extends string = never,
> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, Property> &
  {[Name in Property]?: Element[Name] | undefined} & {[Name in Attribute]?: string | number | boolean | null | undefined} & {
    [Name in Event as \`on\${Name}\`]?: ((event: EventOf<Name>) => void) | undefined;
  };
`;

/**
 * Returns the text of `jsx.d.ts`: types for the raw tags in the JSX of React 19, which sets properties and listens to
 * events as `on` plus the name (`onlc-show`). Apps load it once with `import '@life-changers/elements/jsx'`; the module
 * itself is empty.
 *
 * @param elements the declarations of the manifest, each with `modulePath`, the module of its class
 */
export function jsxTypes(elements) {
  return `import type {DetailedHTMLProps, HTMLAttributes} from 'react';
${importsOf(elements)}

${HELPERS}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(element => `      '${element.tagName}': ${tagType(element)};`).join('\n')}
    }
  }
}
`;
}
