import {LcElement} from '../base/lc-element.js';
import * as library from '../index.js';

/** A class that makes elements. */
export type ElementClass = typeof LcElement & (new () => LcElement);

const exported = Object.entries(library)
  .flatMap(([name, value]: [string, unknown]) => (isElementClass(value) ? [[name, value] as const] : []))
  .sort(([one], [other]) => one.localeCompare(other));

/** The classes of all elements of the library, in the order of their names. */
export const elementClasses: readonly ElementClass[] = exported.map(([, elementClass]) => elementClass);

const tags = new Map(
  exported.map(([name, elementClass]) => [
    elementClass,
    name.replace(/(?<=[a-z])[A-Z]/g, letter => `-${letter}`).toLowerCase(),
  ]),
);

/** The tag of a class of the library, from its name, because the tag may be defined later. */
export function tagOf(elementClass: ElementClass): string {
  return tags.get(elementClass)!;
}

function isElementClass(value: unknown): value is ElementClass {
  return typeof value === 'function' && value.prototype instanceof LcElement;
}
