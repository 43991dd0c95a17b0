/** An entry that the site's search can find. */
export interface SearchEntry {
  /** The name: the title of a page, or the name of a prop, event, or method. */
  readonly text: string;
  /** A description in one sentence. */
  readonly description: string;
  /** The heading of the group that the entry is listed under. */
  readonly group: string;
  readonly href: string;
  /** More words that match the entry. */
  readonly words?: string;
  /** Whether the entry is a page. If its title contains the query, a page comes before all other entries. */
  readonly isPage?: boolean;
}

/** The maximum number of results. */
export const LIMIT = 24;

/**
 * Finds the entries that match every word of a query. A word matches if it is part of the entry's name or starts a word
 * of its description. Results are sorted: pages with the query in their title, then names that equal, start with, and
 * contain the query. An empty query finds nothing.
 */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  return entries
    .filter(entry => isMatch(entry, words))
    .map(entry => ({entry, distance: distanceOf(entry, wanted)}))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, LIMIT)
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
