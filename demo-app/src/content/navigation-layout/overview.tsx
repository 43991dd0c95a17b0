import {
  Avatar,
  IconButton,
  Navbar,
  PageContent,
  PageLayout,
  Sidebar,
  SidebarGroup,
  SidebarLink,
} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const ignore = () => {};
const stay = (event: Event) => event.preventDefault();

const READY = [
  ['Gravel bike, size M', 'Noor Bakker'],
  ['Child’s bike, 20 inches', 'Tomás Ribeiro'],
  ['Cargo bike, electric', 'Café Hansen'],
  ['Touring bike, size L', 'Lea Fontaine'],
  ['Folding bike', 'Adam Nowak'],
] as const;

export const overview: OverviewProps = {
  width: 'full',
  states: {
    'Bar with a search field': (
      <Navbar
        brandText="Spoke"
        location="/repairs/gravel-bike"
        breadcrumbLabel="Path to the repair"
        breadcrumbLabels={{repairs: 'Repairs', 'gravel-bike': 'Gravel bike'}}
        searchInput={{text: 'Search repairs', onChange: ignore}}
        callToAction={{text: 'New repair', onClick: ignore}}
        onNavigate={stay}
      />
    ),
    'Bar with links': (
      <Navbar
        brandText="Spoke"
        noBreadcrumb
        onNavigate={stay}
        actions={
          <IconButton text="Ines Wagner" round onClick={ignore}>
            <Avatar src="/sample-profile.svg" name="" size="sm" aria-hidden="true" />
          </IconButton>
        }
      >
        <nav slot="links" aria-label="Spoke">
          {['Repairs', 'Bikes', 'Spare parts', 'Customers'].map(text => (
            <SidebarLink key={text} text={text} href={`/${text}`} current="/Repairs" />
          ))}
        </nav>
      </Navbar>
    ),
    'Bar with a search button and notifications': (
      <Navbar
        brandText="Spoke"
        noBreadcrumb
        searchButton={{text: 'Find a part', onClick: ignore}}
        notificationCount={4}
        onNotifications={ignore}
        onSettings={ignore}
        onLogOut={ignore}
        onNavigate={stay}
      />
    ),
    Links: (
      <nav aria-label="Repairs">
        <SidebarGroup
          title="Repairs"
          current="/repairs/today"
          onNavigate={stay}
          links={[
            {text: 'Due today', href: '/repairs/today'},
            <SidebarLink text="Waiting" open>
              <SidebarLink text="For a part" href="/repairs/part" />
              <SidebarLink text="For the customer" href="/repairs/customer" />
            </SidebarLink>,
          ]}
        />
      </nav>
    ),
    'Layout with a sidebar': (
      <div className="box">
        <PageLayout breakpoint={36}>
          <Navbar slot="header" brandText="Spoke" noBreadcrumb onLogOut={ignore} onNavigate={stay} />
          <Sidebar
            slot="sidebar"
            label="Bike shop"
            current="/bikes"
            profile={{profileName: 'Ines Wagner', profilePosition: 'Mechanic'}}
            navigationBlocks={[
              {
                title: 'Shop',
                links: [
                  {text: 'Bikes', href: '/bikes'},
                  {text: 'Spare parts', href: '/parts'},
                ],
              },
            ]}
            onNavigate={stay}
          />
          <PageContent width="text">
            <h3>Ready for their owners</h3>
            <ul className="lines">
              {READY.map(([bike, owner]) => (
                <li key={bike}>
                  <span>{bike}</span> {owner}
                </li>
              ))}
            </ul>
          </PageContent>
        </PageLayout>
      </div>
    ),
  },
  use: [
    'The frame of an app with more than a few pages: a bar, a sidebar, and the content.',
    'One layout for a large screen and for a phone, where the sidebar is a drawer.',
    'A bar alone, for an app with few pages or for a public site.',
  ],
  avoid: [
    ['Parts of one page that share one place:', '/tabs'],
    ['Where a page is among the pages above it:', '/breadcrumbs'],
    ['Actions that belong to a button:', '/menus'],
    ['A panel that users open and close beside the content:', '/drawers'],
  ],
};
