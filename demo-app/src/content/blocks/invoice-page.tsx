import type {ReactNode} from 'react';
import {BlockPage} from './block-page.js';
import Live from './examples/invoice.js';
import code from './examples/invoice.tsx?code';
import css from './invoice.css?code';
import html from './plain/invoice.html?code';
import js from './plain/invoice.js?code';
import pageCss from './plain/page.css?code';
import data from './invoices.ts?code';
import './invoice.css';

const style = {name: 'invoice.css', code: css};
const files = [
  {name: 'invoice.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'invoices.js', code: data},
];

/** The block with its files. */
export default function InvoicePage(): ReactNode {
  return (
    <BlockPage
      lead="An invoice with its items. The totals follow every key press, and the server can refuse the customer."
      Live={Live}
      react={{name: 'invoice.tsx', code: {...code, files: [...code.files, style]}}}
      html={{name: 'invoice.html', code: {...html, files}}}
      plainHref="/blocks/invoice.html"
    />
  );
}
