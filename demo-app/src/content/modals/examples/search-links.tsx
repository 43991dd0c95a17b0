import {SearchModal} from '@life-changers/react';
import {useRef, useState} from 'react';

const ENTRIES = [
  {text: 'Tables', href: '/tables', description: 'Rows in the page or from a server', group: 'Pages'},
  {text: 'Buttons', href: '/buttons', description: 'Variants, sizes and links', group: 'Pages'},
  {text: 'Text inputs', href: '/text-inputs', description: 'Rules, types and forms', group: 'Pages'},
  {text: 'DataTable', href: '/api/data-table', description: 'Props, attributes and events', group: 'API'},
  {text: 'TextInput', href: '/api/text-input', description: 'Props, attributes and events', group: 'API'},
];

/** Simulates a slow server. */
async function search(text: string) {
  await new Promise(resolve => setTimeout(resolve, 400));
  return ENTRIES.filter(entry => entry.text.toLowerCase().includes(text.toLowerCase()));
}

export default function SearchLinks() {
  const [results, setResults] = useState<typeof ENTRIES>([]);
  const [isLoading, setIsLoading] = useState(false);
  const newest = useRef('');

  const find = async (text: string) => {
    newest.current = text;
    setIsLoading(text !== '');
    const found = text === '' ? [] : await search(text);
    if (text !== newest.current) return;
    setResults(found);
    setIsLoading(false);
  };

  return <SearchModal searchOnChange={text => void find(text)} results={results} loading={isLoading} />;
}
