import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './audit-log.js';
import './audit-log.css';

const loadCode = () => import('./audit-log-code.js');

/** The block with its files. */
export default function AuditLogPage(): ReactNode {
  return (
    <BlockPage
      name="audit-log"
      lead="Who has done what: filters, the values before and after a change, and a file of all events that match."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/audit-log.html"
    />
  );
}
