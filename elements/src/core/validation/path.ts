/** The keys from a value to one of its parts. Empty for the value itself. */
export type Path = readonly PropertyKey[];

type Parts = Record<PropertyKey, unknown>;

/** Returns the part of a value at a path, or undefined if it does not exist. Inherited members are not parts. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((part, key) => ownPart(part, key), value);
}

function ownPart(value: unknown, key: PropertyKey): unknown {
  const parts = Object(value) as Parts;
  return Object.hasOwn(parts, key) ? parts[key] : undefined;
}

/** Returns a copy of a value in which the parts at some paths are undefined. Other parts are not copied. */
export function withoutValuesAt(value: unknown, paths: readonly Path[]): unknown {
  const root: Parts = {value};
  const copies = new Set<unknown>();
  for (const path of paths) {
    let parent = root;
    let key: PropertyKey = 'value';
    for (const next of path) {
      const part = ownPart(parent, key);
      if (!copies.has(part)) copies.add((parent[key] = copyOf(part)));
      parent = parent[key] as Parts;
      key = next;
    }
    parent[key] = undefined;
  }
  return root.value;
}

/** Whether a path starts with another path. */
export function startsWith(path: Path, start: Path): boolean {
  return start.every((key, index) => path[index] === key);
}

/** Whether a value is an object with parts, unlike a file or another instance of a class. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // The prototype of objects of another frame is not the same object.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Returns a path as a name: `people.0.name`. */
export function nameOf(path: Path): string {
  return path.map(String).join('.');
}

function copyOf(value: unknown): Parts {
  return (Array.isArray(value) ? [...(value as unknown[])] : {...Object(value)}) as Parts;
}
