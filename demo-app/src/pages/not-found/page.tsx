import type {ReactNode} from 'react';
import {Link, useLocation} from 'react-router-dom';

/** The page for unknown addresses. */
export default function NotFoundPage(): ReactNode {
  const {pathname} = useLocation();
  return (
    <div className="page">
      <div className="page-header">
        <h1 tabIndex={-1}>Page not found</h1>
        <p className="lead">
          There is no page at <code>{pathname}</code>.
        </p>
      </div>
      <p>
        <Link to="/">See all pages on the home page</Link>
      </p>
    </div>
  );
}
