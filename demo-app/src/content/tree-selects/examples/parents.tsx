import type {TreeOption, TreeTyped} from '@life-changers/elements/tree-select';
import {TreeSelect} from '@life-changers/react';
import {useState} from 'react';

const categories: TreeOption[] = [
  {
    text: 'Garden',
    value: 'garden',
    open: true,
    children: [
      {text: 'Seeds', value: 'seeds'},
      {text: 'Tools', value: 'tools'},
      {text: 'Pots', value: 'pots'},
    ],
  },
  {
    text: 'Kitchen',
    value: 'kitchen',
    children: [
      {text: 'Pans', value: 'pans'},
      {text: 'Knives', value: 'knives'},
    ],
  },
];

export default function Parents() {
  const [value, setValue] = useState<TreeTyped>(['seeds', 'tools']);

  return (
    <>
      <TreeSelect
        label="Categories of the discount"
        hint="Choose the pots too, and see what becomes of the tags."
        options={categories}
        multiple
        checkedStrategy="parents"
        value={value}
        onChange={setValue}
      />
      <p role="status">The value is {JSON.stringify(value)}.</p>
    </>
  );
}
