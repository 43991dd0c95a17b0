import type {ReactNode} from 'react';
import {ScreenPage} from '../../site/page/screen-page.js';
import Orders from './examples/orders.js';
import './orders.css';

const loadCode = () => import('./examples/orders.tsx?code').then(({default: code}) => code);

/** A whole screen with a table, and its code. */
export default function OrdersPage(): ReactNode {
  return (
    <ScreenPage
      title="Orders"
      lead="100,000 orders. The URL keeps the state of the table."
      about="These files make up the screen. The same table loads its rows from memory or from your server."
      code={loadCode}
    >
      <Orders />
    </ScreenPage>
  );
}
