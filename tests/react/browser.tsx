/** Hydrates the page. */
import '@life-changers/react/ssr';
import {StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {Page} from './page.js';

hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <Page />
  </StrictMode>,
  {onRecoverableError: error => console.error('Recoverable:', error)},
);
