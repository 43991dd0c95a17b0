/** The newest version of each style. */
const newest = new Map();

/**
 * Writes new styles into the sheets that the elements of the page have adopted: one for each class, with all its styles. It
 * runs in the browser, while the site is developed.
 *
 * @param {readonly (readonly object[])[]} versions the styles with which classes were defined, and those since then
 * @param {readonly object[]} next
 */
export function replaceStyles(versions, next) {
  for (const styles of versions) styles.forEach((style, index) => newest.set(style, next[index]));
  for (const type of classesIn(document)) {
    const styles = [type.styles ?? []].flat(Infinity);
    if (!styles.some(style => newest.has(style))) continue;
    const [style] = type.finalizeStyles(styles.map(style => newest.get(style) ?? style));
    type.elementStyles[0].styleSheet.replaceSync(style.cssText);
  }
}

/** Returns the classes of all elements in a root and its shadow roots. */
function classesIn(root, classes = new Set()) {
  for (const element of root.querySelectorAll('*')) {
    if (element.constructor.elementStyles) classes.add(element.constructor);
    if (element.shadowRoot) classesIn(element.shadowRoot, classes);
  }
  return classes;
}
