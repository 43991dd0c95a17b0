import {useEffect, useRef} from 'react';

const everyPath = () => true;

/**
 * Joins the links of the elements on a page (navbar, sidebar, breadcrumb, buttons with `href`) to a router: a plain
 * click on one sends `lc-navigate`, and instead of the browser the router goes there. Links to other origins, clicks
 * with a modifier key and events that somebody has cancelled are left alone. Call it once, near the root:
 * `useNavigationLinks(useNavigate())` with React Router.
 *
 * @param navigate Goes to a path with its query and hash, as `/people?page=2#top`.
 * @param isPage Whether a path is a page of the router; others, as files, are left to the browser. Default: every path.
 */
export function useNavigationLinks(
  navigate: (to: string) => unknown,
  isPage: (pathname: string) => boolean = everyPath,
): void {
  const latest = useRef({navigate, isPage});
  useEffect(() => {
    latest.current = {navigate, isPage};
  });

  useEffect(() => {
    const follow = (event: HTMLElementEventMap['lc-navigate']) => {
      if (event.defaultPrevented) return;
      const {origin, pathname, search, hash} = new URL(event.detail.href, document.baseURI);
      if (origin !== location.origin || !latest.current.isPage(pathname)) return;
      event.preventDefault();
      latest.current.navigate(pathname + search + hash);
    };
    const type = 'lc-navigate';
    document.documentElement.addEventListener(type, follow);
    return () => document.documentElement.removeEventListener(type, follow);
  }, []);
}
