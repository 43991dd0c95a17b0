/**
 * Stores a property in the attribute of the same name in lower case, like native reflection. It is written synchronously, so that a
 * form that is read before the next update already uses it. `''`, `false`, `undefined`, and null remove the
 * attribute.
 *
 * Use it below Lit's `@property`, with `hasChanged: () => true` if the property is rendered: when the attribute
 * changes, Lit has no old value to compare with. Declare the property without an initializer, which would overwrite
 * the attribute.
 *
 * @param type `String` (`''` without the attribute) or `Boolean` (whether the attribute exists).
 */
export function liveAttribute(type: StringConstructor | BooleanConstructor): PropertyDecorator {
  return (prototype, key) => {
    const name = String(key).toLowerCase();
    Object.defineProperty(prototype, key, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return type === Boolean ? this.hasAttribute(name) : (this.getAttribute(name) ?? '');
      },
      set(this: Element, value: unknown) {
        writeAttribute(this, name, value ? (type === Boolean ? '' : String(value)) : null);
      },
    });
  };
}

/** Skips values that have not changed, to avoid an infinite loop. */
function writeAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
