import {LcElement} from '../base/lc-element.js';
import * as library from '../index.js';

/** A class that makes elements. */
export type ElementClass = typeof LcElement & (new () => LcElement);

const exported: readonly unknown[] = Object.values(library);

/** The classes of all elements of the library, in the order of their names. */
export const elementClasses: readonly ElementClass[] = exported
  .filter(isElementClass)
  .sort((one, other) => one.name.localeCompare(other.name));

/** The tag of a class. */
export function tagOf(elementClass: ElementClass): string {
  return new elementClass().localName;
}

function isElementClass(value: unknown): value is ElementClass {
  return typeof value === 'function' && value.prototype instanceof LcElement;
}
