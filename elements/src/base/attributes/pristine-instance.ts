import type {ReactiveElement} from 'lit';

type AnyElement = ReactiveElement & Record<PropertyKey, unknown>;
type ElementClass = typeof ReactiveElement;

const untouched = new Map<ElementClass, AnyElement>();

/**
 * The property of an attribute that was taken away, with the value it has on a new element. Null when no property
 * reads the attribute, or when it was the property that took it away: then it is null or false by itself.
 */
export function defaultOfAttribute(
  element: ReactiveElement,
  attribute: string,
): Record<PropertyKey, unknown> | null {
  const elementClass = element.constructor as ElementClass;
  for (const [property, options] of elementClass.elementProperties) {
    if (attributeOf(property, options.attribute) !== attribute) continue;
    const value = (element as AnyElement)[property] ?? false;
    return value === false ? null : {[property]: pristineInstance(elementClass)[property]};
  }
  return null;
}

/** Lit's own rule: the attribute is the property's name in lower case, unless it is given. */
function attributeOf(property: PropertyKey, attribute: string | boolean | undefined): string | null {
  if (attribute === false) return null;
  return typeof attribute === 'string' ? attribute : String(property).toLowerCase();
}

/** An element of a class that nobody has touched: the same one each time. */
export function pristineInstance(elementClass: ElementClass): AnyElement {
  const element = untouched.get(elementClass) ?? new (elementClass as unknown as new () => AnyElement)();
  untouched.set(elementClass, element);
  return element;
}
