import {Suspense, useCallback, useMemo, useState, type ReactNode} from 'react';
import {matchPath, useLocation} from 'react-router-dom';
import {PageArrival} from './page-arrival.js';
import {PageBoundary} from './page-boundary.js';
import {useRouterLinks} from './router-links.js';
import {SideMenu} from './side-menu.js';
import {SiteContext, type SiteRoute} from './site.js';

interface FrameProps {
  readonly routes: readonly SiteRoute[];
  /** The page for addresses that no route has. */
  readonly notFound: SiteRoute;
}

/** The site: the side menu, and beside it the page of the current address. */
export function Frame({routes, notFound}: FrameProps): ReactNode {
  const {pathname} = useLocation();
  const [firstPath] = useState(pathname);
  const findRoute = useCallback(
    (path: string) => routes.find(route => matchPath(route.path, path) !== null),
    [routes],
  );
  const route = findRoute(pathname) ?? notFound;
  const site = useMemo(() => ({routes, route}), [routes, route]);
  useRouterLinks(useCallback(path => findRoute(path) !== undefined, [findRoute]));

  return (
    <SiteContext value={site}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <div className="frame">
        <SideMenu routes={routes} />
        <main id="content" className="content" tabIndex={-1}>
          {/* The router changes pages in a transition: the page before stays until the next one has loaded. */}
          <Suspense fallback={<p className="page-loading">Loading…</p>}>
            <PageBoundary key={pathname}>
              <route.Page />
            </PageBoundary>
            <PageArrival title={route.title} firstPath={firstPath} />
          </Suspense>
        </main>
      </div>
    </SiteContext>
  );
}
