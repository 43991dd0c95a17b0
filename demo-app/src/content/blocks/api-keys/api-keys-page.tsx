import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './api-keys.js';
import './api-keys.css';

const loadCode = () => import('./api-keys-code.js');

/** The block with its files. */
export default function ApiKeysPage(): ReactNode {
  return (
    <BlockPage
      name="api-keys"
      lead="The keys of an API. A new one is shown only once, with a button that copies it, and one that is revoked stops at once, after a question."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/api-keys.html"
    />
  );
}
