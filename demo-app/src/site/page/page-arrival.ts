import {useEffect, useLayoutEffect, useRef} from 'react';
import {useLocation, useNavigationType} from 'react-router-dom';
import {revealTarget} from '../controls/disclosure.js';

interface PageArrivalProps {
  /** For the browser tab. */
  readonly title: string;
  /** The path when the document loaded. */
  readonly firstPath: string;
}

/**
 * After the router changes the page, does what a browser does when it loads a document: sets the title, scrolls a new
 * page to the top (back and forward keep the scroll position), and moves focus to the page's heading. The browser
 * handles the first page.
 *
 * Render it next to the page, inside the same `Suspense`, so that its effects run when the page has loaded.
 */
export function PageArrival({title, firstPath}: PageArrivalProps): null {
  const {pathname} = useLocation();
  const isNewEntry = useNavigationType() !== 'POP';
  const shownPath = useRef(firstPath);

  useEffect(() => {
    document.title = title;
  }, [title]);

  // A layout effect runs before the effects of the page, which may scroll to a section.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (isNewEntry) window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({preventScroll: true});
  }, [pathname, isNewEntry]);

  return null;
}

/** Opens and scrolls to the part in the URL's hash. The browser looked for it before the page had rendered. */
export function useScrollToHash(): void {
  const {hash} = useLocation();

  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (target === null) return;
    revealTarget(target);
    // What a workbench shows changes in place. If the stage is in view, the reader has it there.
    const workbench = target.closest('.workbench:not(.is-all)');
    const top = workbench?.getBoundingClientRect().top ?? -1;
    if (top < 0 || top > innerHeight / 2) (workbench ?? target).scrollIntoView();
  }, [hash]);
}
