import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './master-detail.js';
import './master-detail.css';

const loadCode = () => import('./master-detail-code.js');

/** The block with its files. */
export default function MasterDetailPage(): ReactNode {
  return (
    <BlockPage
      name="master-detail"
      lead="Orders beside the details of one. The history loads and can fail, and the server can refuse to ship. On a phone, the details take the place of the list."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/master-detail.html"
    />
  );
}
