import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import type {SiteRoute} from '../site.js';

/** Links to pages, each with its summary. */
export function LinkList({routes}: {routes: readonly SiteRoute[]}): ReactNode {
  return (
    <ul className="link-list">
      {routes.map(({path, title, summary}) => (
        <li key={path}>
          <Link to={path}>
            <span className="link-title">{title}</span>
            <span>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
