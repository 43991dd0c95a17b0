import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './customer-import.js';
import './customer-import.css';

const loadCode = () => import('./customer-import-code.js');

/** The block with its files. */
export default function CustomerImportPage(): ReactNode {
  return (
    <BlockPage
      name="customer-import"
      lead="A file of customers in four steps: its columns, the mistakes to correct, and what the server refuses."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/customer-import.html"
    />
  );
}
