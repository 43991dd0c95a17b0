import {
  Button,
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
  const [isNarrow, setIsNarrow] = useState(false);

  return (
    <>
      <div className={isNarrow ? 'box is-narrow' : 'box'}>
        <PageLayout breakpoint={36}>
          <div slot="header" className="box-header">
            Observatory
          </div>
          <Sidebar
            slot="sidebar"
            label="Observatory"
            current={path}
            navigationBlocks={navigationBlocks}
            settingsLinks={[{text: 'Settings', href: '/settings'}]}
            onNavigate={event => {
              event.preventDefault();
              setPath(event.detail.href);
            }}
          />
          <PageContent width="text">
            <Typography variant="lead">This is {path}.</Typography>
          </PageContent>
        </PageLayout>
      </div>
      <Button
        text={isNarrow ? 'Give it its width back' : 'Make it narrow'}
        variant="secondary"
        onClick={() => setIsNarrow(!isNarrow)}
      />
    </>
  );
}
