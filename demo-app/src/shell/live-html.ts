import {references, type Reference} from '../api/reference.js';
import type {Code} from './code-block.js';

type Piece = readonly [kind: string, text: string];

/** The properties that HTML cannot express, by the element's selector. */
type Assignments = Map<string, [name: string, value: unknown][]>;

/** Attributes of React, of the site, and of the elements themselves, which nobody writes by hand. */
const LEFT_OUT = /^(data-react|style$|part$|exportparts$)/;
const NARROW = 90;
/** The order in which people write and read attributes. */
const FIRST: readonly string[] = ['id', 'slot', 'name', 'label', 'type'];

const byTag = new Map<string, Reference>(references.map(reference => [reference.tag, reference]));

/**
 * Returns the HTML of a live example: its tags with the attributes that differ from their defaults, and a script for the
 * properties that attributes cannot express. Rules and functions are left out, because only their source can show them.
 */
export function liveHtml(root: Element): Code {
  const assignments: Assignments = new Map();
  const lines = childLines(root, '', assignments);
  const script = scriptLines(assignments);
  const all = script.length > 0 ? [...lines, [], ...script] : lines;
  return {source: all.map(textOf).join('\n'), lines: all};
}

const textOf = (line: readonly Piece[]): string => line.map(([, text]) => text).join('');

function childLines(parent: Element, indent: string, assignments: Assignments): Piece[][] {
  return [...parent.childNodes].flatMap(node => {
    if (node instanceof Element) return isWritten(node) ? elementLines(node, indent, assignments) : [];
    const text = node instanceof Text ? node.data.trim().replace(/\s+/g, ' ') : '';
    return text === '' ? [] : [[['', `${indent}${escaped(text)}`] as Piece]];
  });
}

/** Whether authors write an element. Those in the cells of a table come from `render` functions. */
const isWritten = (element: Element): boolean => !element.slot.startsWith('cell-');

function elementLines(element: Element, indent: string, assignments: Assignments): Piece[][] {
  const tag = element.localName;
  const attributes = attributesOf(element, assignments);
  const children = [
    ...optionLines(element, `${indent}  `),
    ...childLines(element, `${indent}  `, assignments),
  ];
  const open = openingTag(tag, attributes, indent);
  const close: Piece[] = [
    ['', '</'],
    ['keyword', tag],
    ['', '>'],
  ];
  if (VOID.has(tag)) return open;
  if (children.length === 0) return withTail(open, close);
  const text = onlyText(children);
  if (text !== null && text.length < 60 && open.length === 1) return withTail(open, [['', text], ...close]);
  return [...open, ...children, [['', indent], ...close]];
}

/** Returns the `options` property as `<option>` elements, if there are none yet. */
function optionLines(element: Element, indent: string): Piece[][] {
  const options = read(element, 'options');
  const isControl = element.localName.startsWith('lc-');
  if (!isControl || !Array.isArray(options) || element.querySelector(':scope > option')) return [];
  return (options as {text: unknown; value: unknown; disabled?: boolean}[]).map(option => [
    ['', `${indent}<`],
    ['keyword', 'option'],
    ['', ' '],
    ...attributePieces('value', String(option.value)),
    ...(option.disabled ? [['', ' '] as Piece, ['function', 'disabled'] as Piece] : []),
    ['', `>${escaped(String(option.text))}</`],
    ['keyword', 'option'],
    ['', '>'],
  ]);
}

/** Returns the text of an element without child elements, or null. */
function onlyText(children: readonly Piece[][]): string | null {
  const [pieces, ...others] = children;
  const [piece, ...rest] = pieces ?? [];
  return piece && rest.length === 0 && others.length === 0 ? piece[1].trim() : null;
}

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

function withTail(lines: Piece[][], tail: readonly Piece[]): Piece[][] {
  return [...lines.slice(0, -1), [...(lines.at(-1) ?? []), ...tail]];
}

/** Returns the opening tag in one line, or with an attribute in each line if it is long. */
function openingTag(tag: string, attributes: readonly Piece[][], indent: string): Piece[][] {
  const start: Piece[] = [
    ['', `${indent}<`],
    ['keyword', tag],
  ];
  const width = indent.length + tag.length + textOf(attributes.flat()).length;
  if (width <= NARROW)
    return [[...start, ...attributes.flatMap(pieces => [['', ' '] as Piece, ...pieces]), ['', '>']]];
  return [
    start,
    ...attributes.map(pieces => [['', `${indent}  `] as Piece, ...pieces]),
    [['', `${indent}>`]],
  ];
}

function attributesOf(element: Element, assignments: Assignments): Piece[][] {
  const reference = byTag.get(element.localName);
  const own = reference ? settingsIn(element, reference, assignments) : [];
  const names = new Set(own.map(([name]) => name));
  const known = new Set(reference?.properties.flatMap(({attribute}) => attribute ?? []));
  const native = [...element.attributes]
    .filter(({name}) => !names.has(name) && !known.has(name) && !LEFT_OUT.test(name))
    .map(({name, value}): [string, string] => [name, value]);
  const all = [...native, ...own];
  const first = FIRST.flatMap(name => all.filter(([other]) => other === name));
  const rest = all.filter(([name]) => !FIRST.includes(name));
  return [...first, ...rest].map(([name, value]) => attributePieces(name, value));
}

function attributePieces(name: string, value: string): Piece[] {
  if (value === '') return [['function', name]];
  return [
    ['function', name],
    ['', '='],
    ['string', `"${escaped(value).replaceAll('"', '&quot;')}"`],
  ];
}

/** Returns the properties that differ from those of a new element as attributes, and collects the others. */
function settingsIn(element: Element, reference: Reference, assignments: Assignments): [string, string][] {
  const fresh = element.ownerDocument.createElement(element.localName);
  const attributes: [string, string][] = [];
  const assigned: [string, unknown][] = [];
  for (const {name, attribute, readonly} of reference.properties) {
    const value = read(element, name);
    if (readonly || name === 'options' || isSame(value, read(fresh, name))) continue;
    if (attribute !== undefined && isPrimitive(value)) {
      if (value !== false) attributes.push([attribute, value === true ? '' : String(value)]);
    } else if (isData(value) && (attribute !== undefined || !isDerived(name, reference))) {
      assigned.push([name, value]);
    }
  }
  if (assigned.length > 0) assignments.set(selectorOf(element, assignments), assigned);
  return attributes;
}

/** The current value of a control follows from its initial one. */
const isDerived = (name: string, {properties}: Reference): boolean =>
  /^(value|valueAs\w+|checked|files|typedValue)$/.test(name) &&
  properties.some(property => property.name === 'initValue' || property.name === 'initChecked');

const read = (element: Element, name: string): unknown =>
  (element as unknown as Record<string, unknown>)[name];

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

const isPrimitive = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Whether a script can express a value: not rules, a date, or a file. Functions in objects are left out. */
function isData(value: unknown): boolean {
  if (value === null || isPrimitive(value)) return true;
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(part => isLeftOut(part) || isData(part));
}

const isLeftOut = (part: unknown): boolean => part === undefined || typeof part === 'function';

function selectorOf(element: Element, taken: Assignments): string {
  const {id, localName} = element;
  const name = element.getAttribute('name');
  const simple = id ? `#${id}` : name ? `${localName}[name="${name}"]` : localName;
  if (!taken.has(simple)) return simple;
  return `${localName}[label="${String(read(element, 'label') ?? '')}"]`;
}

function scriptLines(assignments: Assignments): Piece[][] {
  if (assignments.size === 0) return [];
  const lines = [...assignments].flatMap(([selector, values]) =>
    values.flatMap(([name, value]) => {
      const target = `  document.querySelector('${selector}').${name} = `;
      return `${target}${literal(value)};`.split('\n').map((text): Piece[] => [['', text]]);
    }),
  );
  return [
    [
      ['', '<'],
      ['keyword', 'script'],
      ['', '>'],
    ],
    ...lines,
    [
      ['', '</'],
      ['keyword', 'script'],
      ['', '>'],
    ],
  ];
}

/** Writes data as JavaScript: one line if it is short, and at most ten items of a list. */
function literal(value: unknown, indent = '  '): string {
  const short = inline(value);
  if (!Array.isArray(value) || indent.length + short.length < NARROW) return short;
  const shown = value.slice(0, 10).map(item => `${indent}  ${inline(item)},`);
  const rest = value.length > 10 ? [`${indent}  // and ${value.length - 10} more`] : [];
  return ['[', ...shown, ...rest, `${indent}]`].join('\n');
}

function inline(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).filter(([, part]) => !isLeftOut(part));
  return `{${parts.map(([name, part]) => `${propertyName(name)}: ${inline(part)}`).join(', ')}}`;
}

const propertyName = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : inline(name));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
