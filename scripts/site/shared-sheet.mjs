/** The style sheet that the elements of a rendered page share until they hydrate (`scripts/site/render-pages.mjs`). */
import {transform} from 'lightningcss';

/**
 * Returns one style sheet for the shadow roots of all tags. Each rule says whose it is, and rules of several tags exist
 * once. Throws if two animations of different tags have the same name.
 *
 * @param {Record<string, readonly string[]>} stylesByTag for each tag, its style sheets in order
 */
export function sharedSheet(stylesByTag) {
  const tagsByStyles = new Map();
  for (const [tag, sheets] of Object.entries(stylesByTag))
    for (const css of sheets) tagsByStyles.set(css, [...(tagsByStyles.get(css) ?? []), tag]);
  const all = Object.keys(stylesByTag).length;
  const animations = new Map();
  return [...tagsByStyles]
    .map(([css, tags]) => ownSheet(css, tags.length === all ? null : tags, animations))
    .join('\n');
}

/** Returns a style sheet whose rules apply to some tags; null for all tags. */
function ownSheet(css, tags, animations) {
  const own = host(
    tags && [
      pseudoClass(
        'where',
        tags.map(name => [{type: 'type', name}]),
      ),
    ],
  );
  const visitor = {
    Selector: selector => ownSelector(selector, own),
    Rule: {keyframes: ({value}) => checkAnimation(value, animations)},
  };
  return transform({filename: `${tags}.css`, code: Buffer.from(css), visitor}).code.toString();
}

const pseudoClass = (kind, selectors) => ({type: 'pseudo-class', kind, selectors});
const host = selectors => pseudoClass('host', selectors);
const isHost = part => part.type === 'pseudo-class' && part.kind === 'host';

/** Every selector gets one more `:host(…)`, so that their order of precedence stays. */
function ownSelector(selector, own) {
  const [first, ...rest] = selector;
  // The selectors of rules inside other rules depend on those around them.
  if (first.type === 'nesting') return selector;
  if (!isHost(first)) return [own, {type: 'combinator', value: 'descendant'}, ...selector];
  return first.selectors === null ? [own, own, ...rest] : [withDisabledAttribute(first), own, ...rest];
}

/** Before its tag is defined, an element is never `:disabled`. */
function withDisabledAttribute(part) {
  if (Array.isArray(part)) return part.map(withDisabledAttribute);
  if (part.type !== 'pseudo-class') return part;
  if (part.kind === 'disabled')
    return {type: 'attribute', namespace: null, name: 'disabled', operation: null};
  return part.selectors ? {...part, selectors: part.selectors.map(withDisabledAttribute)} : part;
}

/** In one sheet, the names of animations no longer belong to a shadow root. */
function checkAnimation({name, keyframes}, animations) {
  const steps = JSON.stringify(keyframes);
  if ((animations.get(name.value) ?? steps) !== steps)
    throw new Error(
      `Two elements have different animations with the name "${name.value}". Rename one of them.`,
    );
  animations.set(name.value, steps);
}
