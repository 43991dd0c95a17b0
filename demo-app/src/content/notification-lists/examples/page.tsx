import {NotificationList} from '@life-changers/react';
import {useState} from 'react';

const notifications = [
  {
    id: 1,
    title: 'Lev Aronov wants to join the bakery',
    date: '2026-03-02T14:20',
    actions: [
      {label: 'Accept', action: 'accept'},
      {label: 'Decline', action: 'decline'},
    ],
  },
  {
    id: 2,
    title: 'Rye flour is low',
    text: '40 kg are left, enough until Saturday.',
    date: '2026-03-01T17:45',
    type: 'warning',
    href: '/callouts',
  },
  {id: 3, title: 'Oven two was repaired', date: '2026-02-21T08:30', type: 'success', isRead: true},
] as const;

export default function Page() {
  const [answer, setAnswer] = useState('');

  return (
    <>
      <NotificationList
        notifications={notifications}
        headingLevel={3}
        removable
        onNotificationAction={event => setAnswer(event.detail.action)}
        onNavigate={event => event.preventDefault()}
      />
      <p role="status">{answer && `Your answer: ${answer}`}</p>
    </>
  );
}
