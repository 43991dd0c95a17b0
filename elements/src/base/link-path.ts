import type {LinkTarget} from '../core/navigation/index.js';

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
