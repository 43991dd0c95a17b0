import type {SearchResult} from '@life-changers/elements/search-modal';
import '@life-changers/elements/command-palette';
import {SearchModal} from '@life-changers/react';
import {PEOPLE} from 'api-stub/people';
import {useMemo, useState} from 'react';

const STATUSES = ['Draft', 'In review', 'Published'];

/** Stands in for a server, which would get the text in a request, with the signal. */
async function findPeople(text: string): Promise<readonly SearchResult[]> {
  await new Promise(resolve => setTimeout(resolve, 500));
  const wanted = text.trim().toLowerCase();
  return PEOPLE.filter(({realName}) => realName.toLowerCase().includes(wanted)).map(person => ({
    text: person.realName,
    description: person.character,
    group: 'People',
  }));
}

export default function CommandPalette() {
  const [done, setDone] = useState('Nothing yet.');

  const entries = useMemo<readonly SearchResult[]>(
    () => [
      {
        text: 'New article',
        description: 'Starts with an empty page',
        group: 'Article',
        run: () => setDone('A new article was created.'),
      },
      {
        text: 'Change the status',
        group: 'Article',
        entries: STATUSES.map(text => ({text, run: () => setDone(`The status is "${text}".`)})),
      },
      {text: 'Assign to a person', group: 'Article', loadResults: findPeople},
      {text: 'Pagination of tables', href: '/tables', group: 'Help'},
    ],
    [],
  );

  return (
    <>
      <SearchModal
        searchText="Type a command..."
        entries={entries}
        onSelect={({detail}) => {
          if (detail.result.group === 'People') setDone(`Assigned to ${detail.result.text}.`);
        }}
      />
      <p role="status">{done}</p>
    </>
  );
}
