// #if next
'use client';

// #end
// #if forms&signIn
import {checkPermission} from '@life-changers/elements/core/permissions';
// #end
import {Navbar, PageContent, PageLayout, Sidebar, useNavigationLinks} from '@life-changers/react';
import type {ReactNode} from 'react';
// #if forms&signIn
import type {User} from '../shared/user.js';
import {ADD_PEOPLE} from './queries';
// #end

interface AppFrameProps {
  // #if forms&signIn
  user: User;
  // #end
  /** Goes to a page with the router. */
  navigate: (path: string) => unknown;
  children: ReactNode;
}

/** What is around every page. */
// #if forms&signIn
export function AppFrame({user, navigate, children}: AppFrameProps) {
// #else
export function AppFrame({navigate, children}: AppFrameProps) {
// #end
  useNavigationLinks(navigate);
  const links = [
    {text: 'Home', href: '/'},
    // #if tables
    {text: 'People', href: '/people', exact: true},
    // #end
    // #if forms&signIn
    ...(checkPermission(user.permissions, ADD_PEOPLE) ? [{text: 'Add a person', href: '/people/new'}] : []),
    // #end
    // #if forms&!signIn
    {text: 'Add a person', href: '/people/new'},
    // #end
  ];
  return (
    <PageLayout>
      {/* #if signIn */}
      <Navbar slot="header" brandText="{{name}}" noBreadcrumb onLogOut={() => void signOut()} />
      {/* #else */}
      <Navbar slot="header" brandText="{{name}}" noBreadcrumb />
      {/* #end */}
      <Sidebar slot="sidebar" navigationBlocks={[{links}]} />
      <PageContent>{children}</PageContent>
    </PageLayout>
  );
}
// #if signIn

async function signOut() {
  const response = await fetch('/api/session', {method: 'DELETE'});
  if (response.ok) location.assign('/sign-in');
}
// #end
