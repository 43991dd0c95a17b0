import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {useSite} from '../../site/site.js';

/** A placeholder page: a heading, and links to the pages that have content. */
export default function CompanyPage(): ReactNode {
  const {title} = useSite().route;
  return (
    <div className="page">
      <div className="page-header">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">
          This page is a placeholder, as there is no company behind this site. See the{' '}
          <Link to="/components">components</Link>, the <Link to="/guides">guides</Link>, or the{' '}
          <Link to="/blocks">blocks</Link>.
        </p>
      </div>
    </div>
  );
}
