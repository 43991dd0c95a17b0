import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {useSite} from './site.js';

/** Links to the previous and the next page of the same kind, in the order of the menu. */
export function Neighbors(): ReactNode {
  const {routes, route} = useSite();
  const isApi = (path: string) => path.startsWith('/api/');
  const pages = routes.filter(({path, elements}) => elements.length > 0 && isApi(path) === isApi(route.path));
  const index = pages.findIndex(({path}) => path === route.path);
  if (index === -1) return null;
  const [previous, next] = [pages[index - 1], pages[index + 1]];

  return (
    <nav className="neighbors" aria-label="Previous and next page">
      {previous && (
        <Link to={previous.path} rel="prev">
          <span>Previous</span> {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next">
          <span>Next</span> {next.title}
        </Link>
      )}
    </nav>
  );
}
