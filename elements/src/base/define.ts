let hasWarned = false;

/**
 * Registers a custom element. If the tag is already defined, for example because a page loads the library twice, the
 * first definition stays, and a warning says so once.
 */
export function define(tag: string, elementClass: CustomElementConstructor): void {
  const first = customElements.get(tag);
  if (first === undefined) return customElements.define(tag, elementClass);
  if (first === elementClass || hasWarned) return;
  hasWarned = true;
  console.warn(
    `Life Changers: <${tag}> is already defined, and keeps its first definition. Load the library only once, and in one version.`,
  );
}
