import {defaultConverter, type PropertyDeclaration} from 'lit';

/**
 * Normalizes the value of a property, so that elements never get a value that throws when converted to text. A
 * property with a text attribute becomes a string. A property with a converter, or without an attribute, parses its
 * value itself.
 *
 * @param refuse Called with the kind of a value that the property does not accept. It counts as not set.
 */
export function normalizeProperty(
  value: unknown,
  {type, attribute, converter}: PropertyDeclaration,
  refuse: (kind: string) => void,
): unknown {
  if (type === Boolean) return Boolean(value);
  if (type === Number && typeof value === 'string') return normalizeNumber(value);
  if (value === null || value === undefined || typeof value === 'string') return value;
  const isRead = attribute === false || (converter !== undefined && converter !== defaultConverter);
  if (isRead && typeof value !== 'symbol') return withPrototype(value);
  const isText = type === undefined || type === String;
  // `condition && text` may return `false`.
  if (isText && value === false) return undefined;
  const text = textOf(value);
  if (text === null || (isText && !isMeantAsText(value, text))) {
    refuse(typeof value === 'object' ? 'an object' : `a ${typeof value}`);
    return undefined;
  }
  if (isText) return text;
  return typeof value === 'bigint' ? Number(value) : value;
}

/** Frameworks set attributes of templates, such as `page="2"`, as properties. */
function normalizeNumber(text: string): unknown {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}

function isMeantAsText(value: unknown, text: string): boolean {
  return value !== true && typeof value !== 'function' && !text.startsWith('[object ');
}

/** Returns null for symbols, and for objects that cannot be converted to text. */
function textOf(value: unknown): string | null {
  try {
    // Not `String()`, which also converts symbols.
    return `${value as string}`;
  } catch {
    return null;
  }
}

function withPrototype(value: unknown): unknown {
  const isBare = typeof value === 'object' && Object.getPrototypeOf(value) === null;
  return isBare ? {...value} : value;
}
