type Properties = Readonly<Record<string, unknown>>;

/** The properties that a component has written, and to which element. */
export interface AppliedProperties {
  readonly element: HTMLElement;
  readonly values: Properties;
  /** What each of them read right after it was written: an element may read another value than it was given. */
  readonly readings: Properties;
  /** Whether the element kept what the user entered before React took over, of which the parent knows nothing yet. */
  readonly keepsEdit: boolean;
}

const NOTHING: Omit<AppliedProperties, 'element'> = {values: {}, readings: {}, keepsEdit: false};

type AnyElement = HTMLElement & Record<string, unknown>;

/** What every element class of the library has. */
interface ElementClass {
  /** Lit's reactive properties, those of the superclasses too; `state` is internal. */
  readonly elementProperties: ReadonlyMap<PropertyKey, {readonly state?: boolean | undefined}>;
  readonly formAssociated?: boolean | undefined;
  /** What a property is on an element that nobody has touched. */
  defaultOf(property: string): unknown;
  /** Whether the value of a form control is no longer its start value; other elements have no such method. */
  hasOwnValue?(control: HTMLElement): boolean;
}

/**
 * The public properties of an element. What every HTML element has (id, title, hidden) stays with React, and what is
 * internal stays with the element.
 */
export function elementProperties(elementClass: new () => HTMLElement): string[] {
  const {elementProperties, formAssociated} = elementClass as unknown as ElementClass;
  const names = [...elementProperties].filter(([, {state}]) => !state).map(([name]) => String(name));
  return formAssociated ? [...names, 'form'] : names;
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
 * Writes what differs from the last time; a property that is no longer given gets its default back. Two values of a
 * form control stay: one that was entered before React took over the HTML of a server, and one that the parent only
 * gives back, because writing it would remove half a number that the user is typing.
 *
 * @param valueProperty The property of a form control that reads `undefined` as its start value.
 */
export function assignProperties(
  element: HTMLElement,
  next: Properties,
  applied: AppliedProperties | null,
  valueProperty?: string,
): AppliedProperties {
  const isFirst = applied?.element !== element;
  const {values, readings} = isFirst ? NOTHING : applied;
  const keepsEdit = isFirst && valueProperty !== undefined && hasOwnValue(element);
  const changed = [...new Set([...Object.keys(values), ...Object.keys(next)])].filter(
    name => !Object.is(next[name], values[name]),
  );
  for (const name of changed) {
    const value = next[name];
    if (name === valueProperty && (keepsEdit || isGivenBack(element, name, value, values[name]))) continue;
    const isDefault = value === undefined && name !== valueProperty;
    write(element, name, isDefault ? defaultOf(element, name) : value);
  }
  const written = read(element, changed);
  // It was not written. That the reading differs lets `takeBack` write it if the parent refuses the edit.
  if (keepsEdit) written[valueProperty] = next[valueProperty];
  return {element, values: next, readings: {...readings, ...written}, keepsEdit};
}

/** Whether a controlled element already has the value that its parent gives. */
const isGivenBack = (element: HTMLElement, name: string, value: unknown, previous: unknown): boolean =>
  previous !== undefined && Object.is((element as AnyElement)[name], value);

/**
 * Writes the properties again that no longer read as they did after they were written: those that an edit of the user
 * has changed. What is not given (`undefined`) is the element's own and stays.
 */
export function takeBack({element, values, readings}: AppliedProperties): AppliedProperties {
  const changed = Object.keys(values).filter(
    name => values[name] !== undefined && !Object.is((element as AnyElement)[name], readings[name]),
  );
  for (const name of changed) write(element, name, values[name]);
  return {element, values, readings: {...readings, ...read(element, changed)}, keepsEdit: false};
}

function read(element: HTMLElement, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map(name => [name, (element as AnyElement)[name]]));
}

/** A property that can only be read has an attribute to be set by, as `form` has. */
function write(element: HTMLElement, name: string, value: unknown): void {
  if (accessorOf(element, name)?.set !== undefined) (element as AnyElement)[name] = value;
  else if (typeof value === 'string') element.setAttribute(name, value);
  else element.removeAttribute(name);
}

const defaultOf = (element: HTMLElement, name: string): unknown =>
  (element.constructor as unknown as ElementClass).defaultOf(name);

const hasOwnValue = (element: HTMLElement): boolean =>
  (element.constructor as unknown as ElementClass).hasOwnValue?.(element) === true;
