import {Navbar} from '@life-changers/react';
import {useState} from 'react';

export default function NavbarSearchButton() {
  const [presses, setPresses] = useState(0);

  return (
    <>
      <Navbar
        brandText="Acme"
        noBreadcrumb
        searchButton={{text: 'Search', shortcut: '/', onClick: () => setPresses(presses + 1)}}
      />
      <p role="status">The search was opened: {presses}</p>
    </>
  );
}
