import {lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {Link} from 'react-router-dom';
import type {SiteRoute} from '../../shell/site.js';

/** If the miniatures cannot load, the cards have only their text. */
const Miniature = lazy(() => import('./miniatures.js').catch(() => ({default: () => null})));

/** Cards with a live miniature of each component, which lead to the examples. */
export function Overview({routes}: {routes: readonly SiteRoute[]}): ReactNode {
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);

  return (
    <section ref={section} className="overview" aria-labelledby="components">
      <h2 id="components">Components</h2>
      <ul>
        {routes.map(({path, title, summary}) => (
          <li key={path} className="card">
            {/* Only a picture: it cannot be focused, and the link below says what it is. */}
            <div className="card-picture" inert>
              {isNear && (
                <Suspense>
                  <Miniature path={path} />
                </Suspense>
              )}
            </div>
            <Link to={path}>{title}</Link>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether an element has come near the visible part of the page. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setIsNear(true);
      },
      {rootMargin: '400px'},
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);

  return isNear;
}
