/** The keys that lead from a value to a part of it; none for the value itself. */
export type Path = readonly PropertyKey[];

type Parts = Record<PropertyKey, unknown>;

/** The part of a value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((part, key) => (Object(part) as Parts)[key], value);
}

/** A copy of a value whose parts at some paths are undefined. What is on the way to none of them is not copied. */
export function withoutValuesAt(value: unknown, paths: readonly Path[]): unknown {
  const root: Parts = {value};
  const copies = new Set<unknown>();
  for (const path of paths) {
    let parent = root;
    let key: PropertyKey = 'value';
    for (const next of path) {
      if (!copies.has(parent[key])) copies.add((parent[key] = copyOf(parent[key])));
      parent = parent[key] as Parts;
      key = next;
    }
    parent[key] = undefined;
  }
  return root.value;
}

/** Whether a path leads to the end of another one or further. */
export function startsWith(path: Path, start: Path): boolean {
  return start.every((key, index) => path[index] === key);
}

/** A path as one name: `people.0.name`. */
export function nameOf(path: Path): string {
  return path.map(String).join('.');
}

function copyOf(value: unknown): Parts {
  return (Array.isArray(value) ? [...(value as unknown[])] : {...Object(value)}) as Parts;
}
