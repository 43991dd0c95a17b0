import '@life-changers/elements/select-list';
import {Select} from '@life-changers/react';

const countries = [
  {text: 'Egypt', value: 'eg', group: 'Africa'},
  {text: 'Kenya', value: 'ke', group: 'Africa'},
  {text: 'Morocco', value: 'ma', group: 'Africa'},
  {text: 'India', value: 'in', group: 'Asia'},
  {text: 'Japan', value: 'jp', group: 'Asia'},
  {text: 'Jordan', value: 'jo', group: 'Asia'},
  {text: 'France', value: 'fr', group: 'Europe'},
  {text: 'Germany', value: 'de', group: 'Europe'},
  {text: 'Spain', value: 'es', group: 'Europe'},
];

export default function Searchable() {
  return <Select label="Country" name="country" options={countries} searchable required />;
}
