import {describeValue, type Warn} from '../bad-input.js';

/** One of the results of a search. */
export interface SearchResult {
  /** What the user reads. */
  readonly text: string;
  /** The address it leads to; a result with one is a link. Default: none. */
  readonly href?: string | undefined;
  /** A line under the text. Default: none. */
  readonly description?: string | undefined;
  /** The heading that it stands under, with the others of its group. Default: none. */
  readonly group?: string | undefined;
  /** What the page knows it by; the user does not see it. Default: none. */
  readonly value?: unknown;
}

/** The results that stand under one heading. */
export interface ResultGroup {
  /** The heading; `''` for results without one. */
  readonly name: string;
  readonly results: readonly SearchResult[];
}

/**
 * The results that a page gives, as a property or as JSON. What is no result is left out, with a warning; of a result,
 * what is no text is left out.
 *
 * @param warn Is told in one sentence what is wrong and how to mend it.
 * @returns null when the page gives none at all, which is not the same as an empty list.
 */
export function readResults(given: unknown, warn: Warn): readonly SearchResult[] | null {
  if (given === null || given === undefined) return null;
  if (!Array.isArray(given)) {
    warn(`results must be an array of {text}, not ${describeValue(given)}; there are none now.`);
    return [];
  }
  return given.flatMap((row: unknown) => {
    const result = readResult(row);
    if (result === null) warn(`a result must have a text, as {text: 'Tables'}, not ${describeValue(row)}.`);
    return result ?? [];
  });
}

/** The results by their groups: each group stands where its first result does, and keeps the order of its results. */
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

/** The page's own object, so that it knows it again in an event, unless something in it has to be mended. */
function readResult(row: unknown): SearchResult | null {
  if (typeof row !== 'object' || row === null) return null;
  const {text, href, description, group, value} = row as Record<keyof SearchResult, unknown>;
  if (typeof text !== 'string' || text === '') return null;
  const optional = [href, description, group];
  if (optional.every(part => part === undefined || typeof part === 'string')) return row as SearchResult;
  return {text, href: textOf(href), description: textOf(description), group: textOf(group), value};
}

function textOf(part: unknown): string | undefined {
  return typeof part === 'string' ? part : undefined;
}
