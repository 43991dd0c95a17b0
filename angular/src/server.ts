/** What a server must know of the class of an element, which Lit keeps for each property. */
interface ElementClass {
  readonly elementProperties?: ReadonlyMap<string, {readonly attribute?: boolean | string}>;
}

/**
 * Writes a property as the attribute with the same meaning, so that the HTML of a server has it. Functions, and properties
 * without an attribute, are left out: the browser sets them.
 */
export function writeAttribute(element: HTMLElement, name: string, value: unknown): void {
  const {elementProperties} = (globalThis.customElements?.get(element.localName) ?? {}) as ElementClass;
  const attribute = elementProperties?.get(name)?.attribute;
  if (attribute === false || !elementProperties?.has(name) || typeof value === 'function') return;
  const attributeName = typeof attribute === 'string' ? attribute : name.toLowerCase();
  if (value === undefined || value === null || value === false) element.removeAttribute(attributeName);
  else element.setAttribute(attributeName, textOf(value));
}

function textOf(value: unknown): string {
  if (value === true) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Writes the value of a control as its initial value, which the browser replaces with the same value. */
export function writeInitialValue(element: HTMLElement, value: unknown): void {
  writeAttribute(element, 'initValue', value instanceof Date ? localText(value) : value);
}

/** Returns a date as text without a time zone: `2026-05-15`, or `2026-05-15T14:30` if it has a time. */
function localText(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
  return local.slice(0, local.endsWith('T00:00:00.000Z') ? 10 : 16);
}
