import {build} from 'esbuild';
import type {Page} from 'playwright-core';
import {LANGUAGES} from '@life-changers/elements/core/localization';
import {inRoot} from '../../scripts/lib/workspace.mjs';

/** A language that is written from left to right, and one from right to left. */
export const LONGEST = [
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const;

let code: Promise<string> | undefined;

/** A module with the longest message of all languages for each key. */
function longestMessages(): Promise<string> {
  const names = LANGUAGES.map((_, index) => `language${index}`);
  const contents = `
    ${LANGUAGES.map((name, index) => `import * as ${names[index]} from './${name}.js';`).join('\n')}
    const all = [${names}].flatMap(module => Object.values(module));
    const longest = key => (...args) =>
      all.map(texts => texts[key](...args)).reduce((one, other) => (other.length > one.length ? other : one));
    const keys = Object.keys(all[0]).filter(key => typeof all[0][key] === 'function');
    export const messages = {...Object.fromEntries(keys.map(key => [key, longest(key)])), lang: LANG};
  `;
  code ??= build({
    stdin: {contents, resolveDir: inRoot('elements/dist/languages')},
    bundle: true,
    format: 'esm',
    write: false,
  }).then(({outputFiles: [file]}) => file!.text);
  return code;
}

/** Replaces the messages of two languages of the site with the longest ones of all languages. */
export async function serveLongestMessages(page: Page): Promise<void> {
  const source = await longestMessages();
  for (const [tag] of LONGEST)
    await page.route(`**/lc/languages/${tag}.js`, route =>
      route.fulfill({contentType: 'text/javascript', body: source.replace('LANG', `"${tag}"`)}),
    );
}

/**
 * Returns the texts in the elements of the library that are cut off, with their tags, besides the two that shorten what an app
 * shows in them: a step of a breadcrumb, and the value of a date picker. It has no functions with names, because
 * the compiler adds code to them that the browser does not have.
 */
export function textsCutOff(): string[] {
  const found: string[] = [];
  const open: Node[] = [document.body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!(node instanceof Element)) continue;
    if (node.shadowRoot) open.push(...node.shadowRoot.children);
    // A form has its fields as properties, such as `children`.
    open.push(...node.querySelectorAll(':scope > *'));
    const root = node.getRootNode();
    if (!(root instanceof ShadowRoot) || node.clientWidth < 8) continue;
    const {overflowX, textOverflow, whiteSpace} = getComputedStyle(node);
    const hasText = [...node.childNodes].some(child => child instanceof Text && child.data.trim() !== '');
    const isShortened =
      root.host.matches('lc-breadcrumb, lc-date-time-picker') && textOverflow === 'ellipsis';
    if (hasText && !isShortened && /hidden|clip/.test(overflowX) && node.scrollWidth > node.clientWidth + 1)
      found.push(
        `${root.host.localName} .${node.className} ${textOverflow} ${whiteSpace}: ${node.textContent.trim().slice(0, 60)}`,
      );
  }
  return [...new Set(found)];
}
