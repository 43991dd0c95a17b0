import '@life-changers/elements/styles/life-changers.css';
import {StrictMode, type ComponentType} from 'react';
import {createRoot} from 'react-dom/client';
import {createBrowserRouter, Navigate, type RouteObject} from 'react-router';
import {RouterProvider} from 'react-router/dom';
import './clinic.css';
import {ErrorPage} from './error-page.js';
import {Frame} from './frame.js';
import {firstLanguage, LanguageProvider, loadLanguage} from './language.js';
import {NotFound} from './not-found.js';
import {request} from './requests.js';
import {SessionProvider, type SessionData} from './session.js';
import {SignInPage} from './sign-in-page.js';

/** A page whose code loads when it is opened. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({Component: await load()}),
});

const router = createBrowserRouter([
  {path: '/sign-in', element: <SignInPage />, errorElement: <ErrorPage />},
  {
    element: <Frame />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <p />,
    children: [
      {index: true, element: <Navigate to="/patients" replace />},
      page('/patients', async () => (await import('./patients/patients-page.js')).PatientsPage),
      page('/intake', async () => (await import('./intake/intake-page.js')).IntakePage),
      page(
        '/appointments',
        async () => (await import('./appointments/appointments-page.js')).AppointmentsPage,
      ),
      page('/prices', async () => (await import('./prices-page.js')).PricesPage),
      page('/settings', async () => (await import('./settings/settings-page.js')).SettingsPage),
      {path: '*', element: <NotFound />},
    ],
  },
]);

const [start] = await Promise.all([
  request<SessionData>('GET', '/session').catch(() => ({user: null, permissions: null})),
  loadLanguage(firstLanguage()),
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LanguageProvider>
      <SessionProvider start={start}>
        <RouterProvider router={router} />
      </SessionProvider>
    </LanguageProvider>
  </StrictMode>,
);
