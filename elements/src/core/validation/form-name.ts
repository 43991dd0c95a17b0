import type {Path} from './path.js';

/** A parsed name of a form control. */
export interface FormName {
  /** The keys to the value, such as `['items', 0, 'qty']`. An index of a list is a number. */
  readonly path: Path;
  /** Whether the name ends with `[]`, so that its values are always a list, such as those of `tags[]`. */
  readonly isList: boolean;
}

/** Keys separated by dots, and indices in brackets. A higher index would reserve a list that nobody has filled. */
const NAME = /^[^.[\]]+(\.[^.[\]]+|\[(0|[1-9]\d{0,3})\])*(\[\])?$/;

const HIGHEST_INDEX = 9999;

/** The key that would set the prototype of the values. Others, such as `constructor`, become their own members. */
const UNSAFE = '__proto__';

/**
 * Parses the name of a form control: `address.city`, `items[0].qty`, or `tags[]` for a list. Returns null for other
 * text, for indices above 9999, and for the key `__proto__`.
 */
export function parseName(name: string): FormName | null {
  if (!NAME.test(name)) return null;
  const path = Array.from(name.matchAll(/\[(\d+)\]|[^.[\]]+/g), ([key, index]) =>
    index === undefined ? key : Number(index),
  );
  return isSafePath(path) ? {path, isList: name.endsWith('[]')} : null;
}

/** Returns the name of a path: `items[0].qty` for `['items', 0, 'qty']`. */
export function formName(path: Path): string {
  return path
    .map((key, place) =>
      typeof key === 'number' ? `[${key}]` : place === 0 ? String(key) : `.${String(key)}`,
    )
    .join('');
}

/** Whether values can have a part at a path: no key is `__proto__`, and its indices are at most 9999. */
export function isSafePath(path: Path): boolean {
  return path.every(key =>
    typeof key === 'number'
      ? Number.isInteger(key) && key >= 0 && key <= HIGHEST_INDEX
      : typeof key === 'string' && key !== UNSAFE,
  );
}
