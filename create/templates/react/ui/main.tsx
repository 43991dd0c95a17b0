import '@life-changers/elements/styles/life-changers.css';
import '../theme.css';
// #if translated
import '../shared/language.js';
// #end
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
// #if forms&signIn
import {createBrowserRouter, Outlet, redirect, useNavigate, useRouteLoaderData} from 'react-router';
// #end
// #if signIn&!forms
import {createBrowserRouter, Outlet, redirect, useNavigate} from 'react-router';
// #end
// #if !signIn
import {createBrowserRouter, Outlet, useNavigate} from 'react-router';
// #end
import {RouterProvider} from 'react-router/dom';
// #if signIn
import type {User} from '../shared/user.js';
// #end
import {AppFrame} from './app-frame';
import {Home} from './home';
// #if signIn

/** Loads who is signed in, before any page. */
async function loadUser(): Promise<User> {
  const response = await fetch('/api/session');
  if (!response.ok) throw response;
  const {user} = (await response.json()) as {user: User | null};
  if (user === null) throw redirect('/sign-in');
  return user;
}
// #if forms

const useUser = () => useRouteLoaderData<typeof loadUser>('frame')!;
// #end
// #end

function Frame() {
  return (
    // #if forms&signIn
    <AppFrame user={useUser()} navigate={useNavigate()}>
      // #else
    <AppFrame navigate={useNavigate()}>
      // #end
      <Outlet />
    </AppFrame>
  );
}
// #if forms&signIn

async function loadAddPerson() {
  const {NewPerson} = await import('./new-person');
  return {Component: () => <NewPerson user={useUser()} />};
}
// #end

/** A page loads its table or its form when it is opened. */
const router = createBrowserRouter([
  // #if signIn
  {
    path: '/sign-in',
    lazy: async () => ({Component: (await import('./sign-in')).SignIn}),
    hydrateFallbackElement: <p />,
  },
  // #end
  {
    // #if signIn
    id: 'frame',
    loader: loadUser,
    // #end
    hydrateFallbackElement: <p />,
    element: <Frame />,
    children: [
      {path: '/', element: <Home />},
      // #if tables
      {path: '/people', lazy: async () => ({Component: (await import('./people')).People})},
      // #end
      // #if forms&signIn
      {path: '/people/new', lazy: loadAddPerson},
      // #end
      // #if forms&!signIn
      {path: '/people/new', lazy: async () => ({Component: (await import('./new-person')).NewPerson})},
      // #end
    ],
  },
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
