// #if signIn
import {redirect} from 'next/navigation';
// #end
import type {ReactNode} from 'react';
import {Frame} from '../../ui/frame';
// #if signIn
import {currentUser} from '../api';

/** Only users see the pages inside. */
export default async function FrameLayout({children}: {children: ReactNode}) {
  const user = await currentUser();
  if (user === null) redirect('/sign-in');
// #else

export default function FrameLayout({children}: {children: ReactNode}) {
// #end
  // #if forms&signIn
  return <Frame user={user}>{children}</Frame>;
  // #else
  return <Frame>{children}</Frame>;
  // #end
}
