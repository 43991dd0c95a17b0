import {describeValue, type Warn} from '../bad-input.js';

/** A search result. */
export interface SearchResult {
  /** The text of the result. */
  readonly text: string;
  /** The URL. A result with `href` is a link. */
  readonly href?: string | undefined;
  /** A line below the text. */
  readonly description?: string | undefined;
  /** The heading of the result's group. */
  readonly group?: string | undefined;
  /** The icon before the text: the path of a line drawing of 20 × 20, such as `'M3 4h14v12H3z'`. */
  readonly icon?: string | undefined;
  /** A value for the app, which users do not see. */
  readonly value?: unknown;
}

/** The results of a group. */
export interface ResultGroup {
  /** The heading, or `''` for results without a group. */
  readonly name: string;
  readonly results: readonly SearchResult[];
}

/**
 * Normalizes the results of an app, from a property or JSON. Entries that are not results are ignored with a warning.
 * Fields of a result that are not text are ignored.
 *
 * @param warn Called with a message that says how to fix the results.
 * @returns null if the app sets no results, which is not the same as an empty list.
 */
export function normalizeResults(given: unknown, warn: Warn): readonly SearchResult[] | null {
  if (given === null || given === undefined) return null;
  if (!Array.isArray(given)) {
    warn(`results must be an array of {text}, not ${describeValue(given)}. No results are shown.`);
    return [];
  }
  return given.flatMap((row: unknown) => {
    const result = normalizeResult(row);
    if (result === null)
      warn(`a result must have a text, such as {text: 'Tables'}, not ${describeValue(row)}.`);
    return result ?? [];
  });
}

/** Groups the results. Groups are in the order of their first results, and keep the order of their results. */
export function groupResults(results: readonly SearchResult[]): readonly ResultGroup[] {
  const groups = new Map<string, SearchResult[]>();
  for (const result of results) {
    const name = result.group ?? '';
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [result]);
    else group.push(result);
  }
  return [...groups].map(([name, members]) => ({name, results: members}));
}

/** Returns the app's own object, so that the app can recognize it in an event, unless a field is invalid. */
function normalizeResult(row: unknown): SearchResult | null {
  if (typeof row !== 'object' || row === null) return null;
  const {text, href, description, group, icon, value} = row as Record<keyof SearchResult, unknown>;
  if (typeof text !== 'string' || text === '') return null;
  const optional = [href, description, group, icon];
  if (optional.every(part => part === undefined || typeof part === 'string')) return row as SearchResult;
  return {
    text,
    href: textOf(href),
    description: textOf(description),
    group: textOf(group),
    icon: textOf(icon),
    value,
  };
}

function textOf(part: unknown): string | undefined {
  return typeof part === 'string' ? part : undefined;
}
