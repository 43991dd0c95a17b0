import {SidebarGroup, SidebarLink} from '@life-changers/react';

const icon = (path: string) => (
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5">
    <path d={path} />
  </svg>
);

const people = icon('M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 17c0-3 2.7-5 6-5s6 2 6 5');
const note = icon('M4.5 2.5h11v15h-11zM7.5 7h5M7.5 10.5h5');
const letter = icon('M2.5 5h15v10.5h-15zM3 5.5l7 6 7-6');

export default function Links() {
  return (
    <nav aria-label="Address book" className="column">
      <SidebarGroup
        title="Address book"
        current="/people/7?tab=notes"
        links={[
          {text: 'People', href: '/people', icon: people},
          {text: 'Only the list of people', href: '/people', exact: true, icon: people},
          {text: 'Notes', href: '?tab=notes', icon: note},
          <SidebarLink text="Letters" icon={letter} open>
            <SidebarLink text="Received" href="/letters/received" />
            <SidebarLink text="Sent" href="/letters/sent" />
          </SidebarLink>,
        ]}
      />
    </nav>
  );
}
