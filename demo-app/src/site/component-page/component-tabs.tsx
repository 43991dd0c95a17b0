import {useEffect, useRef, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {OVERVIEW_ID} from '../page/page.js';
import {API_GROUP, apiPath, reactName, useSite} from '../site.js';
import {EXAMPLES_ID} from '../workbench/use-chosen.js';
import {componentOfPage} from './component-of.js';

/** The id of the part that the last tab links to. */
export const ACCESSIBILITY_ID = 'accessibility';

const TABS = [
  ['Overview', OVERVIEW_ID],
  ['Examples', EXAMPLES_ID],
  ['API', 'api'],
  ['Accessibility', ACCESSIBILITY_ID],
] as const;

interface ComponentTabsProps {
  /** The id of the part that is read. On the page of an API, that is the whole page. */
  readonly current?: (typeof TABS)[number][1];
}

/**
 * Links between the parts of a component: its overview, examples, and notes on one page, and the APIs of its elements. They
 * stay below the header of the site.
 */
export function ComponentTabs({current = 'api'}: ComponentTabsProps): ReactNode {
  const {routes, route} = useSite();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => uncoverFocus(nav), []);
  const component = componentOfPage(route, routes);
  if (component === null) return null;

  const {path, title, elements} = component;
  const isApi = route.group === API_GROUP;
  return (
    <>
      <nav ref={nav} className="component-tabs" aria-label={title}>
        <ul>
          {TABS.map(([text, id]) => {
            const mark = id === current ? 'page' : undefined;
            return (
              <li key={id}>
                {id === 'api' || isApi ? (
                  <Link to={addressOf(id)} aria-current={mark}>
                    {text}
                  </Link>
                ) : (
                  // The browser also scrolls to a part whose hash the address has already.
                  <a href={`#${id}`} aria-current={mark}>
                    {text}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      {isApi && elements.length > 1 && (
        <nav className="component-elements" aria-label={`Elements of ${title}`}>
          <ul>
            {elements.map(element => (
              <li key={element}>
                <Link
                  to={apiPath(element)}
                  aria-current={apiPath(element) === route.path ? 'page' : undefined}
                >
                  {reactName(element)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );

  function addressOf(id: (typeof TABS)[number][1]): string {
    if (id === 'api') return isApi ? route.path : apiPath(elements[0] ?? '');
    return id === OVERVIEW_ID ? path : `${path}#${id}`;
  }
}

/** WebKit ignores the scroll padding of the page when it scrolls to the focus, which would be behind the tabs. */
function uncoverFocus(nav: {readonly current: HTMLElement | null}): () => void {
  const uncover = (event: FocusEvent) => {
    const focused = event.composedPath()[0];
    if (!(focused instanceof HTMLElement) || nav.current?.contains(focused)) return;
    // Afterwards, the browser scrolls.
    requestAnimationFrame(() => {
      const end = nav.current?.getBoundingClientRect().bottom ?? 0;
      const {top, bottom} = focused.getBoundingClientRect();
      if (focused.matches(':focus') && bottom > 0 && top < end) focused.scrollIntoView({block: 'nearest'});
    });
  };
  document.addEventListener('focusin', uncover);
  return () => document.removeEventListener('focusin', uncover);
}
