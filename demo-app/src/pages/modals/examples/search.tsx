import {SearchModal} from '@life-changers/react';
import {PEOPLE} from 'api-stub/people';
import {useState} from 'react';

const everybody = PEOPLE.map(person => ({
  text: person.realName,
  description: person.character,
  value: person,
}));

const find = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return everybody.filter(person => `${person.text} ${person.description}`.toLowerCase().includes(wanted));
};

export default function Search() {
  const [people, setPeople] = useState(everybody);
  const [chosen, setChosen] = useState('Nobody is chosen.');

  return (
    <>
      <SearchModal
        searchText="Search people..."
        searchOnChange={text => setPeople(find(text))}
        results={people}
        onSelect={({detail}) => setChosen(`Chosen: ${detail.result.text}`)}
      />
      <p role="status">{chosen}</p>
    </>
  );
}
