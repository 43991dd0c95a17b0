import {Avatar, IconButton, Menu, MenuItem, Navbar, SidebarLink} from '@life-changers/react';
import {useState} from 'react';

const mark = (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2">
    <path d="M5 9h11v5.5a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 14.5zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M9 3v2.5M12.5 3v2.5" />
  </svg>
);

const search = (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5">
    <path d="M8.75 3.5a5.25 5.25 0 1 1 0 10.5 5.25 5.25 0 0 1 0-10.5M12.5 12.5l4 4" />
  </svg>
);

const PAGES = [
  {text: 'Orders', href: '/orders', status: '12 orders wait for the roastery.'},
  {text: 'Customers', href: '/customers', status: 'Three customers are on trial.'},
  {text: 'Reports', href: '/reports', status: 'The report for November is ready.'},
];

const ACCOUNT: Readonly<Record<string, string>> = {
  profile: 'Your profile is open.',
  settings: 'The settings are open.',
  'log-out': 'You are logged out.',
};

export default function NavbarLinks() {
  const [path, setPath] = useState('/orders');
  const [status, setStatus] = useState(PAGES[0]!.status);

  const follow = (event: CustomEvent<{href: string}>) => {
    event.preventDefault();
    const page = PAGES.find(({href}) => href === event.detail.href) ?? PAGES[0]!;
    setPath(page.href);
    setStatus(page.status);
  };

  return (
    <>
      <Navbar
        brand={<>{mark} Northlight</>}
        noBreadcrumb
        actions={
          <>
            <IconButton text="Search" onClick={() => setStatus('Search for a name or a number.')}>
              {search}
            </IconButton>
            <Menu placement="bottom-end" onMenuSelect={({detail}) => setStatus(ACCOUNT[detail.value] ?? '')}>
              <IconButton slot="trigger" round text="Mara Lindqvist">
                <Avatar src="/portrait.svg" size="sm" aria-hidden="true" />
              </IconButton>
              <MenuItem value="profile">Profile</MenuItem>
              <MenuItem value="settings">Settings</MenuItem>
              <hr />
              <MenuItem value="log-out">Log out</MenuItem>
            </Menu>
          </>
        }
        onNavigate={follow}
      >
        <nav slot="links" aria-label="Northlight">
          {PAGES.map(({text, href}) => (
            <SidebarLink key={href} text={text} href={href} current={path} />
          ))}
        </nav>
      </Navbar>
      <p role="status">{status}</p>
    </>
  );
}
