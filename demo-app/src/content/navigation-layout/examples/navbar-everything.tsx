import {IconButton, Navbar} from '@life-changers/react';
import {useState} from 'react';

const mark = (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill="currentColor" opacity="0.15" />
    <path d="M7 15.5 12 6l5 9.5" fill="none" stroke="currentColor" strokeWidth="2.25" />
  </svg>
);

const help = (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5">
    <circle cx="10" cy="10" r="7.25" />
    <path d="M8 8.1a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.4m0 2.1v.2" />
  </svg>
);

const stay = (event: Event) => event.preventDefault();

export default function NavbarEverything() {
  const [status, setStatus] = useState('The spring report is ready.');

  return (
    <>
      <Navbar
        brand={<>{mark} Northlight</>}
        location="/reports/spring"
        breadcrumbLabel="Path to the report"
        searchButton={{text: 'Search', onClick: () => setStatus('Search reports by title or author.')}}
        callToAction={{text: 'New report', onClick: () => setStatus('The new report is a draft.')}}
        actions={
          <IconButton text="Help" onClick={() => setStatus('Help opens in a new window.')}>
            {help}
          </IconButton>
        }
        notificationCount={120}
        onNotifications={() => setStatus('120 people commented on the report.')}
        onSettings={() => setStatus('The settings are open.')}
        onLogOut={() => setStatus('You are logged out.')}
        onNavigate={stay}
      />
      <p role="status">{status}</p>
    </>
  );
}
