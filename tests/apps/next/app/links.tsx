'use client';

import '@life-changers/react/ssr';
import {Navbar, PageContent, PageLayout, Sidebar, useNavigationLinks} from '@life-changers/react';
import {useRouter} from 'next/navigation';
import type {ReactNode} from 'react';

/** Next's `basePath`. */
const basename = '/admin';
const blocks = [
  {
    title: 'Menu',
    links: [
      {text: 'Invite', href: '/admin'},
      {text: 'People', href: '/admin/people'},
    ],
  },
];

/** The frame of every page. Its links use Next's router, which adds the `basePath`. */
export function Links({children}: {children: ReactNode}) {
  const router = useRouter();
  useNavigationLinks(router.push, {basename});
  return (
    <PageLayout>
      <Navbar slot="header" basename={basename} brandText="Team admin" />
      <Sidebar slot="sidebar" basename={basename} navigationBlocks={blocks} />
      <PageContent>{children}</PageContent>
    </PageLayout>
  );
}
