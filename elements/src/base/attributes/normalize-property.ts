import {defaultConverter, type PropertyDeclaration} from 'lit';

/** A value that a property cannot be. */
export class BadValue {
  /** What it is, for a warning. */
  readonly kind: string;

  constructor(kind: string) {
    this.kind = kind;
  }
}

/**
 * Reads what a property is set to, so that no element meets a value that throws when it is put into words. A property
 * whose attribute is text is a string. One with its own converter, or without an attribute, reads its value itself.
 */
export function normalizeProperty(
  value: unknown,
  {type, attribute, converter}: PropertyDeclaration,
): unknown {
  if (type === Boolean) return Boolean(value);
  if (value === null || value === undefined || typeof value === 'string') return value;
  if (typeof value === 'symbol') return new BadValue('a symbol');
  const isRead = attribute === false || (converter !== undefined && converter !== defaultConverter);
  if (isRead) return withPrototype(value);
  if (type === undefined || type === String) return readText(value);
  return textOf(value) === null ? new BadValue('an object') : value;
}

/** `false` is what `condition && text` gives. */
function readText(value: unknown): unknown {
  if (value === false) return undefined;
  const text = textOf(value);
  const isText =
    text !== null && value !== true && typeof value !== 'function' && !text.startsWith('[object ');
  return isText ? text : new BadValue(typeof value === 'object' ? 'an object' : `a ${typeof value}`);
}

/** Null for an object that cannot be text. */
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
