/** Hydrates the page of a form. */
import '@life-changers/react/ssr';
import {StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {FormPage} from './form-page.js';

hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <FormPage />
  </StrictMode>,
  {onRecoverableError: error => console.error('Recoverable:', error)},
);
