import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './pricing.js';
import './pricing.css';

const loadCode = () => import('./pricing-code.js');

/** The block with its files. */
export default function PricingPage(): ReactNode {
  return (
    <BlockPage
      name="pricing"
      lead="Three plans with prices by the month or the year, a comparison, and answers. A plan is chosen at once, and the server can refuse it."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/pricing.html"
    />
  );
}
