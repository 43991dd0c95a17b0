/** Returns the value at a path such as `page.totalElements`, or undefined. */
export function valueAt(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], body);
}

/** Returns the rows at a path of a response. Throws a `TypeError` with the reason if they are not an array. */
export function rowsAt(body: unknown, path: string): readonly object[] {
  const rows = valueAt(body, path);
  if (Array.isArray(rows)) return rows as object[];
  throw new TypeError(`The response's ${path} must be an array of rows, but is ${kindOf(rows)}.`);
}

/** Returns the number of rows at a path of a response. Throws a `TypeError` with the reason if it is not one. */
export function countAt(body: unknown, path: string): number {
  const count = valueAt(body, path);
  if (typeof count === 'number' && Number.isInteger(count) && count >= 0) return count;
  const found = typeof count === 'number' ? String(count) : kindOf(count);
  throw new TypeError(`The response's ${path} must be a whole number, 0 or more, but is ${found}.`);
}

/** Returns what a value is, for the end of a sentence. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
