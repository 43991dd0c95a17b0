import {
  Button,
  Navbar,
  PageContent,
  PageLayout,
  Sidebar,
  Typography,
  type NavigationBlock,
} from '@life-changers/react';
import {useState} from 'react';

const navigationBlocks: readonly NavigationBlock[] = [
  {
    title: 'Main menu',
    links: [
      {text: 'Overview', href: '/overview'},
      {
        text: 'Teams',
        links: [
          {text: 'Product', href: '/teams/product'},
          {text: 'Research', href: '/teams/research'},
        ],
      },
      {text: 'Reports', href: '/reports'},
    ],
  },
];

const NEWS: Readonly<Record<string, string>> = {
  '/overview': 'Three telescopes observe tonight. The sky is clear until midnight.',
  '/teams/product': 'The product team plans the visit of 40 guests.',
  '/teams/research': 'The research team waits for data from the north dome.',
  '/reports': 'The report about the spring is ready to read.',
  '/reports/new': 'The new report is a draft.',
  '/notifications': 'You have read all notifications.',
  '/settings': 'The observatory is in Tromsø, in the time zone CET.',
  '/logged-out': 'You are logged out.',
};

const TELESCOPES = [
  {name: 'North dome', target: 'Andromeda, from 21:30'},
  {name: 'South dome', target: 'Saturn, from 22:00'},
  {name: 'Radio dish', target: 'A pulsar, until 03:45'},
];

export default function Layout() {
  const [path, setPath] = useState('/overview');
  const [query, setQuery] = useState('');
  const [isNarrow, setIsNarrow] = useState(false);

  const follow = (event: CustomEvent<{href: string}>) => {
    event.preventDefault();
    setPath(event.detail.href);
  };

  return (
    <>
      <div className={isNarrow ? 'box is-narrow' : 'box'}>
        <PageLayout breakpoint={36}>
          <Navbar
            slot="header"
            sticky
            brandText="Observatory"
            location={path}
            breadcrumbLabel="Path in the observatory"
            searchInput={{text: 'Search reports', onChange: setQuery}}
            callToAction={{text: 'New report', onClick: () => setPath('/reports/new')}}
            onNotifications={() => setPath('/notifications')}
            onLogOut={() => setPath('/logged-out')}
            onNavigate={follow}
          />
          <Sidebar
            slot="sidebar"
            label="Observatory"
            current={path}
            navigationBlocks={navigationBlocks}
            settingsLinks={[{text: 'Settings', href: '/settings'}]}
            onNavigate={follow}
          />
          <PageContent width="text">
            <Typography variant="lead">{NEWS[path] ?? 'Choose a page in the menu.'}</Typography>
            <ul className="lines">
              {TELESCOPES.map(({name, target}) => (
                <li key={name}>
                  <strong>{name}</strong> {target}
                </li>
              ))}
            </ul>
            {query !== '' && <Typography>You are looking for “{query}”.</Typography>}
          </PageContent>
        </PageLayout>
      </div>
      <Button
        text={isNarrow ? 'Wide layout' : 'Narrow layout'}
        variant="secondary"
        onClick={() => setIsNarrow(!isNarrow)}
      />
    </>
  );
}
