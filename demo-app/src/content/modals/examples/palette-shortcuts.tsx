import type {SearchResult} from '@life-changers/elements/search-modal';
import '@life-changers/elements/command-palette';
import {SearchModal} from '@life-changers/react';
import {useMemo, useState} from 'react';

export default function PaletteShortcuts() {
  const [done, setDone] = useState('Nothing yet.');

  const entries = useMemo<readonly SearchResult[]>(
    () => [
      {text: 'New invoice', shortcut: 'mod+shift+l', run: () => setDone('A new invoice was created.')},
      {text: 'Send the reminders', run: () => setDone('The reminders were sent.')},
      {
        text: 'Sort',
        entries: ['By date', 'By customer', 'By amount'].map(text => ({
          text,
          run: () => setDone(`Sorted ${text.toLowerCase()}.`),
        })),
      },
    ],
    [],
  );

  return (
    <>
      <SearchModal searchText="Invoice commands..." entries={entries} rememberAs="invoice-commands" />
      <p role="status">{done}</p>
    </>
  );
}
