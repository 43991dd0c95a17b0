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
}

/** How many results are of use at once. */
const LIMIT = 24;

/**
 * The entries that a query finds: every word of it must be somewhere in the entry. What is named by the query comes
 * first, then what begins with it, then what holds it, each in the order of the entries. An empty query finds nothing.
 *
 * @param limit The greatest number of results; default 24.
 */
export function findEntries(entries: readonly SearchEntry[], query: string, limit = LIMIT): SearchEntry[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  return entries
    .filter(entry => isMatch(entry, words))
    .map(entry => ({entry, distance: distanceOf(entry.text.toLowerCase(), wanted)}))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({entry}) => entry);
}

function isMatch({text, description, words = ''}: SearchEntry, wanted: readonly string[]): boolean {
  const all = `${text} ${words} ${description}`.toLowerCase();
  return wanted.every(word => all.includes(word));
}

function distanceOf(text: string, wanted: string): number {
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  return text.includes(wanted) ? 2 : 3;
}
