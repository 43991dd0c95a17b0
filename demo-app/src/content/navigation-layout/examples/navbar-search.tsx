import {Navbar} from '@life-changers/react';
import {useState} from 'react';

const CUSTOMERS = ['Atelier 22', 'Brygga & Co', 'Café Almada', 'Hotel Marlow', 'The Reading Room'];

export default function NavbarSearch() {
  const [text, setText] = useState('');
  const found = CUSTOMERS.filter(name => name.toLowerCase().includes(text.trim().toLowerCase()));

  return (
    <>
      <Navbar
        brandText="Northlight"
        noBreadcrumb
        searchInput={{text: 'Search customers', onChange: setText}}
      />
      <p role="status">{found.length === 0 ? 'No customer matches.' : found.join(', ')}</p>
    </>
  );
}
