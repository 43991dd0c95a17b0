import {NotificationList} from '@life-changers/react';
import {useState} from 'react';

const all = ['Anna', 'Bo', 'Cleo', 'Dag', 'Eva', 'Finn'].map((name, index) => ({
  id: name,
  title: `${name} has signed the minutes`,
  date: `2026-03-0${6 - index}T09:00`,
  isRead: index > 0,
}));

export default function Older() {
  const [count, setCount] = useState(2);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);

  const load = (reason: 'more' | 'retry') => {
    setLoading(true);
    setTimeout(() => {
      setLoading(false);
      setFailed(reason === 'more' && count === 2);
      if (reason === 'retry' || count > 2) setCount(count + 2);
    }, 800);
  };

  return (
    <NotificationList
      notifications={all.slice(0, count)}
      groupBy="none"
      headingLevel={3}
      hasMore={count < all.length}
      loading={loading}
      failed={failed}
      onNotificationLoad={event => load(event.detail.reason)}
    />
  );
}
