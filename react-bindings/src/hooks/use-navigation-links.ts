import {withoutBasename} from '@life-changers/elements/core/navigation';
import {useEffect} from 'react';
import {useLatest} from './use-latest.js';

/** Options that match the links to the router. */
export interface NavigationLinksOptions {
  /**
   * The router's `basename` (React Router) or `basePath` (Next.js), such as `'/app'`. Links include it (`/app/people`).
   * `navigate` and `isPage` receive the path without it. Links outside it are left to the browser.
   */
  basename?: string | undefined;
  /**
   * Returns whether a path is a page of the router. Other paths, such as files, are left to the browser.
   * @default every path
   */
  isPage?: ((pathname: string) => boolean) | undefined;
}

/**
 * Connects the links of all elements (navbar, sidebar, breadcrumb, buttons with `href`) to a router. A plain click sends
 * `lc-navigate`, and the router navigates instead of the browser. Links to other origins, clicks with a modifier key, and
 * canceled events are ignored. Call it once, near the root: `useNavigationLinks(useNavigate())` with React Router, or
 * `useNavigationLinks(useRouter().push)` with Next.js.
 *
 * @param navigate Navigates to a path with its query and hash, such as `/people?page=2#top`.
 * @param options `basename` and `isPage`, or only `isPage` as a function.
 */
export function useNavigationLinks(
  navigate: (to: string) => unknown,
  options: NavigationLinksOptions | ((pathname: string) => boolean) = {},
): void {
  const {basename, isPage} = typeof options === 'function' ? {isPage: options} : options;
  const latest = useLatest({navigate, basename, isPage});

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
  }, [latest]);
}

/** Returns null for an invalid URL, which is left to the browser. */
function parseUrl(href: string): URL | null {
  try {
    return new URL(href, document.baseURI);
  } catch {
    return null;
  }
}
