import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {menuGroups} from '../frame/menu-blocks.js';
import {GUIDE_GROUP, useSite, type SiteRoute} from '../site.js';

/** Links to the previous and the next page of the same kind, in the order of the menu. */
export function Neighbors(): ReactNode {
  const {routes, route} = useSite();
  const kind = kindOf(route);
  if (kind === null) return null;
  const pages = menuGroups(routes)
    .flatMap(([, inGroup]) => inGroup)
    .filter(other => kindOf(other) === kind);
  const index = pages.indexOf(route);
  const [previous, next] = [pages[index - 1], pages[index + 1]];

  return (
    <nav className="neighbors" aria-label={`Previous and next ${kind === 'guide' ? 'guide' : 'page'}`}>
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

/** Returns the kind of a page that is one of several, or null. */
function kindOf({path, group, elements}: SiteRoute): 'guide' | 'api' | 'demo' | null {
  if (group === GUIDE_GROUP) return path === '/guides' ? null : 'guide';
  if (elements.length === 0) return null;
  return path.startsWith('/api/') ? 'api' : 'demo';
}
