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
            <Typography variant="lead">This is {path}.</Typography>
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
