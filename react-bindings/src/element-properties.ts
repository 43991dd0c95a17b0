/** The properties that a component has written, and to which element. */
export interface AppliedProperties {
  readonly element: HTMLElement;
  readonly values: Readonly<Record<string, unknown>>;
}

type AnyElement = HTMLElement & Record<string, unknown>;

/**
 * Whether a prop is a property of the element's own. What every HTML element has (id, title, hidden) stays with
 * React.
 */
export function isElementProperty(elementClass: new () => HTMLElement, name: string): boolean {
  return accessorOf(elementClass.prototype as object, name) !== null;
}

function accessorOf(start: object, name: string): PropertyDescriptor | null {
  let prototype: object | null = start;
  while (prototype !== null && prototype !== HTMLElementPrototype) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    if (descriptor !== undefined) return descriptor.get === undefined ? null : descriptor;
    prototype = Object.getPrototypeOf(prototype) as object | null;
  }
  return null;
}

/** On a server there is no HTMLElement, and Lit's stand-in for it has no properties. */
const HTMLElementPrototype: object | null = typeof HTMLElement === 'undefined' ? null : HTMLElement.prototype;

/**
 * Writes what differs from the last time; a property that is no longer given gets its default back.
 *
 * @param valueProperty The property of a form control that reads `undefined` as its start value.
 */
export function assignProperties(
  element: HTMLElement,
  next: Readonly<Record<string, unknown>>,
  applied: AppliedProperties | null,
  valueProperty?: string,
): AppliedProperties {
  const previous = applied?.element === element ? applied.values : {};
  for (const name of new Set([...Object.keys(previous), ...Object.keys(next)])) {
    const value = next[name];
    if (Object.is(value, previous[name])) continue;
    const isDefault = value === undefined && name !== valueProperty;
    write(element, name, isDefault ? defaultValue(element.localName, name) : value);
  }
  return {element, values: next};
}

/** A property that can only be read has an attribute to be set by, as `form` has. */
function write(element: HTMLElement, name: string, value: unknown): void {
  if (accessorOf(element, name)?.set !== undefined) (element as AnyElement)[name] = value;
  else if (typeof value === 'string') element.setAttribute(name, value);
  else element.removeAttribute(name);
}

const pristine = new Map<string, AnyElement>();

/** What a property is on an element that nobody has touched. */
function defaultValue(tag: string, name: string): unknown {
  let element = pristine.get(tag);
  if (element === undefined) {
    element = document.createElement(tag) as AnyElement;
    pristine.set(tag, element);
  }
  return element[name];
}
