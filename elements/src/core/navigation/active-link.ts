/** The parts of a link that determine whether it is current. */
export interface LinkTarget {
  /** The path in the site, with an optional query and hash. Null and undefined match nothing. */
  readonly href?: string | null | undefined;
  /** Whether the link does not match pages below its path. Default false. */
  readonly exact?: boolean | undefined;
  /** The child links. */
  readonly links?: readonly LinkTarget[] | null | undefined;
}

/**
 * Whether the current path is that of a link, or below it: `/people/7` is below `/people`, and `/peoples` is not. Every
 * part of the link must match: each segment of its path, each parameter of its query, and its hash. Parts that the link
 * does not have are ignored. Every path is below `/`, so `/` matches only itself.
 *
 * @param current The path of the current page, with its query and hash if links have them. Null matches nothing.
 */
export function isActiveLink(current: string | null, {href, exact = false}: LinkTarget): boolean {
  if (current === null || !href) return false;
  const page = parseAddress(current);
  const link = parseAddress(href);
  return (
    (link.path === '' || isOnPath(segmentsOf(page.path), segmentsOf(link.path), exact)) &&
    parametersOf(link.query).every(parameter => parametersOf(page.query).includes(parameter)) &&
    (link.hash === '' || link.hash === page.hash)
  );
}

/** Whether the current path is that of one of these links or their child links. */
export function hasActiveLink(current: string | null, links: readonly LinkTarget[]): boolean {
  return links.some(link => isActiveLink(current, link) || hasActiveLink(current, link.links ?? []));
}

interface Address {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

function parseAddress(address: string): Address {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)#?(.*)$/s.exec(address) ?? [];
  return {path, query, hash: decode(hash)};
}

function isOnPath(page: readonly string[], link: readonly string[], exact: boolean): boolean {
  const hasRightLength = exact || link.length === 0 ? page.length === link.length : true;
  return hasRightLength && link.every((segment, index) => segment === page[index]);
}

/** Leading, trailing, and repeated slashes are ignored. */
const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean).map(decode);

const parametersOf = (query: string): string[] => query.split('&').filter(Boolean).map(decode);

/** `%20` and a space are the same path. Invalid escapes are kept unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
