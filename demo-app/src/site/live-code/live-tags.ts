import {loadReference} from 'references';
import type {Reference} from '../api/reference.js';
import {isPrimitive, type LiveSetting, type LiveTag} from './live-tag.js';

type References = ReadonlyMap<string, Reference>;

/** Attributes of React, of the site, and of the elements themselves, which nobody writes by hand. */
const LEFT_OUT = /^(data-react|style$|part$|exportparts$)/;

/** Reads what is inside an element of the page. */
export const readLiveTags = async (root: Element): Promise<readonly (LiveTag | string)[]> =>
  childrenOf(root, await loadReferences(root));

/** Reads an element of the page. */
export const readLiveTag = async (element: Element): Promise<LiveTag> =>
  tagOf(element, await loadReferences(element));

/** Loads the API references of an element and of all elements inside. */
async function loadReferences(root: Element): Promise<References> {
  const found = [root, ...root.querySelectorAll('*')].map(({localName}) => localName);
  const tags = [...new Set(found)].filter(tag => tag.startsWith('lc-'));
  const loaded: readonly Reference[] = await Promise.all(
    tags.map(tag => loadReference(tag.slice('lc-'.length))),
  );
  return new Map(loaded.map(reference => [reference.tag, reference]));
}

function childrenOf(parent: Element, references: References): (LiveTag | string)[] {
  const nodes = parent instanceof HTMLTemplateElement ? parent.content.childNodes : parent.childNodes;
  return [...nodes].flatMap((node): readonly (LiveTag | string)[] => {
    if (node instanceof Element) return isWritten(node) ? [tagOf(node, references)] : [];
    const text = node instanceof Text ? node.data.trim().replace(/\s+/g, ' ') : '';
    return text === '' ? [] : [text];
  });
}

/** Whether authors write an element. Some come from the `render` functions of a table, or are copies of a template. */
const isWritten = (element: Element): boolean => {
  const isCopy = element.slot === '' && element.parentElement?.localName === 'lc-permissions';
  return !isCopy && !element.slot.startsWith('cell-');
};

function tagOf(element: Element, references: References): LiveTag {
  const reference = references.get(element.localName);
  const settings = reference ? settingsOf(element, reference) : [];
  const own = new Set(reference?.properties.flatMap(({attribute}) => attribute ?? []));
  const attributes = [...element.attributes]
    .filter(({name}) => !own.has(name) && !LEFT_OUT.test(name))
    .map(({name, value}) => [name, value] as const);
  return {tag: element.localName, attributes, settings, children: childrenOf(element, references)};
}

/** Returns the properties that differ from those of a new element and that code can express. */
function settingsOf(element: Element, reference: Reference): LiveSetting[] {
  const fresh = element.ownerDocument.createElement(element.localName);
  const hasOptions = element.querySelector(':scope > option') !== null;
  return reference.properties
    .filter(({name, readonly}) => !readonly && !(name === 'options' && hasOptions))
    .map(({name, attribute}) => ({property: name, attribute, value: asWritten(name, read(element, name))}))
    .filter(({property, attribute, value}) => {
      const isGiven =
        property === 'query'
          ? !isRestated(value, reference)
          : attribute !== undefined || !isDerived(property, reference);
      return isGiven && isData(value) && !isSame(value, read(fresh, property));
    });
}

/** The current value of a control follows from its initial one. */
const isDerived = (name: string, {properties}: Reference): boolean =>
  /^(value|valueAs\w+|checked|files?|typedValue)$/.test(name) &&
  properties.some(property => property.name === 'initValue' || property.name === 'initChecked');

/** Whether all parts of a table's query are empty, or properties of the table as well. */
const isRestated = (query: unknown, {properties}: Reference): boolean =>
  Object.entries(query ?? {}).every(
    ([name, part]) => part === '' || properties.some(property => property.name === name),
  );

/** Options always have `disabled`, which authors only write if it is true. */
function asWritten(name: string, value: unknown): unknown {
  if (name !== 'options' || !Array.isArray(value)) return value;
  return (value as readonly {readonly disabled?: boolean}[]).map(({disabled, ...option}) =>
    disabled ? {...option, disabled} : option,
  );
}

const read = (element: Element, name: string): unknown =>
  (element as unknown as Record<string, unknown>)[name];

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** Whether code can express a value: not rules, a date, or a file. Functions in objects are left out. */
function isData(value: unknown): boolean {
  if (value === null || isPrimitive(value)) return true;
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(part => part === undefined || typeof part === 'function' || isData(part));
}
