type Properties = Readonly<Record<string, unknown>>;

/** The properties that a component has written, and their element. */
export interface AppliedProperties {
  readonly element: HTMLElement;
  readonly values: Properties;
  /** The value of each property right after it was written, which may differ from the written value. */
  readonly readings: Properties;
  /** Whether the element has a value that the user entered before hydration and that the parent does not know yet. */
  readonly keepsEdit: boolean;
}

const NOTHING: Omit<AppliedProperties, 'element'> = {values: {}, readings: {}, keepsEdit: false};

type AnyElement = HTMLElement & Record<string, unknown>;

interface PropertyOptions {
  readonly state?: boolean | undefined;
  readonly reflect?: boolean | undefined;
  readonly attribute?: boolean | string | undefined;
}

/** The static members of the library's element classes. */
export interface ElementClass<Element extends HTMLElement = HTMLElement> {
  new (): Element;
  /** Lit's reactive properties, including inherited ones. Those with `state` are internal. */
  readonly elementProperties: ReadonlyMap<PropertyKey, PropertyOptions>;
  readonly observedAttributes: readonly string[];
  readonly formAssociated?: boolean | undefined;
  /** Returns the value of a property on a pristine element. */
  defaultOf(property: string): unknown;
  /** Whether the value of a form control differs from its initial value. Other elements do not have this method. */
  hasOwnValue?(control: HTMLElement): boolean;
}

/**
 * Returns the public properties of an element. Properties of all HTML elements (id, title, hidden) are left to React,
 * and internal properties are excluded.
 */
export function elementProperties({elementProperties, formAssociated}: ElementClass): string[] {
  const names = [...elementProperties].filter(([, {state}]) => !state).map(([name]) => String(name));
  return formAssociated ? [...names, 'form'] : names;
}

/** Returns the attributes that an element writes for properties, because its styles or those of the app need them. */
export function reflectedAttributes(
  elementClass: ElementClass,
  properties: Properties,
): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, {attribute}] of reflectedBy(elementClass)) {
    const value = properties[name];
    if (value === true || typeof value === 'string')
      attributes[typeof attribute === 'string' ? attribute : name.toLowerCase()] =
        value === true ? '' : value;
  }
  return attributes;
}

const reflected = new WeakMap<object, readonly (readonly [name: string, options: PropertyOptions])[]>();

function reflectedBy(elementClass: ElementClass) {
  const known = reflected.get(elementClass);
  if (known !== undefined) return known;
  const found = [...elementClass.elementProperties]
    .filter(([, {reflect}]) => reflect === true)
    .map(([name, options]) => [String(name), options] as const);
  reflected.set(elementClass, found);
  return found;
}

/**
 * Writes the properties that changed since the last call. A property that is no longer given gets its default again.
 * Two values of a form control are not overwritten: one that was entered before hydration, and one that the parent only
 * passes back, because writing it would remove a partial number that the user is typing.
 *
 * @param valueProperty The property of a form control for which `undefined` means its initial value.
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
  // The value was not written. Because the recorded value differs, `revertEdit` writes it if the parent rejects the edit.
  if (keepsEdit) written[valueProperty] = next[valueProperty];
  return {element, values: next, readings: {...readings, ...written}, keepsEdit};
}

/** Whether a controlled element already has the value that its parent passes. */
const isGivenBack = (element: HTMLElement, name: string, value: unknown, previous: unknown): boolean =>
  previous !== undefined && Object.is((element as AnyElement)[name], value);

/**
 * Reverts the properties that a user's edit has changed since they were written. Properties that are `undefined` are not
 * controlled and keep their value.
 */
export function revertEdit({element, values, readings}: AppliedProperties): AppliedProperties {
  // No edit changes the initial value, but the values of a form do.
  const changed = Object.keys(values).filter(
    name =>
      name !== 'initValue' &&
      values[name] !== undefined &&
      !Object.is((element as AnyElement)[name], readings[name]),
  );
  for (const name of changed) write(element, name, values[name]);
  return {element, values, readings: {...readings, ...read(element, changed)}, keepsEdit: false};
}

function read(element: HTMLElement, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map(name => [name, (element as AnyElement)[name]]));
}

/** `form` is read-only; its attribute sets it. */
function write(element: HTMLElement, name: string, value: unknown): void {
  if (name !== 'form') (element as AnyElement)[name] = value;
  else if (typeof value === 'string') element.setAttribute(name, value);
  else element.removeAttribute(name);
}

const defaultOf = (element: HTMLElement, name: string): unknown =>
  (element.constructor as ElementClass).defaultOf(name);

const hasOwnValue = (element: HTMLElement): boolean =>
  (element.constructor as ElementClass).hasOwnValue?.(element) === true;
