import type {ReactNode} from 'react';
import {BlockPage} from './block-page.js';
import Live from './examples/invoice.js';
import './invoice.css';

const loadCode = () => import('./invoice-code.js');

/** The block with its files. */
export default function InvoicePage(): ReactNode {
  return (
    <BlockPage
      name="invoice"
      lead="An invoice with its items. The totals follow every key press, and the server can refuse the customer."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/invoice.html"
    />
  );
}
