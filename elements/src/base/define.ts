/**
 * Registers a custom element. Does nothing if the tag is already defined, so that loading the library twice does not
 * throw.
 */
export function define(tag: string, elementClass: CustomElementConstructor): void {
  if (customElements.get(tag) === undefined) customElements.define(tag, elementClass);
}
