import {NotificationList} from '@life-changers/react';

const start = Date.now();
const notifications = [
  {id: 1, title: 'Hotel Linden has paid', text: 'Invoice 1187, €214.80', date: start - 4 * 60_000},
  {id: 2, title: 'Mina Sahin has a question', date: start - 3 * 3_600_000, href: '/avatars'},
  {id: 3, title: 'The backup is complete', date: start - 26 * 3_600_000, isRead: true},
];

export default function Bell() {
  return <NotificationList button notifications={notifications} />;
}
