/** An element that also reads attributes by other names. */
interface AliasedElement extends Element {
  attributeChangedCallback(name: string, old: string | null, value: string | null): void;
}

/** Reads attributes by their other names on a server, where `@lit-labs/ssr` does not. */
export function readAliases(element: AliasedElement, aliases: Readonly<Record<string, string>>): void {
  for (const [given, name] of Object.entries(aliases)) {
    const value = element.hasAttribute(name) ? null : element.getAttribute(given);
    if (value !== null) element.attributeChangedCallback(given, null, value);
  }
}
