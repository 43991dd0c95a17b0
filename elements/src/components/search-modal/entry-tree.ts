import type {SearchResult} from '../../core/search/index.js';

/** An entry of a palette, and the entry whose page has it: null for the first page. */
export type PlacedEntry = readonly [entry: SearchResult, page: SearchResult | null];

/** All entries, also those of the pages inside, page by page. What is not an entry is left out, and no page is read twice. */
export function* entriesInside(
  entries: unknown,
  page: SearchResult | null = null,
  seen = new Set<unknown>(),
): Generator<PlacedEntry> {
  if (!Array.isArray(entries) || seen.has(entries)) return;
  seen.add(entries);
  for (const entry of entries as readonly Partial<SearchResult>[]) {
    if (typeof entry?.text !== 'string') continue;
    yield [entry as SearchResult, page];
    yield* entriesInside(entry.entries, entry as SearchResult, seen);
  }
}
