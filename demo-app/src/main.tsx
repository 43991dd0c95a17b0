import '@life-changers/react/ssr';
import '@life-changers/elements/styles/tokens.css';
import './styles/font.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/theme-switch.css';
import './styles/page.css';
import './styles/example.css';
import './styles/component-page.css';
import './styles/workbench.css';
import './styles/forms.css';
import './styles/code.css';
import './styles/chosen.css';
import './styles/home.css';
import './styles/order-states.css';
import './styles/scene.css';
import './styles/progress.css';
import './styles/theming.css';
import './styles/presets.css';
import './styles/tokens.css';
import './styles/layout.css';
import './styles/print.css';
import './styles/api.css';
import './styles/tables.css';
import './styles/performance.css';
import './styles/permissions.css';
import './styles/breadcrumbs.css';
import './styles/guides.css';
import './styles/search.css';
import './styles/gallery.css';
import './styles/mark.css';
import './styles/thumbnails.css';
import {StrictMode} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {BrowserRouter} from 'react-router-dom';
import {notFound, routes} from './routes.js';
import {Frame} from './site/frame/frame.js';
import {placeToasts} from './site/frame/place-toasts.js';
import {preloadPage} from './site/hydration/preload-page.js';

const root = document.getElementById('root')!;
/** The build has rendered all pages but that for unknown addresses (`scripts/site/render-pages.mjs`). */
const isRendered = root.hasChildNodes();
const app = (
  <StrictMode>
    <BrowserRouter>
      <Frame routes={routes} notFound={notFound} isRendered={isRendered} />
    </BrowserRouter>
  </StrictMode>
);

void placeToasts();
if (isRendered) {
  preloadPage(root);
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}
