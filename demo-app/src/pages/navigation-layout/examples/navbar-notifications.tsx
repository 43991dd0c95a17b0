import {Button, Navbar} from '@life-changers/react';
import {useState} from 'react';

export default function NavbarNotifications() {
  const [count, setCount] = useState(3);
  const [last, setLast] = useState('nothing yet');

  return (
    <>
      <Navbar
        brandText="Acme"
        location="/reports"
        breadcrumbLabel="Path to the reports"
        notificationCount={count}
        onNotifications={() => {
          setCount(0);
          setLast('notifications');
        }}
        onSettings={() => setLast('settings')}
        onLogOut={() => setLast('log out')}
      />
      <Button text="Another notification" variant="secondary" size="sm" onClick={() => setCount(count + 1)} />
      <p role="status">Pressed last: {last}</p>
    </>
  );
}
