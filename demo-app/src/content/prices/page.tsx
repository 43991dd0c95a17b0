import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {ScreenPage} from '../../site/page/screen-page.js';
import Prices from './examples/prices.js';
import './prices.css';

const loadCode = () => import('./examples/prices.tsx?code').then(({default: code}) => code);

/** A whole screen with a table to edit, and its code. */
export default function PricesPage(): ReactNode {
  return (
    <ScreenPage
      title="Prices"
      lead="5,000 prices of a bakery, edited with the keys of a spreadsheet. The server refuses a price below what a piece costs to bake: try €1 for a loaf."
      about={
        <>
          These files make up the screen. The guide <Link to="/guides/editing-tables">Edit tables</Link>{' '}
          explains them.
        </>
      }
      code={loadCode}
    >
      <Prices />
    </ScreenPage>
  );
}
