import type {Warn} from '../../core/bad-input.js';
import type {SearchResult} from '../../core/search/index.js';
import {readStored, store} from '../../dom/stored-json.js';
import {entriesInside} from './entry-tree.js';

/** How many results are remembered: as many as users find without reading a list. */
const REMEMBERED = 5;

/** What is remembered of a result: enough to find it among the entries, or to follow it as a link. */
interface Memory {
  readonly text: string;
  readonly href?: string | undefined;
  readonly description?: string | undefined;
  /** The text of the entry whose page had it. */
  readonly page?: string | undefined;
  /** Whether it was no entry, but a link that was loaded. */
  readonly isLoaded?: boolean | undefined;
}

const isSame = (a: Memory, b: Memory) => a.text === b.text && a.href === b.href && a.page === b.page;

const isMemory = (stored: unknown): stored is Memory => {
  const {text, href, description, page, isLoaded} = Object(stored) as Memory;
  return (
    typeof text === 'string' &&
    text !== '' &&
    [href, description, page].every(part => part === undefined || typeof part === 'string') &&
    (!isLoaded || href !== undefined)
  );
};

/** Reads what was remembered. It may have been changed. */
function read(key: string): readonly Memory[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isMemory).slice(0, REMEMBERED) : [];
}

/**
 * Remembers a result as the newest one, if it can be chosen again: it is an entry, or a link.
 *
 * @param entries Those of the first page.
 */
export function rememberResult(key: string, result: SearchResult, entries: unknown, warn: Warn): void {
  const {text, href, description} = result;
  const all = [...entriesInside(entries)];
  const placed =
    all.find(([entry]) => entry === result) ??
    all.find(([entry]) => entry.text === text && entry.href === href);
  if (placed === undefined && href === undefined) return;
  const memory = {text, href, description, page: placed?.[1]?.text, isLoaded: placed === undefined};
  const others = read(key).filter(other => !isSame(other, memory));
  store(key, [memory, ...others].slice(0, REMEMBERED), cause =>
    warn('recent results could not be remembered, because localStorage does not store them.', cause),
  );
}

/** Returns the remembered results, the newest first. A command that is no longer an entry is left out. */
export function recentResults(
  key: string,
  entries: unknown,
): readonly {readonly result: SearchResult; readonly page: string | undefined}[] {
  const placed = [...entriesInside(entries)];
  return read(key).flatMap(memory => {
    const found = placed.find(([entry, page]) =>
      isSame(memory, {text: entry.text, href: entry.href, page: page?.text}),
    );
    const result = found?.[0] ?? (memory.isLoaded ? memory : null);
    return result === null ? [] : {result, page: memory.page};
  });
}
