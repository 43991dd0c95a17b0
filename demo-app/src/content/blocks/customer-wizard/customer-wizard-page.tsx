import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './customer-wizard.js';
import './customer-wizard.css';

const loadCode = () => import('./customer-wizard-code.js');

/** The block with its files. */
export default function CustomerWizardPage(): ReactNode {
  return (
    <BlockPage
      name="customer-wizard"
      lead="A new customer in four steps. Each is checked before the next, the last one shows all entries, and a refusal of the server leads back to its field."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/customer-wizard.html"
    />
  );
}
