import type {TreeOption} from '@life-changers/elements/tree-select';
import {TreeSelect} from '@life-changers/react';
import {useState} from 'react';

const regions: TreeOption[] = [
  {
    text: 'Europe',
    value: 'europe',
    children: [
      {
        text: 'Italy',
        value: 'italy',
        children: [
          {text: 'Rome', value: 'rome'},
          {text: 'Milan', value: 'milan'},
          {text: 'Naples (fully booked)', value: 'naples', disabled: true},
        ],
      },
      {
        text: 'Portugal',
        value: 'portugal',
        children: [
          {text: 'Lisbon', value: 'lisbon'},
          {text: 'Porto', value: 'porto'},
        ],
      },
    ],
  },
  {
    text: 'Africa',
    value: 'africa',
    children: [
      {text: 'Kenya', value: 'kenya', children: [{text: 'Nairobi', value: 'nairobi'}]},
      {text: 'Morocco', value: 'morocco', children: [{text: 'Fez', value: 'fez'}]},
    ],
  },
];

export default function Region() {
  const [region, setRegion] = useState('rome');

  return (
    <>
      <TreeSelect
        label="Where do you want to go?"
        hint="A city, a country, or a continent."
        placeholder="Type to find one"
        options={regions}
        showPath
        value={region}
        onChange={value => setRegion(String(value))}
      />
      <p role="status">{region ? `The value is ${region}.` : 'Nothing is chosen.'}</p>
    </>
  );
}
