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
  /**
   * A keyboard shortcut such as `'mod+shift+n'`, which chooses the result of `entries` from anywhere on the page. `mod` is ⌘ on
   * Apple devices and Ctrl on others; `ctrl`, `alt`, `shift`, and `meta` are also supported. It does nothing inside another modal
   * dialog or, without Control, Alt, or Meta, while the user types. Needs `import '@life-changers/elements/command-palette'`.
   */
  readonly shortcut?: string | undefined;
  /** A value for the app, which users do not see. */
  readonly value?: unknown;
  /** Called after the result was chosen and the dialog has closed: the result is a command. */
  readonly run?: (() => void) | undefined;
  /**
   * The result opens a page inside the dialog, which searches these entries. Needs `import
   * '@life-changers/elements/command-palette'`, like `loadResults`.
   */
  readonly entries?: readonly SearchResult[] | undefined;
  /** The result opens a page inside the dialog, with these results after those of `entries`. */
  readonly loadResults?: LoadResults | ResultLoaders | undefined;
}

/** What `loadResults` gets besides the text. */
export interface LoadResultsContext {
  /** Aborted when the answer is no longer needed, for `fetch`. */
  readonly signal: AbortSignal;
}

/** Loads the results for a text, which is `''` at first. */
export type LoadResults = (
  text: string,
  context: LoadResultsContext,
) => PromiseLike<readonly SearchResult[]> | readonly SearchResult[];

/**
 * Several functions that load, such as `{Orders: loadOrders, Customers: loadCustomers}`. The results of each are shown when they
 * arrive, whether or not others are late or fail. The name is the group of results without a `group`.
 */
export type ResultLoaders = Readonly<Record<string, LoadResults>>;

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
 * @param name The name of the property, for the message.
 * @returns null if the app sets no results, which is not the same as an empty list.
 */
export function normalizeResults(
  given: unknown,
  warn: Warn,
  name = 'results',
): readonly SearchResult[] | null {
  if (given === null || given === undefined) return null;
  if (!Array.isArray(given)) {
    warn(`${name} must be an array of {text}, not ${describeValue(given)}. No results are shown.`);
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

/** Returns the index of a result in another list, or -1. Results that load are other objects each time. */
export function indexOfResult(results: readonly SearchResult[], wanted: SearchResult): number {
  const index = results.indexOf(wanted);
  const {text, href, group} = wanted;
  const isSame = (result: SearchResult): boolean =>
    result.text === text && result.href === href && result.group === group;
  return index === -1 ? results.findIndex(isSame) : index;
}

/** Returns the app's own object, so that the app can recognize it in an event, unless a field is invalid. */
function normalizeResult(row: unknown): SearchResult | null {
  if (typeof row !== 'object' || row === null) return null;
  const {text, href, description, group, icon, shortcut, ...others} = row as SearchResult;
  if (typeof text !== 'string' || text === '') return null;
  const optional = [href, description, group, icon, shortcut];
  if (optional.every(part => part === undefined || typeof part === 'string')) return row as SearchResult;
  return {
    text,
    href: textOf(href),
    description: textOf(description),
    group: textOf(group),
    icon: textOf(icon),
    shortcut: textOf(shortcut),
    ...others,
  };
}

function textOf(part: unknown): string | undefined {
  return typeof part === 'string' ? part : undefined;
}

/** Whether a result opens a page inside the dialog. */
export function isPage({entries, loadResults}: SearchResult): boolean {
  return Boolean(entries ?? loadResults);
}
