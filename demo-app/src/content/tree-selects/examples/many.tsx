import type {TreeOption} from '@life-changers/elements/tree-select';
import {TreeSelect} from '@life-changers/react';

/** 10 warehouses with 10 aisles, each with 100 shelves: more than 10,000 options. */
const warehouses: TreeOption[] = Array.from({length: 10}, (_, house) => ({
  text: `Warehouse ${house + 1}`,
  value: `w${house + 1}`,
  open: true,
  children: Array.from({length: 10}, (__, aisle) => ({
    text: `Aisle ${house + 1}.${aisle + 1}`,
    value: `w${house + 1}-${aisle + 1}`,
    open: true,
    children: Array.from({length: 100}, (___, shelf) => ({
      text: `Shelf ${house + 1}.${aisle + 1}.${shelf + 1}`,
      value: `w${house + 1}-${aisle + 1}-${shelf + 1}`,
    })),
  })),
}));

export default function Many() {
  return (
    <TreeSelect
      label="Shelves to count"
      hint="Try: 7.3.42"
      options={warehouses}
      multiple
      checkedStrategy="parents"
      initValue={['w7-3-42']}
    />
  );
}
