import {NotificationList} from '@life-changers/react';

const notifications = [
  {id: 1, title: 'Hotel Linden has paid', text: 'Invoice 1187, €214.80', date: '2026-03-02T14:20'},
  {id: 2, title: 'Mina Sahin has a question', date: '2026-03-02T11:05', href: '/avatars'},
  {id: 3, title: 'The backup is complete', date: '2026-03-01T02:00', isRead: true},
];

export default function Bell() {
  return <NotificationList button notifications={notifications} />;
}
