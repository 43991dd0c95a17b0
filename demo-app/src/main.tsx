import '@life-changers/elements/styles/tokens.css';
import './styles/font.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/theme-switch.css';
import './styles/page.css';
import './styles/example.css';
import './styles/forms.css';
import './styles/code.css';
import './styles/home.css';
import './styles/theming.css';
import './styles/layout.css';
import './styles/api.css';
import './styles/tables.css';
import './styles/performance.css';
import './styles/permissions.css';
import './styles/breadcrumbs.css';
import './styles/guides.css';
import './styles/search.css';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {BrowserRouter} from 'react-router-dom';
import {notFound, routes} from './routes.js';
import {Frame} from './shell/frame.js';
import {removeServiceWorkers} from './shell/remove-service-workers.js';

removeServiceWorkers().catch((cause: unknown) =>
  console.warn('Old service workers could not be removed:', cause),
);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <Frame routes={routes} notFound={notFound} />
    </BrowserRouter>
  </StrictMode>,
);
