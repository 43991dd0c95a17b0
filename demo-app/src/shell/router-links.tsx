import {useEffect} from 'react';
import {useNavigate} from 'react-router-dom';

/**
 * Joins the links of the library's elements to React Router, for the whole site: a plain click on one sends
 * `lc-navigate`, and an address that is a page of the site is shown without loading the document anew.
 *
 * @param isPage tells the paths of the site's pages from files and other addresses, which are left to the browser
 */
export function useRouterLinks(isPage: (path: string) => boolean): void {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: HTMLElementEventMap['lc-navigate']) => {
      // An example that keeps its own location has taken it.
      if (event.defaultPrevented) return;
      const {origin, pathname, search, hash} = new URL(event.detail.href, document.baseURI);
      if (origin !== location.origin || !isPage(pathname)) return;
      event.preventDefault();
      void navigate({pathname, search, hash});
    };
    const type = 'lc-navigate';
    document.documentElement.addEventListener(type, follow);
    return () => document.documentElement.removeEventListener(type, follow);
  }, [navigate, isPage]);
}
