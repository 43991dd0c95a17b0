import type {ReactiveElement} from 'lit';
import {attributeOf} from './names.js';

type AnyElement = ReactiveElement & Record<PropertyKey, unknown>;
type ElementClass = typeof ReactiveElement;

const untouched = new Map<ElementClass, AnyElement>();

/**
 * Returns the property of a removed attribute with its default. Null if no property reads the attribute, or if
 * setting the property removed it: then it is already null or false.
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

/** Returns a pristine instance of a class, the same one each time. */
export function pristineInstance(elementClass: ElementClass): AnyElement {
  const element = untouched.get(elementClass) ?? (Reflect.construct(elementClass, []) as AnyElement);
  untouched.set(elementClass, element);
  return element;
}
