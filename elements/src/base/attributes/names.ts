/** `row-actions` for `rowActions`. */
export const dashCase = (property: string): string =>
  property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** Like Lit: the attribute is the lowercase property name, unless one is set. */
export function attributeOf(property: PropertyKey, attribute: string | boolean | undefined): string | null {
  if (attribute === false) return null;
  return typeof attribute === 'string' ? attribute : String(property).toLowerCase();
}

/** What to write instead of an attribute, which frameworks turn into text. */
export const setProperty = (property: PropertyKey): string =>
  `To set the property, write \`:${String(property)}\` in Vue, and \`${String(property)}\` in React.`;
