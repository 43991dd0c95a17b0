import type {LinkTarget} from '../core/navigation/index.js';
import type {Warn} from '../core/bad-input.js';

/**
 * Calls back when the document's address changes: on back, forward and a new hash in every browser, and on a router's
 * own navigations where the browser has the Navigation API; elsewhere a router must tell.
 *
 * @returns A function that ends it.
 */
export function onAddressChange(listener: () => void): () => void {
  const listening = new AbortController();
  const options = {signal: listening.signal};
  addEventListener('popstate', listener, options);
  addEventListener('hashchange', listener, options);
  // Not every browser has it, and TypeScript does not know it yet.
  const {navigation} = globalThis as {navigation?: EventTarget};
  navigation?.addEventListener('currententrychange', listener, options);
  return () => listening.abort();
}

/**
 * The path of a link with its query and hash, as the current path has them; null when it leads to another site. A
 * query or a hash alone stays one.
 */
function pathOfLink(href: string): string | null {
  if (/^[?#]/.test(href)) return href;
  const url = URL.parse(href, document.baseURI);
  if (url?.origin !== location.origin) return null;
  return url.pathname + url.search + url.hash;
}

/** The same links with paths in place of addresses as they are written, to be compared with the current path. */
export function withPaths(links: readonly LinkTarget[]): LinkTarget[] {
  return links.map(({href, exact, links: below}) => ({
    href: href ? pathOfLink(href) : null,
    exact,
    links: withPaths(below ?? []),
  }));
}

/** Where the user is: a path, or what a router or `document.location` calls a location. */
export type PageLocation = string | {readonly pathname: string};

/** The path of a location; null when it is neither. */
export function pathOfLocation(location: unknown): string | null {
  if (typeof location === 'string') return location;
  const path = (location as {pathname?: unknown} | null | undefined)?.pathname;
  return typeof path === 'string' ? path : null;
}

/** The basename that an app gave; null if it gave none. Anything but text warns. */
export function readBasename(basename: unknown, warn: Warn): string | null {
  if (basename === null || basename === undefined || typeof basename === 'string') return basename ?? null;
  warn("basename must be a path, such as '/app'.");
  return null;
}
