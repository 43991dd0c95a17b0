import {Navbar} from '@life-changers/react';
import {useState} from 'react';

const PEOPLE = ['Ada Lovelace', 'Edsger Dijkstra', 'Grace Hopper', 'Katherine Johnson', 'Margaret Hamilton'];

export default function NavbarSearch() {
  const [text, setText] = useState('');
  const found = PEOPLE.filter(name => name.toLowerCase().includes(text.trim().toLowerCase()));

  return (
    <>
      <Navbar brandText="Acme" noBreadcrumb searchInput={{text: 'Search people', onChange: setText}} />
      <p role="status">{found.length === 0 ? 'No matches.' : found.join(', ')}</p>
    </>
  );
}
