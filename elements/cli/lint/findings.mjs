import {didYouMean} from '../element-info.mjs';
import {nearestNames} from '../nearest-name.mjs';
import {declarations, deprecatedModules} from '../package-data.mjs';
import {knownElement, isGlobalAttribute} from './known-names.mjs';
import {fileOf, missingImports} from './missing-imports.mjs';
import {REPLACED} from './replaced-names.mjs';

/** A comment that skips the findings of its line and of the next one. */
const IGNORE = 'life-changers-ignore';

const PART = /([\w.-]*)(?:\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?)*::part\(\s*([\w\s-]+?)\s*\)/g;

/**
 * Returns what is wrong in some files, which are one app.
 *
 * @param {import('./read-source.mjs').Source[]} sources
 * @returns {{file: string, line: number, column: number, rule: string, message: string, instead: string | null}[]}
 */
export function findingsIn(sources) {
  const missing = missingImports(sources);
  const isNamed = namedIn(sources);
  return sources.flatMap(source =>
    [
      ...source.uses.flatMap(useFindings),
      ...source.slots.flatMap(slotFinding),
      ...source.listeners.flatMap(listenerFinding),
      ...partFindings(source.text, isNamed),
      ...source.imports.flatMap(importFindings),
      ...source.created.map(createdFinding),
      ...missing.filter(({source: of}) => of === source),
    ]
      .sort((one, other) => one.offset - other.offset)
      .map(({offset, rule, message, instead = null}) => ({
        file: source.file,
        ...placeOf(source.text, offset),
        rule,
        message,
        instead,
      }))
      .filter(({line}) => !isIgnored(source.text, line)),
  );
}

function placeOf(text, offset) {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before.at(-1).length + 1};
}

const isIgnored = (text, line) =>
  text
    .split('\n')
    .slice(Math.max(0, line - 2), line)
    .some(content => content.includes(IGNORE));

/** Returns a finding about a wrong name, with the nearest one. */
function unknown(rule, message, offset, wrong, names) {
  const near = nearestNames(wrong, names);
  return {rule, message: `${message}.${didYouMean(near, '')}`, offset, instead: near[0] ?? null};
}

function useFindings(use) {
  const element = knownElement(use.tag);
  if (element === null) {
    const tags = declarations().map(({tagName}) => tagName);
    return [unknown('unknown-tag', `There is no element ${use.tag}`, use.offset, use.tag, tags)];
  }
  return [
    ...deprecated(use.tag, element.deprecated, use.offset),
    ...use.attributes.flatMap(attribute => attributeFindings(attribute, use, element)),
  ];
}

function attributeFindings(attribute, use, element) {
  const {name, kind, offset} = attribute;
  if (kind === 'event') return eventFinding(attribute, use, element);
  const item = element.find(name, kind);
  if (item === null) {
    if (isGlobalAttribute(name, use.component !== null)) return [];
    const [owner, word] = use.component
      ? [use.component, 'prop']
      : [use.tag, kind === 'property' ? kind : 'attribute'];
    const names = element.names(kind);
    return [unknown('unknown-attribute', `${owner} has no ${word} "${name}"`, offset, name, names)];
  }
  return deprecated(name, item.deprecated, offset);
}

/** Returns the finding of a name that still works, if there is something to write instead. */
function deprecated(name, instead, offset) {
  return instead ? [{rule: 'deprecated', message: `${name} is deprecated: ${instead}.`, offset}] : [];
}

/** Events of the library that an element or one inside it sends. Others may come from anything inside. */
function eventFinding({name, offset}, use, element) {
  if (!name.startsWith('lc-')) return [];
  const senders = [element, ...[...use.inside].map(knownElement)].filter(Boolean);
  const names = senders.flatMap(known => known.events);
  return names.includes(name)
    ? deprecated(name, element.insteadOf('events', name), offset)
    : [unknown('unknown-event', `${use.tag} sends no event "${name}"`, offset, name, names)];
}

function listenerFinding({name, offset}) {
  const events = declarations().flatMap(declaration => declaration.events ?? []);
  const names = events.map(event => event.name);
  const sent = events.filter(event => event.name === name);
  // The event of another element may have the same name.
  const isOld = sent.every(event => event.deprecated);
  return names.includes(name)
    ? deprecated(name, isOld && sent[0].deprecated, offset)
    : [unknown('unknown-event', `No element sends the event "${name}"`, offset, name, names)];
}

function slotFinding({parent, name, offset}) {
  const element = knownElement(parent);
  if (element === null || name === '') return [];
  if (element.slots.includes(name)) return deprecated(name, element.insteadOf('slots', name), offset);
  const list = element.slots.length > 0 ? `: it has ${element.slots.join(', ')}` : '';
  return [unknown('unknown-slot', `${parent} has no slot "${name}"${list}`, offset, name, element.slots)];
}

/** Finds `lc-card::part(titel)`, and parts of any element after another selector. */
function partFindings(text, isNamed) {
  return [...text.matchAll(PART)].flatMap(match => {
    const [, tag] = /^(lc-[\w-]+)/.exec(match[1]) ?? [];
    const element = tag ? knownElement(tag) : null;
    if (tag && element === null) {
      const tags = declarations().map(({tagName}) => tagName);
      return [unknown('unknown-tag', `There is no element ${tag}`, match.index, tag, tags)];
    }
    // Without a tag, it may be that of another library.
    if (element === null) return [];
    const offset = match.index + match[0].lastIndexOf(match[2]);
    return match[2]
      .split(/\s+/)
      .filter(
        part => !element.parts.includes(part) && !(element.hasOwnParts && isOwnPart(part, element, isNamed)),
      )
      .map(part => unknown('unknown-part', `${tag} has no part "${part}"`, offset, part, element.parts));
  });
}

/** A part of a table is that of a column or row, unless it is like one of the table and no code names it. */
const isOwnPart = (part, {parts}, isNamed) => isNamed(part) || nearestNames(part, parts).length === 0;

/**
 * Returns a function that returns whether code names a part, such as `columnClass: 'price'`. Without code, such as for a style
 * sheet alone, any part may be named elsewhere.
 */
function namedIn(sources) {
  const code = sources.filter(({file}) => !/\.(css|scss|less)$/.test(file)).map(({text}) => text);
  return part => code.length === 0 || code.some(text => new RegExp(`['"\`\\s]${part}['"\`\\s]`).test(text));
}

function importFindings({module, names, offset}) {
  if (!/^@life-changers\//.test(module)) return [];
  const [, path] = /^@life-changers\/elements\/(.+)$/.exec(module) ?? [];
  const old = path && deprecatedModules().find(one => one.path === `dist${fileOf(path)}`);
  const replaced = names
    .filter(({name}) => Object.hasOwn(REPLACED, name))
    .map(({name}) => {
      const {instead, message} = REPLACED[name];
      return {rule: 'deprecated', message: `${name} is gone: ${message}.`, offset, instead};
    });
  return [...deprecated(module, old?.deprecated, offset), ...replaced];
}

const createdFinding = ({name, offset}) => ({
  rule: 'rules-in-render',
  message: `${name} is created again with each render. Create it outside the component.`,
  offset,
});
