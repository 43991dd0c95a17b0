/** Something that the site's search can find. */
export interface SearchEntry {
  /** What the reader looks for: a page's title, or the name of a prop, event or method. */
  readonly text: string;
  /** What it is, in one sentence. */
  readonly description: string;
  /** What kind of thing it is; results stand under it. */
  readonly group: string;
  readonly href: string;
  /** More words to find it by. */
  readonly words?: string;
  /** Whether it is a whole page, which comes before the parts of pages when its title has the query in it. */
  readonly isPage?: boolean;
}

/** How many results are of use at once. */
const LIMIT = 24;

/**
 * The entries that a query finds: every word of it must be in the name of the entry, or begin a word of its
 * description. Pages with the query in their title come first, then what is named by the query, what begins with it,
 * and what holds it, each in the order of the entries. An empty query finds nothing.
 *
 * @param limit The greatest number of results; default 24.
 */
export function findEntries(entries: readonly SearchEntry[], query: string, limit = LIMIT): SearchEntry[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  return entries
    .filter(entry => isMatch(entry, words))
    .map(entry => ({entry, distance: distanceOf(entry, wanted)}))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({entry}) => entry);
}

function isMatch({text, description, words = ''}: SearchEntry, wanted: readonly string[]): boolean {
  const names = `${text} ${words}`.toLowerCase();
  const beginnings = description.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return wanted.every(word => names.includes(word) || beginnings.some(part => part.startsWith(word)));
}

function distanceOf(entry: SearchEntry, wanted: string): number {
  const text = entry.text.toLowerCase();
  if (entry.isPage && text.includes(wanted)) return -1;
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  return text.includes(wanted) ? 2 : 3;
}
