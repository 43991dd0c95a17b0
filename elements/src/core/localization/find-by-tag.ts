/**
 * Returns what is found for a tag, or else for the nearest of its parents: `de` is the parent of `de-AT`. Undefined if there
 * is nothing for any of them.
 *
 * @param tag A BCP 47 tag, in upper or lower case.
 * @param find Looks for a tag in lower case.
 */
export function findByTag<Found>(tag: string, find: (tag: string) => Found | undefined): Found | undefined {
  for (let name = tag.toLowerCase(); name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    const found = find(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
