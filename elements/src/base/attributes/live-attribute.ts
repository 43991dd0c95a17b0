/**
 * Keeps a property in the attribute of its name, as native reflection does: the attribute is the store. It is written
 * at once, so that a form that is read before the element's next update already sees it. An empty text, false,
 * `undefined` and null take the attribute away.
 *
 * It stands under Lit's `@property`, which makes the rest of the property; one that is rendered needs
 * `hasChanged: () => true`, because Lit finds no older value to compare with when the attribute changes. The property is
 * declared without a value, which would overwrite the attribute in the page.
 *
 * @param type `String`, which is `''` without the attribute, or `Boolean`, which says whether it is there.
 */
export function liveAttribute(type: StringConstructor | BooleanConstructor): PropertyDecorator {
  return (prototype, key) => {
    const name = String(key);
    Object.defineProperty(prototype, name, {
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

/** Writing the value that is there does nothing: it would send the element round in circles. */
function writeAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
