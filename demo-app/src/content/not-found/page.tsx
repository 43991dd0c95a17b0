import {SearchButton} from '@life-changers/react';
import type {ReactNode} from 'react';
import {Link, useLocation} from 'react-router-dom';
import {LinkList} from '../../site/page/link-list.js';
import {useSite} from '../../site/site.js';
import {nearRoutes} from '../../site/search/near-routes.js';

/** The page for unknown addresses, with the pages that were probably meant, and the search. */
export default function NotFoundPage(): ReactNode {
  const {pathname} = useLocation();
  const {routes, openSearch} = useSite();
  const near = nearRoutes(pathname, routes);

  return (
    <div className="page not-found">
      <div className="page-header">
        <h1 tabIndex={-1}>Page not found</h1>
        <p className="lead">
          There is no page at <code>{pathname}</code>.
        </p>
      </div>
      {near.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near">Did you mean</h2>
          <LinkList routes={near} />
        </section>
      )}
      <SearchButton text="Search the site" onClick={openSearch} />
      <p>
        <Link to="/components">See all components</Link>, or go to the <Link to="/">home page</Link>.
      </p>
    </div>
  );
}
