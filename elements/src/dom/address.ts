import type {LinkTarget} from '../core/navigation/index.js';
import {isOnServer, isServer} from './server-view.js';
import type {Warn} from '../core/bad-input.js';

/**
 * Calls the listener when the URL of the document changes: on back, forward, and a new hash in all browsers,
 * and on navigations of a router in browsers with the Navigation API. In other browsers, the router must
 * report its navigations.
 *
 * @returns A function that removes the listener.
 */
export function onAddressChange(listener: () => void): () => void {
  const listening = new AbortController();
  const options = {signal: listening.signal};
  addEventListener('popstate', listener, options);
  addEventListener('hashchange', listener, options);
  // Not all browsers support it, and TypeScript does not know it yet.
  const {navigation} = globalThis as {navigation?: EventTarget};
  navigation?.addEventListener('currententrychange', listener, options);
  return () => listening.abort();
}

/**
 * Returns the path of a link with query and hash, like the current path; null if it leads to another origin.
 * A query or a hash alone is kept.
 */
function pathOfLink(href: string): string | null {
  if (/^[?#]/.test(href)) return href;
  if (isServer && isOnServer) return /^\/(?!\/)/.test(href) ? href : null;
  const url = URL.parse(href, document.baseURI);
  if (url?.origin !== location.origin) return null;
  return url.pathname + url.search + url.hash;
}

/** Returns the links with paths instead of URLs, to compare them with the current path. */
export function withPaths(links: readonly LinkTarget[]): LinkTarget[] {
  return links.map(({href, exact, links: below}) => ({
    href: href ? pathOfLink(href) : null,
    exact,
    links: withPaths(below ?? []),
  }));
}

/** The current location: a path, or a location object of a router or of `document.location`. */
export type PageLocation = string | {readonly pathname: string};

/** Returns the path of a location; null if it is neither a string nor a location object. */
export function pathOfLocation(location: unknown): string | null {
  if (typeof location === 'string') return location;
  const path = (location as {pathname?: unknown} | null | undefined)?.pathname;
  return typeof path === 'string' ? path : null;
}

/** Returns the basename of the app; null if it has not set one. Values that are not strings warn. */
export function basenameOf(basename: unknown, warn: Warn): string | null {
  if (basename === null || basename === undefined || typeof basename === 'string') return basename ?? null;
  warn("basename must be a path, such as '/app'.");
  return null;
}
