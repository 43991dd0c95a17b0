import type {ReactNode} from 'react';
import {BlockPage} from './block-page.js';
import Live from './examples/dashboard.js';
import './dashboard.css';

const loadCode = () => import('./dashboard-code.js');

/** The block with its files. */
export default function DashboardPage(): ReactNode {
  return (
    <BlockPage
      name="dashboard"
      lead="The sales of a sample company. The period changes all figures, which come from one list of months."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/dashboard.html"
    />
  );
}
