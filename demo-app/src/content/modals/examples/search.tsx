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
  const [chosen, setChosen] = useState('No one is selected.');

  return (
    <>
      <SearchModal
        searchText="Search people..."
        searchOnChange={text => setPeople(find(text))}
        results={people}
        onSelect={({detail}) => setChosen(`Selected: ${detail.result.text}`)}
      />
      <p role="status">{chosen}</p>
    </>
  );
}
