type Properties = Readonly<Record<string, unknown>>;

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
