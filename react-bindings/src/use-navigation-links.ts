import {withoutBasename} from '@life-changers/elements/core/navigation';
import {useEffect, useRef} from 'react';

/** How the links of the elements fit the router. */
export interface NavigationLinksOptions {
  /**
   * The router's `basename` (React Router) or `basePath` (Next.js), such as `'/app'`. Links are addresses and have it
   * (`/app/people`); `navigate` and `isPage` get the path without it. Links outside it are left to the browser.
   */
  basename?: string | undefined;
  /**
   * Whether a path is a page of the router; others, such as files, are left to the browser.
   * @default every path
   */
  isPage?: ((pathname: string) => boolean) | undefined;
}

/**
 * Joins the links of the elements on a page (navbar, sidebar, breadcrumb, buttons with `href`) to a router: a plain
 * click on one sends `lc-navigate`, and instead of the browser the router goes there. Links to other origins, clicks
 * with a modifier key and events that somebody has canceled are left alone. Call it once, near the root:
 * `useNavigationLinks(useNavigate())` with React Router, `useNavigationLinks(useRouter().push)` with Next.js.
 *
 * @param navigate Goes to a path with its query and hash, such as `/people?page=2#top`.
 * @param options `basename` and `isPage`, or `isPage` alone.
 */
export function useNavigationLinks(
  navigate: (to: string) => unknown,
  options: NavigationLinksOptions | ((pathname: string) => boolean) = {},
): void {
  const {basename, isPage} = typeof options === 'function' ? {isPage: options} : options;
  const latest = useRef({navigate, basename, isPage});
  useEffect(() => {
    latest.current = {navigate, basename, isPage};
  });

  useEffect(() => {
    const follow = (event: HTMLElementEventMap['lc-navigate']) => {
      if (event.defaultPrevented) return;
      const {navigate, basename, isPage} = latest.current;
      const url = parseUrl(event.detail.href);
      if (url?.origin !== location.origin) return;
      const path = withoutBasename(url.pathname, basename);
      if (path === null || (isPage !== undefined && !isPage(path))) return;
      event.preventDefault();
      navigate(path + url.search + url.hash);
    };
    const type = 'lc-navigate';
    document.documentElement.addEventListener(type, follow);
    return () => document.documentElement.removeEventListener(type, follow);
  }, []);
}

/** What is not an address is the browser's business, as in any link. */
function parseUrl(href: string): URL | null {
  try {
    return new URL(href, document.baseURI);
  } catch {
    return null;
  }
}
