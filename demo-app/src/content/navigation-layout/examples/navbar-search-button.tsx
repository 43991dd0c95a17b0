import {Navbar} from '@life-changers/react';
import {useState} from 'react';

export default function NavbarSearchButton() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Navbar
        brandText="Northlight"
        noBreadcrumb
        searchButton={{text: 'Search', shortcut: '/', onClick: () => setIsOpen(true)}}
      />
      <p role="status">{isOpen ? 'Your app opens its search here.' : 'Press / from anywhere.'}</p>
    </>
  );
}
