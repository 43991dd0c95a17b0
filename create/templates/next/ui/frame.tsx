'use client';

import {useRouter} from 'next/navigation';
import type {ReactNode} from 'react';
// #if forms&signIn
import type {User} from '../shared/user.js';
// #end
import {AppFrame} from './app-frame';

/** The frame of the pages, whose links use the router of Next. */
// #if forms&signIn
export function Frame({user, children}: {user: User; children: ReactNode}) {
// #else
export function Frame({children}: {children: ReactNode}) {
// #end
  const router = useRouter();
  return (
    // #if forms&signIn
    <AppFrame user={user} navigate={path => router.push(path)}>
    // #else
    <AppFrame navigate={path => router.push(path)}>
    // #end
      {children}
    </AppFrame>
  );
}
