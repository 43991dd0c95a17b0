import {Sidebar, type NavigationBlock} from '@life-changers/react';
import {useState} from 'react';

const navigationBlocks: readonly NavigationBlock[] = [
  {
    title: 'Workshop',
    links: [
      {text: 'Home', href: '/'},
      {
        text: 'Forms',
        links: [
          {text: 'Text inputs', href: '/text-inputs'},
          {text: 'Selects', href: '/selects'},
          {text: 'Sliders', href: '/sliders'},
        ],
      },
      {
        text: 'Data',
        links: [
          {text: 'Tables', href: '/tables'},
          {text: 'Charts', href: '/charts'},
        ],
      },
    ],
  },
  {
    title: 'New events',
    groupClass: 'events',
    links: [{text: '12 May · Open day'}, {text: '3 June · Release'}, {text: '21 June · Retrospective'}],
  },
];

export default function SidebarWithProfile() {
  const [path, setPath] = useState('/selects');

  return (
    <>
      <div className="box">
        <Sidebar
          label="Workshop"
          current={path}
          profile={{
            imageSrc: '/portrait.svg',
            imageAlt: 'Your profile',
            imageLink: '/users',
            profileName: 'Ada Lovelace',
            profilePosition: 'Analyst',
            profileSummaryStats: [
              {statValue: '12', statLabel: 'Projects'},
              {statValue: '48', statLabel: 'Reviews'},
            ],
          }}
          navigationBlocks={navigationBlocks}
          settingsLinks={[{text: 'Settings', href: '/settings'}]}
          onNavigate={event => {
            event.preventDefault();
            setPath(event.detail.href);
          }}
        />
      </div>
      <p role="status">The current path: {path}</p>
    </>
  );
}
