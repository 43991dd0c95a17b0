/**
 * Registers a custom element. A tag that is taken is left alone, so that two copies of the library, or one loaded
 * twice, do not throw.
 */
export function define(tag: string, elementClass: CustomElementConstructor): void {
  if (customElements.get(tag) === undefined) customElements.define(tag, elementClass);
}
