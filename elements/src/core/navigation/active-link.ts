/** What of a link decides whether the current page is its own. */
export interface LinkTarget {
  /** Its address inside the site: a path, with or without query and hash. None, as null, matches nothing. */
  readonly href?: string | null | undefined;
  /** Whether pages below the address do not count. Default false. */
  readonly exact?: boolean | undefined;
  /** The links below it. */
  readonly links?: readonly LinkTarget[] | null | undefined;
}

/**
 * Whether the current address is that of a link, or lies below it: `/people/7` is below `/people`, and `/peoples` is
 * not. What the link says must be so (each segment of its path, each parameter of its query, its hash); what it
 * leaves out may be anything. Everything lies below `/`, so `/` matches itself alone (spec, section 2).
 *
 * @param current The path of the current page, with its query and hash where links have them.
 */
export function isActiveLink(current: string, {href, exact = false}: LinkTarget): boolean {
  if (!href) return false;
  const page = readAddress(current);
  const link = readAddress(href);
  return (
    (link.path === '' || isOnPath(segmentsOf(page.path), segmentsOf(link.path), exact)) &&
    parametersOf(link.query).every(parameter => parametersOf(page.query).includes(parameter)) &&
    (link.hash === '' || link.hash === page.hash)
  );
}

/** Whether the current address is that of one of these links, or of a link below one of them. */
export function hasActiveLink(current: string, links: readonly LinkTarget[]): boolean {
  return links.some(link => isActiveLink(current, link) || hasActiveLink(current, link.links ?? []));
}

interface Address {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

function readAddress(address: string): Address {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)#?(.*)$/s.exec(address) ?? [];
  return {path, query, hash: decode(hash)};
}

function isOnPath(page: readonly string[], link: readonly string[], exact: boolean): boolean {
  const hasRightLength = exact || link.length === 0 ? page.length === link.length : true;
  return hasRightLength && link.every((segment, index) => segment === page[index]);
}

/** Slashes at the ends, and one after the other, say nothing. */
const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean).map(decode);

const parametersOf = (query: string): string[] => query.split('&').filter(Boolean).map(decode);

/** `%20` and a space are the same address; what is no encoding stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
