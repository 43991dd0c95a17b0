/** Hydrates the page of controls. */
import '@life-changers/react/ssr';
import {StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {ControlsPage} from './controls-page.js';

hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <ControlsPage />
  </StrictMode>,
  {onRecoverableError: error => console.error('Recoverable:', error)},
);
