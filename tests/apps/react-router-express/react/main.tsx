import '@life-changers/elements/styles/life-changers.css';
import {registerTranslation} from '@life-changers/elements/core/localization';
import {ar} from '@life-changers/elements/languages/ar';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {createBrowserRouter, Link, Outlet} from 'react-router';
import {RouterProvider} from 'react-router/dom';
import '../shared/page.css';
import {text} from './language.js';
import {NewPatient} from './new-patient.js';
import {loadPatient, loadPatients, Patient, Patients} from './patients.js';

registerTranslation(ar);

function Layout() {
  return (
    <>
      <nav>
        <Link to="/">{text.patients}</Link> <Link to="/patients/new">{text.newPatient}</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

const router = createBrowserRouter([
  {
    element: <Layout />,
    hydrateFallbackElement: <p />,
    children: [
      {path: '/', element: <Patients />, loader: loadPatients},
      {path: '/patients/new', element: <NewPatient />},
      {path: '/patients/:id', element: <Patient />, loader: loadPatient},
    ],
  },
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
