import type {SearchResult} from '@life-changers/elements/search-modal';
import '@life-changers/elements/command-palette';
import {SearchModal} from '@life-changers/react';
import {PEOPLE} from 'api-stub/people';
import {useMemo, useState} from 'react';

const ORDERS = ['Order 1041', 'Order 1042', 'Order 1057'];

/** Stands in for two servers, of which one is slower, and fails at first. */
function makeServers() {
  let requests = 0;
  const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));
  const find = (texts: readonly string[], text: string): readonly SearchResult[] =>
    texts
      .filter(found => found.toLowerCase().includes(text.trim().toLowerCase()))
      .map(found => ({text: found}));
  return {
    People: async (text: string) => {
      await wait(200);
      const names = PEOPLE.map(({realName}) => realName);
      return find(names, text);
    },
    Orders: async (text: string) => {
      await wait(800);
      requests += 1;
      if (requests === 1) throw new Error('The server is not available.');
      return find(ORDERS, text);
    },
  };
}

export default function PaletteServers() {
  const [chosen, setChosen] = useState('Nothing yet.');
  const servers = useMemo(() => makeServers(), []);

  return (
    <>
      <SearchModal
        searchText="Search everything..."
        loadResults={servers}
        onSelect={({detail}) => setChosen(`Chosen: ${detail.result.text}.`)}
      />
      <p role="status">{chosen}</p>
    </>
  );
}
