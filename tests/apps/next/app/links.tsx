'use client';

import {Navbar, PageContent, PageLayout, Sidebar, useNavigationLinks} from '@life-changers/react';
import {useRouter} from 'next/navigation';
import type {ReactNode} from 'react';

const blocks = [
  {
    title: 'Menu',
    links: [
      {text: 'Invite', href: '/admin'},
      {text: 'People', href: '/admin/people'},
    ],
  },
];

/** The frame of every page. Its links go through Next's router, which adds the `basePath` itself. */
export function Links({children}: {children: ReactNode}) {
  const router = useRouter();
  useNavigationLinks(path => router.push(path), {basename: '/admin'});
  return (
    <PageLayout>
      <Navbar slot="header" brandText="Team admin" brandHref="/admin" />
      <Sidebar slot="sidebar" navigationBlocks={blocks} />
      <PageContent>{children}</PageContent>
    </PageLayout>
  );
}
