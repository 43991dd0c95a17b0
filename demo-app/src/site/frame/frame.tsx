import {Navbar, PageContent, PageLayout, useNavigationLinks} from '@life-changers/react';
import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {Link, matchPath, useLocation, useNavigate} from 'react-router-dom';
import {LazySearch, type SearchHandle} from '../search/lazy-search.js';
import {Brand} from './brand.js';
import {forgetClick} from '../hydration/early-click.js';
import {HydrationBoundary, RepeatEarlyClick} from '../hydration/hydration-boundary.js';
import {PageArrival} from '../page/page-arrival.js';
import {PageBoundary} from './page-boundary.js';
import {SideMenu} from './side-menu.js';
import {API_GROUP, documentTitleOf, reactName, SiteContext, type SiteRoute} from '../site.js';
import {ThemeSwitch} from '../theme/theme-switch.js';

interface FrameProps {
  readonly routes: readonly SiteRoute[];
  /** The page for unknown addresses. */
  readonly notFound: SiteRoute;
  /** Whether the app hydrates a page that the build has rendered. */
  readonly isRendered: boolean;
}

/** The frame of the site: the navbar, the side menu, and the current page. */
export function Frame({routes, notFound, isRendered}: FrameProps): ReactNode {
  const {pathname} = useLocation();
  const [firstPath] = useState(pathname);
  const search = useRef<SearchHandle>(null);
  const findRoute = useCallback(
    (path: string) => routes.find(route => matchPath(route.path, path) !== null),
    [routes],
  );
  const route = findRoute(pathname) ?? notFound;
  const site = useMemo(() => ({routes, route, openSearch: () => search.current?.show()}), [routes, route]);
  const labels = useMemo(() => Object.fromEntries(routes.map(crumb)), [routes]);
  useNavigationLinks(useNavigate(), path => findRoute(path) !== undefined);

  return (
    <SiteContext value={site}>
      <PageLayout onClickCapture={forgetClick}>
        <Navbar
          slot="header"
          className="site-bar"
          sticky
          brand={<Brand />}
          location={pathname}
          breadcrumbLabels={labels}
          searchButton={{text: 'Search', shortcut: 'mod+k', onClick: site.openSearch}}
          actions={
            <>
              <Link className="top-link" to="/components">
                Components
              </Link>
              <Link className="top-link" to="/guides">
                Guides
              </Link>
              <ThemeSwitch />
            </>
          }
        />
        <SideMenu isLater={isRendered} />
        <PageContent id="content" width="full">
          {/* The router navigates in a transition: the previous page stays until the next one has loaded. */}
          <HydrationBoundary fallback={<p className="page-loading">Loading…</p>}>
            <PageBoundary key={pathname}>
              <route.Page />
            </PageBoundary>
            <PageArrival title={documentTitleOf(route)} firstPath={firstPath} />
          </HydrationBoundary>
        </PageContent>
      </PageLayout>
      <LazySearch ref={search} />
      <RepeatEarlyClick />
    </SiteContext>
  );
}

/** The breadcrumb label of a page, by its path. API pages are already below "Components API". */
function crumb({path, title, group, elements}: SiteRoute): [path: string, text: string] {
  return [path, group === API_GROUP ? reactName(elements[0] ?? '') : title];
}
