import '@life-changers/elements/table-selection';
import {DataTable, type Column, type TableSelection} from '@life-changers/react';
import {useState} from 'react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const rows = [
  {id: 1, loaf: 'Rye sourdough', pieces: 120, oven: 'North'},
  {id: 2, loaf: 'Oat and walnut', pieces: 48, oven: 'South'},
  {id: 3, loaf: 'Baguette', pieces: 310, oven: 'North'},
  {id: 4, loaf: 'Olive focaccia', pieces: 64, oven: 'South'},
  {id: 5, loaf: 'Milk rolls', pieces: 240, oven: 'South'},
];

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Loaf', field: 'loaf'},
  {label: 'Pieces', field: 'pieces', type: 'number'},
  {label: 'Oven', field: 'oven'},
];

const shared = {columns, rows, pageSize: 3, pageSizes: [3, 5]};

function Selection() {
  const [selected, setSelected] = useState<TableSelection>({mode: 'keys', keys: [2]});
  return (
    <DataTable
      {...shared}
      label="Loaves to pack"
      selection="multiple"
      selected={selected}
      onSelectionChange={event => setSelected(event.detail)}
      searchHidden
    />
  );
}

export const overview: OverviewProps = {
  width: 'full',
  states: {
    'Sorted, with search and pages': (
      <DataTable {...shared} label="Loaves to bake" sort={{field: 'pieces', direction: 'desc'}} />
    ),
    'With a selected row': <Selection />,
  },
  use: [
    'Many things with the same fields, which users search, sort, compare, and select.',
    'Rows in memory, up to a million, in DataTable, and rows that a server searches and sorts in ServerTable.',
  ],
  avoid: [
    ['Items inside items, such as folders:', '/trees'],
    ['A few things that each have a picture or actions:', '/cards'],
    ['A list in your own markup that only needs pages:', '/pagination'],
    ['A few fixed values, such as opening hours:', 'a plain table.'],
  ],
};
