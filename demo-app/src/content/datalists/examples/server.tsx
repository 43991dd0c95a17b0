import type {LoadOptionsContext} from '@life-changers/elements/datalist';
import '@life-changers/elements/option-loading';
import {Datalist} from '@life-changers/react';

const kinds = ['Bolt', 'Bracket', 'Gear', 'Hinge', 'Nut', 'Pin', 'Spring', 'Washer'];

const parts = Array.from({length: 120}, (_, index) => ({
  text: `${kinds[index % kinds.length]} no. ${index + 1}`,
  value: `part-${index + 1}`,
}));

let isOffline = true;

/** Stands in for a server that fails the first time. */
async function findParts(text: string, {page}: LoadOptionsContext) {
  await new Promise(resolve => setTimeout(resolve, 600));
  if (isOffline) {
    isOffline = false;
    throw new Error('The server does not answer.');
  }
  const found = parts.filter(part => part.text.toLowerCase().includes(text.toLowerCase()));
  return {options: found.slice((page - 1) * 20, page * 20), hasMore: found.length > page * 20};
}

export default function Server() {
  return <Datalist label="Item" hint="Open the list, then try again" loadOptions={findParts} />;
}
