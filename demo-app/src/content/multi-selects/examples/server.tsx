import type {LoadOptionsContext} from '@life-changers/elements/multi-select';
import '@life-changers/elements/option-loading';
import {MultiSelect} from '@life-changers/react';

const names = ['Amal', 'Ben', 'Chen', 'Dina', 'Elif', 'Farid', 'Grace', 'Hana', 'Ivan', 'Jana'];
const teams = ['Design', 'Sales', 'Support', 'Research', 'Finance'];

const people = Array.from({length: 250}, (_, index) => ({
  text: `${names[index % names.length]} (${teams[index % teams.length]} ${index + 1})`,
  value: `person-${index + 1}`,
}));

/** Stands in for a server, which would get the text and the page in a request. */
async function findPeople(text: string, {page}: LoadOptionsContext) {
  await new Promise(resolve => setTimeout(resolve, 600));
  const found = people.filter(person => person.text.toLowerCase().includes(text.toLowerCase()));
  return {options: found.slice((page - 1) * 20, page * 20), hasMore: found.length > page * 20};
}

async function findName(value: string) {
  await new Promise(resolve => setTimeout(resolve, 600));
  return people.find(person => person.value === value)?.text;
}

export default function Server() {
  return (
    <MultiSelect
      label="Participants"
      hint="Try: support"
      initValue={['person-42']}
      loadOptions={findPeople}
      loadLabel={findName}
    />
  );
}
