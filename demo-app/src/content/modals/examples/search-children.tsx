import {SearchModal} from '@life-changers/react';
import {PEOPLE} from 'api-stub/people';
import {useState} from 'react';

export default function SearchChildren() {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const people = PEOPLE.filter(person => person.realName.toLowerCase().includes(wanted));

  return (
    <SearchModal searchText="Who is alive?" searchOnChange={setText}>
      <ul>
        {people.map(person => (
          <li key={person.realName}>
            <strong>{person.realName}</strong>, {person.character}: {person.alive ? 'alive' : 'dead'}
          </li>
        ))}
      </ul>
      <p role="status">{people.length === 1 ? '1 person' : `${people.length} people`}</p>
    </SearchModal>
  );
}
