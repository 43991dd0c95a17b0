import {isRecord, type Path} from '../validation/path.js';
import {isSafePath} from '../validation/form-name.js';

/** A value, its path, and whether it is added to the list at the path, like that of a control with the name `tags[]`. */
export type ValueEntry = readonly [path: Path, value: unknown, isList?: boolean | undefined];

type Parts = Record<PropertyKey, unknown>;

/**
 * Creates nested objects and lists from values and their paths. An index keeps its place, so a list has gaps where no
 * entry is. If entries contradict each other, the last one wins. Entries with an unsafe path are ignored, such as those
 * that `parseName` refuses.
 */
export function valuesFrom(entries: Iterable<ValueEntry>): Record<string, unknown> {
  const root: Parts = {};
  // Values of the app, such as a `{path, file}`, are not changed.
  const created = new Set<unknown>();
  const partsAt = (parent: Parts, key: PropertyKey, isList: boolean): Parts => {
    const known = Object.hasOwn(parent, key) ? parent[key] : undefined;
    if (created.has(known) && Array.isArray(known) === isList) return known as Parts;
    const parts = (isList ? [] : {}) as Parts;
    created.add(parts);
    parent[key] = parts;
    return parts;
  };
  for (const [path, value, isList] of entries) {
    const last = path.at(-1);
    if (last === undefined || typeof path[0] !== 'string' || !isSafePath(path)) continue;
    let parent = root;
    for (let place = 1; place < path.length; place += 1)
      parent = partsAt(parent, path[place - 1]!, typeof path[place] === 'number');
    if (isList) (partsAt(parent, last, true) as unknown as unknown[]).push(...[value].flat());
    else parent[last] = value;
  }
  return root;
}

/** Returns a value with the parts that only another one has, in nested objects as well, but not in lists. */
export function withMissingParts(value: unknown, other: unknown): unknown {
  if (value === undefined) return other;
  if (!isRecord(value) || !isRecord(other)) return value;
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    Object.hasOwn(other, key) ? withMissingParts(part, other[key]) : part,
  ]);
  return {...other, ...Object.fromEntries(parts)};
}

/**
 * Whether a form submits the same for two values. Undefined, null, `''`, an empty list, and an object with only such parts
 * are the same. Dates are compared by time, lists and objects by their parts, and files by identity.
 */
export function isSameSubmitted(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other) || (isEmpty(one) && isEmpty(other))) return true;
  if (one instanceof Date && other instanceof Date) return Object.is(one.getTime(), other.getTime());
  // A copy has no gaps, which `every` would skip.
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length &&
      [...(one as unknown[])].every((item, index) => isSameSubmitted(item, other[index]))
    );
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every(key => isSameSubmitted(one[key], other[key]));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) ? Object.values(value).every(isEmpty) : (value ?? '') === '';
}
