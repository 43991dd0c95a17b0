import '@life-changers/elements/tree-columns';
import type {TreeOption} from '@life-changers/elements/tree-select';
import {TreeSelect} from '@life-changers/react';

const categories: TreeOption[] = [
  {
    text: 'Bicycles',
    value: 'bicycles',
    children: [
      {
        text: 'Road',
        value: 'road',
        children: [
          {text: 'Race', value: 'race'},
          {text: 'Endurance', value: 'endurance'},
          {text: 'Time trial', value: 'time-trial'},
        ],
      },
      {
        text: 'Mountain',
        value: 'mountain',
        children: [
          {text: 'Trail', value: 'trail'},
          {text: 'Downhill', value: 'downhill'},
        ],
      },
      {text: 'City', value: 'city'},
    ],
  },
  {
    text: 'Parts',
    value: 'parts',
    children: [
      {text: 'Brakes', value: 'brakes'},
      {text: 'Saddles', value: 'saddles'},
      {text: 'Wheels', value: 'wheels'},
    ],
  },
  {text: 'Clothing', value: 'clothing'},
];

export default function Columns() {
  return (
    <TreeSelect
      name="category"
      label="Category"
      hint="Where customers find the article."
      options={categories}
      columns
      showPath
      initValue="endurance"
    />
  );
}
