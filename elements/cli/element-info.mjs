import {nearestNames} from './nearest-name.mjs';
import {neededImports} from './needed-imports.mjs';
import {declarations, exampleData, referenceData} from './package-data.mjs';
import {UsageError} from './usage-error.mjs';

/**
 * @typedef {object} ElementName
 * @property {string} tag such as `lc-text-input`
 * @property {string} name the module of the element, such as `text-input`
 * @property {string | null} react the name of the React component, such as `TextInput`
 * @property {string} summary
 * @property {string} status `stable` or `experimental`
 * @property {string | null} deprecated what to write instead
 * @property {string[]} tasks what people use it for, such as `choose`
 */

/** Returns the names and summaries of all elements, by tag. @returns {ElementName[]} */
export function elementNames() {
  const {elements} = referenceData();
  const tasks = tasksByTag();
  return declarations().map(({tagName, status, deprecated}) => {
    const {react, summary} = elements.find(({tag}) => tag === tagName);
    return {
      tag: tagName,
      name: nameOf(tagName),
      react,
      summary,
      status,
      deprecated: insteadOf({deprecated}),
      tasks: [...(tasks.get(tagName) ?? [])],
    };
  });
}

function tasksByTag() {
  const byTag = new Map();
  for (const {elements, tasks} of exampleData().pages)
    for (const tag of elements) byTag.set(tag, new Set([...(byTag.get(tag) ?? []), ...tasks]));
  return byTag;
}

/**
 * Returns the declaration of an element in the manifest.
 *
 * @param {string} name a tag, the name of a module, or of a React component
 */
export function findDeclaration(name) {
  const {elements} = referenceData();
  const found = elements.find(({tag, react}) => [tag, nameOf(tag), react].includes(name));
  return found && declarations().find(({tagName}) => tagName === found.tag);
}

/** Like `findDeclaration`, but an unknown name is wrong use. */
export function requireDeclaration(name) {
  const found = findDeclaration(name);
  if (found) return found;
  throw new UsageError(`There is no element "${name}".${didYouMean(nearestElements(name))}`);
}

/** Returns the tags that are most like a wrong name. */
export const nearestElements = name =>
  nearestNames(
    name,
    declarations().map(({tagName}) => tagName),
  );

/** Returns ` Did you mean a, b, or c?`, or what to run if nothing is like the name. */
export const didYouMean = (names, otherwise = ' Run life-changers list.') =>
  names.length > 0 ? ` Did you mean ${names.join(' or ')}?` : otherwise;

/**
 * Returns all about an element.
 *
 * @param {object} declaration of the manifest
 */
export function describeElement(declaration) {
  const {tagName, members = [], attributes = [], description = ''} = declaration;
  const {react, reactTag, acceptsProperties, reactProps, summary, types} = referenceData().elements.find(
    ({tag}) => tag === tagName,
  );
  const fields = members.filter(({kind}) => kind === 'field');
  return {
    tag: tagName,
    name: nameOf(tagName),
    summary,
    description,
    status: declaration.status,
    deprecated: insteadOf(declaration),
    import: `import '@life-changers/elements/${nameOf(tagName)}';`,
    react: react && {
      name: react,
      import: `import {${react}} from '@life-changers/react';`,
      rendersTag: reactTag,
      acceptsProperties,
      props: reactProps,
    },
    attributes: attributes.map(item => attributeOf(item, fields)),
    properties: fields.map(item => ({
      ...fact(item),
      attribute: item.attribute ?? null,
      readonly: item.readonly === true,
    })),
    methods: members
      .filter(({kind}) => kind === 'method')
      .map(item => ({...fact(item), type: signature(item)})),
    events: facts(declaration.events),
    slots: facts(declaration.slots),
    parts: facts(declaration.cssParts),
    states: facts(declaration.cssStates),
    cssProperties: facts(declaration.cssProperties),
    types,
  };
}

/** The lists of an element's description, by the name that `info --only` accepts. */
export const LISTS = {
  attributes: 'Attributes',
  properties: 'Properties',
  methods: 'Methods',
  events: 'Events',
  slots: 'Slots',
  parts: 'Parts',
  states: 'States',
  cssProperties: 'Custom properties',
};

const nameOf = tag => tag.replace(/^lc-/, '');

const facts = (items = []) => items.map(fact);

function fact({name, type, default: standard, description = '', deprecated}) {
  return {
    name,
    type: type?.text ?? null,
    default: standard ?? null,
    description: oneLine(description),
    needs: neededImports(description),
    deprecated: insteadOf({deprecated}),
  };
}

/** Returns an attribute with the name of its property. A comment is that of the property. */
function attributeOf(item, fields) {
  const field = fields.find(({attribute}) => attribute === item.name);
  return {...fact({deprecated: field?.deprecated, ...item}), property: field?.name ?? item.name};
}

/** Returns what to write instead of something deprecated, or null. */
const insteadOf = ({deprecated}) => (deprecated === true ? 'read its description' : (deprecated ?? null));

/** Returns the signature of a method, such as `(message: string) => void`. */
function signature({parameters = [], return: result}) {
  const list = parameters.map(
    ({name, optional, type}) => `${name}${optional ? '?' : ''}: ${type?.text ?? 'unknown'}`,
  );
  return `(${list.join(', ')}) => ${result?.type.text ?? 'void'}`;
}

const oneLine = text => text.replace(/\s+/g, ' ').trim();
