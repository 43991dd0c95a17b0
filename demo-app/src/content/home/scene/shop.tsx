import type {TreeItemData} from '@life-changers/elements/tree';
import {Tree} from '@life-changers/react';

const products: TreeItemData[] = [
  {
    value: 'bread',
    label: 'Bread',
    open: true,
    items: [
      {value: 'rye', label: 'Rye loaf'},
      {value: 'sourdough', label: 'Country sourdough'},
      {value: 'oat', label: 'Oat tin'},
    ],
  },
  {
    value: 'pastry',
    label: 'Pastry',
    items: [
      {value: 'croissant', label: 'Butter croissant'},
      {value: 'cinnamon', label: 'Cinnamon knot'},
    ],
  },
  {
    value: 'cakes',
    label: 'Cakes to order',
    items: [
      {value: 'plum', label: 'Plum cake'},
      {value: 'honey', label: 'Honey cake'},
    ],
  },
];

export default function Shop() {
  return (
    <Tree
      aria-label="Products sold online"
      items={products}
      selection="multiple"
      initValue={['rye', 'sourdough', 'cinnamon']}
    />
  );
}
