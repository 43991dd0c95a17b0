import {Button, Navbar} from '@life-changers/react';
import {useState} from 'react';

export default function NavbarNotifications() {
  const [count, setCount] = useState(3);
  const [status, setStatus] = useState('Three orders came in since yesterday.');

  return (
    <>
      <Navbar
        brandText="Northlight"
        location="/reports"
        breadcrumbLabel="Path to the reports"
        notificationCount={count}
        onNotifications={() => {
          setCount(0);
          setStatus('All notifications are read.');
        }}
        onSettings={() => setStatus('The settings are open.')}
        onLogOut={() => setStatus('You are logged out.')}
      />
      <Button text="Receive an order" variant="secondary" size="sm" onClick={() => setCount(count + 1)} />
      <p role="status">{status}</p>
    </>
  );
}
