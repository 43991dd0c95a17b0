import {valueAt, type Path} from './path.js';
import type {Rules} from './rules-slot.js';
import {definitionOf, isArkType, type Definition, type Fields} from './schema-definition.js';
import {isSuperstruct, type SuperstructLike} from './superstruct.js';

/** What a value is, as far as its schema shows: a list is an array or a tuple, and a record is an object. */
export type PartKind = 'text' | 'number' | 'boolean' | 'date' | 'file' | 'list' | 'record';

/** The types of all vendors. */
const KINDS: readonly (readonly [PartKind, RegExp])[] = [
  ['text', /^(string|template_literal|enums?|picklist|choice)$/],
  ['number', /^(number|integer|int)$/],
  ['boolean', /^boolean$/],
  ['date', /^date$/],
  ['file', /^(file|blob)$/],
  ['list', /^(array|(\w+_)?tuple(_\w+)?)$/],
  ['record', /^((\w+_)?object(_\w+)?|type|record)$/],
];

function kindOfType(type: unknown): PartKind | null {
  return KINDS.find(([, types]) => types.test(String(type)))?.[0] ?? null;
}

/** Returns the schema inside of what wraps it, such as `optional`. A pipe counts as what it receives. */
export function innermost(part: Rules): Rules {
  const {innerType, wrapped, in: first, out, getter} = definitionOf(part);
  const received = first && definitionOf(first).type === 'transform' ? out : first;
  const inner = innerType ?? wrapped ?? received ?? getter?.(undefined);
  return inner === undefined ? part : innermost(inner);
}

const innerDefinition = (part: Rules): Definition => definitionOf(innermost(part));

/** Returns the kind of value that a schema accepts, or null if the schema does not show it. */
export function kindOf(part: Rules): PartKind | null {
  const {type, schema} = innerDefinition(part);
  const literal = literalOf(part);
  if (type === 'literal') return literal === '' ? null : kindOfType(literal === null ? null : typeof literal);
  const branches = branchesOf(part);
  if (branches.length > 0) return firstOf(branches, kindOf);
  // The rule helpers for dates accept text too, which means the same in every time zone.
  return type === 'date' && schema ? 'text' : kindOfType(type);
}

/** Returns the only value that a schema accepts, or undefined. */
export function literalOf(part: Rules): unknown {
  const {type, values, schema, literal = values?.[0] ?? schema} = innerDefinition(part);
  return type === 'literal' ? literal : undefined;
}

/** Returns the schemas of a union or an intersection, or an empty list for another schema. */
export function branchesOf(part: Rules): readonly Rules[] {
  const {type, options = [], left, right} = innerDefinition(part);
  if (left && right) return [left, right];
  return /^(union|variant|intersect)$/.test(String(type)) ? options : [];
}

/** Returns the fields of a record, or null if the schema does not show them, such as those of a union. */
export function fieldsOf(part: Rules): Fields | null {
  const {type, shape, entries, schema} = innerDefinition(part);
  if (/^intersect/.test(String(type))) return Object.assign({}, ...branchesOf(part).map(fieldsOf)) as Fields;
  if (kindOfType(type) !== 'record') return null;
  // In superstruct, `entries` is a function, and in other libraries, `shape` is a method.
  const fields = shape ?? (isSuperstruct(part) ? (schema as Fields | null) : entries);
  return typeof fields === 'object' ? fields : null;
}

/** Records that keep fields that they do not declare. */
const OPEN = /^(loose_|object_with_rest|type$|record$)/;

/** Returns the keys of an object that its schema does not declare, so that it would reject or drop them. */
export function undeclaredKeys(schema: Rules, values: object): string[] {
  const {type, catchall} = innerDefinition(schema);
  const fields = fieldsOf(schema);
  const isOpen = OPEN.test(String(type)) || (catchall && definitionOf(catchall).type !== 'never');
  return fields === null || isOpen ? [] : Object.keys(values).filter(key => !Object.hasOwn(fields, key));
}

/**
 * Returns the schema of a part of a value, or null if the schema of the value does not show it.
 *
 * @param value The value, which selects the branches of unions.
 */
export function partAt(schema: Rules, path: Path, value?: unknown): Rules | null {
  let part: Rules | null = schema;
  for (const [index, key] of path.entries())
    part = part && partIn(branchFor(part, valueAt(value, path.slice(0, index))), key);
  return part;
}

/** Returns the branch of a union whose literals a value has, such as `kind: 'card'`, or the schema itself. */
export function branchFor(part: Rules, value: unknown): Rules {
  if (fieldsOf(part) !== null) return part;
  const isLiteral = ([name, field]: [string, Rules]): boolean => {
    const literal = literalOf(field);
    return literal !== undefined && literal === valueAt(value, [name]);
  };
  return branchesOf(part).find(branch => Object.entries(fieldsOf(branch) ?? {}).some(isLiteral)) ?? part;
}

function partIn(part: Rules, key: PropertyKey): Rules | null {
  const {type, element, item, items, schema} = innerDefinition(part);
  if (typeof key === 'number' && type === 'tuple' && isSuperstruct(part)) return itemOfTuple(part, key);
  if (typeof key === 'number')
    return items?.[key] ?? element ?? item ?? (type === 'array' ? (schema as Rules) : null) ?? null;
  const fields = fieldsOf(part);
  return fields && Object.hasOwn(fields, key) ? fields[key]! : null;
}

/** In superstruct, only a function knows the items of a tuple. */
function itemOfTuple({entries}: SuperstructLike, index: number): Rules | null {
  const items = [...entries(Array.from({length: index + 1}), {})];
  return (items[index]?.[2] as Rules | undefined) ?? null;
}

function firstOf<Item, Result>(items: readonly Item[], read: (item: Item) => Result | null): Result | null {
  for (const item of items) {
    const result = read(item);
    if (result !== null) return result;
  }
  return null;
}

const undefinedAccepted = new WeakMap<Rules, boolean | null>();

/**
 * Whether a part may be left out. Null if the schema does not show it: asking it could send a request to a server. Only
 * superstruct is asked, because it always answers itself.
 */
export function acceptsUndefined(part: Rules): boolean | null {
  let known = undefinedAccepted.get(part);
  if (known !== undefined) return known;
  known = isSuperstruct(part) ? askStruct(part) : readOptional(part);
  if (!isSuperstruct(part)) undefinedAccepted.set(part, known);
  return known;
}

/** Remembers only what a type of superstruct refuses: rules of the app may depend on more than the value. */
function askStruct(struct: SuperstructLike): boolean {
  return isAccepted(() => {
    const [error] = struct.validate(undefined);
    const isOwnType = kindOfType(definitionOf(struct).type) !== null;
    if (error !== undefined && error.refinement === undefined && isOwnType)
      undefinedAccepted.set(struct, false);
    return error === undefined;
  });
}

function readOptional(part: Rules): boolean | null {
  // A required field of arktype may accept undefined, but it must exist.
  if (isArkType(part)) return isAccepted(() => part.allows(undefined)) ? null : false;
  const {type, checks, pipe, coerce, values, options, in: received} = definitionOf(part);
  if (received) return acceptsUndefined(received) === false ? false : null;
  // Checks after `optional` may refuse undefined.
  if (/^(optional|nullish|exact_optional|default)$/.test(String(type)))
    return checks?.length || pipe ? null : true;
  if (options?.length && /^(union|variant)$/.test(String(type)))
    return options.every(branch => acceptsUndefined(branch) === false) ? false : null;
  const isPlain = type === 'literal' ? !values?.includes(undefined) : kindOfType(type) !== null && !coerce;
  return isPlain ? false : null;
}

/** Rules that throw do not accept the value. */
function isAccepted(ask: () => boolean): boolean {
  try {
    return ask();
  } catch {
    return false;
  }
}
