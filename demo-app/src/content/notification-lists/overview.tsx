import {NotificationList} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const sent = (id: number, title: string) => ({id, title, date: '2026-03-01'});

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    'With unread ones': (
      <NotificationList
        title="News"
        groupBy="none"
        notifications={[sent(1, 'The ferry is late'), {...sent(2, 'Snow on the pass'), isRead: true}]}
      />
    ),
    'Of each type': (
      <NotificationList
        title="Today’s builds"
        groupBy="none"
        notifications={[
          {...sent(1, 'Site is online'), type: 'success', isRead: true},
          {...sent(2, 'Docs were not changed'), type: 'info', isRead: true},
          {...sent(3, 'Tests are slow'), type: 'warning', isRead: true},
          {...sent(4, 'App was not built'), type: 'error', isRead: true},
        ]}
      />
    ),
    'In groups': (
      <NotificationList
        title="All rooms"
        groupBy="group"
        removable
        notifications={[
          {...sent(1, 'Key is missing'), group: 'Study'},
          {...sent(2, 'Window is open'), group: 'Attic', isRead: true},
        ]}
      />
    ),
    'A bell': <NotificationList title="Bell" button notifications={[sent(1, 'A'), sent(2, 'B')]} />,
    Empty: <NotificationList title="Nothing yet" notifications={[]} />,
    Loading: <NotificationList title="Still loading" loading />,
    Failed: <NotificationList title="Failed to load" failed />,
  },
  use: [
    'What happened while a user was away, with what is still unread.',
    'What toasts have said, for users who did not look or could not read so fast.',
  ],
  avoid: [
    ['A short message about what the user just did:', '/toasts'],
    ['What users must know before a step:', '/callouts'],
    ['The history of one thing:', '/timelines'],
  ],
};
