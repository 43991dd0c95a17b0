import {importsOf, plainTag, tagType} from './tag-types.mjs';

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

${plainTag('DetailedHTMLProps<HTMLAttributes<Element>, Element>')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(element => `      '${element.tagName}': ${tagType(element)};`).join('\n')}
    }
  }
}
`;
}
