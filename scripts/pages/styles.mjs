/** The style sheet that the elements of a rendered page share until they hydrate (`scripts/write-pages.mjs`). */
import {endOf, withSelectors} from './selectors.mjs';

/**
 * Returns one style sheet for the shadow roots of all tags. Each rule says whose it is, and rules of several tags exist
 * once.
 *
 * @param {Record<string, readonly string[]>} stylesByTag for each tag, its style sheets in order
 */
export function sharedSheet(stylesByTag) {
  const tagsByStyles = new Map();
  for (const [tag, sheets] of Object.entries(stylesByTag))
    for (const css of sheets) tagsByStyles.set(css, [...(tagsByStyles.get(css) ?? []), tag]);
  const all = Object.keys(stylesByTag).length;
  return [...tagsByStyles]
    .map(([css, tags], index) => {
      const own = tags.length === all ? ':host' : `:host(:where(${tags.join()}))`;
      return sheetOf(withOwnAnimations(css, index), own);
    })
    .join('\n');
}

/** @param {string} own the selector of the elements to which the rules belong */
function sheetOf(css, own) {
  return withSelectors(css, selectors => selectors.map(selector => ownSelector(selector, own)));
}

/** Every selector gets one more `:host(…)`, so that their order of precedence stays. */
function ownSelector(selector, own) {
  const host = /^:host(?![-\w])/.exec(selector)?.[0];
  if (host === undefined) return `${own} ${selector}`;
  if (selector[host.length] !== '(') return own + own + selector.slice(host.length);
  const end = endOf(selector, host.length + 1, ')') + 1;
  // Before its tag is defined, an element is never `:disabled`.
  return selector.slice(0, end).replaceAll(':disabled', '[disabled]') + own + selector.slice(end);
}

/** The names of animations belong to a shadow root, so those of different tags can be the same. */
function withOwnAnimations(css, index) {
  const names = [...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name);
  if (names.length === 0) return css;
  const uses = `(?<=@keyframes\\s+|animation(?:-name)?:[^;}]*)(?<![-\\w])(${names.join('|')})(?![-\\w])`;
  return css.replace(new RegExp(uses, 'g'), `$1-${index}`);
}
