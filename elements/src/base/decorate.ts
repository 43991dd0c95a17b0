type Decorator = (target: object, key?: PropertyKey, descriptor?: PropertyDescriptor) => unknown;

/**
 * Applies decorators to a member, or to a class if there is no key, as TypeScript does. The build imports it into each
 * module with decorators (`scripts/rollup/share-decorate.mjs`), instead of a copy.
 *
 * @param kind 0 for a class, 1 for a method or an accessor, 2 for a field
 */
export function decorate(
  decorators: readonly Decorator[],
  target: object,
  key: PropertyKey,
  kind: 0 | 1 | 2,
): unknown {
  let result: unknown =
    kind === 0 ? target : kind === 1 ? Object.getOwnPropertyDescriptor(target, key) : undefined;
  for (const decorator of [...decorators].reverse()) {
    const replaced =
      kind === 0 ? decorator(target) : decorator(target, key, result as PropertyDescriptor | undefined);
    result = replaced || result;
  }
  if (kind !== 0 && result) Object.defineProperty(target, key, result as PropertyDescriptor);
  return result;
}
