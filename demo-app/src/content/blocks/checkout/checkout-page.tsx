import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './checkout.js';
import './checkout.css';

const loadCode = () => import('./checkout-code.js');

/** The block with its files. */
export default function CheckoutPage(): ReactNode {
  return (
    <BlockPage
      name="checkout"
      lead="A checkout beside the basket. Quantities, the delivery, and a discount change the total at once, and the bank can refuse the card."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/checkout.html"
    />
  );
}
