import {LcElement} from '../base/lc-element.js';
import * as library from '../index.js';

/** The class of every element of the library, in the order of their tags. */
export const elementClasses: readonly (typeof LcElement & (new () => LcElement))[] = Object.values<unknown>(library)
  .filter(isElementClass)
  .sort((one, other) => tagOf(one).localeCompare(tagOf(other)));

/** The tag that a class is registered for. */
export function tagOf(elementClass: new () => LcElement): string {
  return new elementClass().localName;
}

function isElementClass(value: unknown): value is typeof LcElement & (new () => LcElement) {
  return typeof value === 'function' && value.prototype instanceof LcElement;
}
