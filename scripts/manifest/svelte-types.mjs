import {importsOf, plainTag, tagType} from './tag-types.mjs';

/**
 * Returns the text of `svelte.d.ts`: types for the raw tags in the templates of Svelte 5, for `svelte-check` and editors.
 * Apps load it once with `import '@life-changers/elements/svelte'`; the module itself is empty.
 *
 * @param elements the declarations of the manifest, each with `modulePath`, the module of its class
 */
export function svelteTypes(elements) {
  return `import type {HTMLAttributes} from 'svelte/elements';
${importsOf(elements)}

${plainTag('HTMLAttributes<Element>')}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${elements.map(element => `    '${element.tagName}': ${tagType(element)};`).join('\n')}
  }
}
`;
}
