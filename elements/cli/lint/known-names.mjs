import {describeElement} from '../element-info.mjs';
import {declarations} from '../package-data.mjs';

/** Attributes of every element in HTML, and of elements with a command or an anchor. */
const GLOBAL = new Set(
  (
    'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id ' +
    'inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style ' +
    'tabindex title translate writingsuggestions command commandfor interestfor key ref xmlns'
  ).split(' '),
);

/** Returns whether every element has an attribute. React writes some in camel case, and events as props. */
export function isGlobalAttribute(name, isProp) {
  if (/^(aria|data|xml)[-:]/.test(name)) return true;
  return GLOBAL.has(isProp ? name.toLowerCase() : name) || (isProp && /^(on[A-Z]|default[A-Z])/.test(name));
}

const known = new Map();

/**
 * Returns the names that an element knows, or null if there is no such element.
 *
 * @param {string} tag its tag, or a deprecated one
 */
export function knownElement(tag) {
  if (!known.has(tag)) known.set(tag, findElement(tag));
  return known.get(tag);
}

function findElement(tag) {
  const isOld = ({deprecatedTags}) => Object.hasOwn(deprecatedTags ?? {}, tag);
  const declaration = declarations().find(one => one.tagName === tag || isOld(one));
  if (declaration === undefined) return null;
  const names = namesOf(describeElement(declaration));
  return isOld(declaration) ? {...names, deprecated: declaration.deprecatedTags[tag]} : names;
}

function namesOf({attributes: declared, properties, react, events, slots, parts, deprecated}) {
  const written = properties.filter(({readonly}) => !readonly);
  const props = [...(react?.props ?? []), ...(react?.acceptsProperties === false ? [] : written)];
  // Form-associated elements have the attribute `form` of HTML.
  const isInForm = properties.some(({name, readonly}) => name === 'form' && readonly);
  const attributes = [...declared, ...(isInForm ? [{name: 'form'}] : [])];
  const byKind = {
    attribute: attributes,
    property: written,
    either: [...attributes, ...written],
    prop: [...props, ...attributes],
  };
  const names = items => items.map(({name}) => name);
  return {
    deprecated,
    properties,
    events: names(events),
    slots: names(slots).filter(name => name !== ''),
    parts: names(parts),
    // The cells and rows of a table get the parts that its columns and functions name.
    hasOwnParts: names(parts).includes('cell'),
    /** What to write instead of an event or a slot, or null. */
    insteadOf: (list, name) => ({events, slots})[list].find(item => item.name === name)?.deprecated ?? null,
    find: (name, kind) => byKind[kind].find(item => item.name === name) ?? null,
    names: kind =>
      names(kind === 'prop' ? props : kind === 'either' ? [...attributes, ...written] : byKind[kind]),
  };
}
