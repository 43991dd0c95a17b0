import {defaultConverter, type PropertyDeclaration} from 'lit';

/** A value that the property does not accept. */
export class BadValue {
  /** The kind of value, for the warning. */
  readonly kind: string;

  constructor(kind: string) {
    this.kind = kind;
  }
}

/**
 * Normalizes the value of a property, so that elements never get a value that throws when converted to text. A
 * property with a text attribute becomes a string. A property with a converter, or without an attribute, parses its
 * value itself.
 */
export function normalizeProperty(
  value: unknown,
  {type, attribute, converter}: PropertyDeclaration,
): unknown {
  if (type === Boolean) return Boolean(value);
  if (type === Number && typeof value === 'string') return normalizeNumber(value);
  if (value === null || value === undefined || typeof value === 'string') return value;
  if (typeof value === 'symbol') return new BadValue('a symbol');
  const isRead = attribute === false || (converter !== undefined && converter !== defaultConverter);
  if (isRead) return withPrototype(value);
  if (type === undefined || type === String) return normalizeText(value);
  if (typeof value === 'bigint') return Number(value);
  return textOf(value) === null ? new BadValue('an object') : value;
}

/** Frameworks set attributes of templates, such as `page="2"`, as properties. */
function normalizeNumber(text: string): unknown {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}

/** `condition && text` may return `false`. */
function normalizeText(value: unknown): unknown {
  if (value === false) return undefined;
  const text = textOf(value);
  const isText =
    text !== null && value !== true && typeof value !== 'function' && !text.startsWith('[object ');
  return isText ? text : new BadValue(typeof value === 'object' ? 'an object' : `a ${typeof value}`);
}

/** Returns null if an object cannot be converted to text. */
function textOf(value: unknown): string | null {
  try {
    return String(value);
  } catch {
    return null;
  }
}

function withPrototype(value: unknown): unknown {
  const isBare = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null;
  return isBare ? {...value} : value;
}
