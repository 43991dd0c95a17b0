import {useEffect, useLayoutEffect, useRef} from 'react';
import {useLocation, useNavigationType} from 'react-router-dom';

interface PageArrivalProps {
  readonly title: string;
  /** The path that the document was loaded with. */
  readonly firstPath: string;
}

/**
 * Does what a browser does when it loads a document, for pages that the router changes: the tab has the page's
 * title, a new page starts at its top (back and forward keep the browser's place), and the reading place moves to
 * the page's heading. The first page is the browser's own business.
 *
 * It stands beside the page, inside the same `Suspense`, so that it comes to life when the page is there.
 */
export function PageArrival({title, firstPath}: PageArrivalProps): null {
  const {pathname} = useLocation();
  const isNewEntry = useNavigationType() !== 'POP';
  const shownPath = useRef(firstPath);

  useEffect(() => {
    document.title = `${title} · Life Changers UI`;
  }, [title]);

  // Before the effects of the page itself, which may scroll to one of its parts.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (isNewEntry) window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({preventScroll: true});
  }, [pathname, isNewEntry]);

  return null;
}

/** Scrolls to the part of the page that the address names; the browser looked for it before the page was there. */
export function useScrollToHash(): void {
  const {hash} = useLocation();

  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
