// #if signIn
import {Outlet, redirect, useNavigate} from 'react-router';
// #else
import {Outlet, useNavigate} from 'react-router';
// #end
import {AppFrame} from '../../ui/app-frame';
// #if signIn
import {userOf} from '../api.server';
import type {Route} from './+types/frame';

/** Only users see the pages inside. */
export function loader({request}: Route.LoaderArgs) {
  const user = userOf(request);
  if (user === null) throw redirect('/sign-in');
  return user;
}
// #end

// #if forms&signIn
export default function Frame({loaderData}: Route.ComponentProps) {
// #else
export default function Frame() {
// #end
  return (
    // #if forms&signIn
    <AppFrame user={loaderData} navigate={useNavigate()}>
    // #else
    <AppFrame navigate={useNavigate()}>
    // #end
      <Outlet />
    </AppFrame>
  );
}
