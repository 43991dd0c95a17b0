import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {ScreenPage} from '../../site/page/screen-page.js';
import PriceImport from './examples/price-import.js';
import './price-import.css';

const loadCode = () => import('./examples/price-import.tsx?code').then(({default: code}) => code);

/** A whole screen with an import, and its code. */
export default function PriceImportPage(): ReactNode {
  return (
    <ScreenPage
      title="Import prices"
      lead="The price list of a wholesaler, from a CSV or Excel file to the server. The sample file has three rows with mistakes, and two that the server refuses."
      about={
        <>
          These files make up the screen. The guide <Link to="/guides/from-excel">From Excel</Link> explains
          them.
        </>
      }
      code={loadCode}
    >
      <PriceImport />
    </ScreenPage>
  );
}
