import type {ReactNode} from 'react';
import {useSite} from '../../site/site.js';

/** A placeholder page with only a heading. */
export default function CompanyPage(): ReactNode {
  const {title} = useSite().route;
  return (
    <div className="page is-placeholder">
      <h1 tabIndex={-1}>{title}</h1>
    </div>
  );
}
