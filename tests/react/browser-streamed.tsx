/** Hydrates the streamed page. */
import '@life-changers/react/ssr';
import {StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {StreamedPage} from './streamed-page.js';

hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <StreamedPage />
  </StrictMode>,
  {onRecoverableError: error => console.error('Recoverable:', error)},
);
