import {Import, type Column} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const columns: Column[] = [
  {label: 'Supplier', field: 'supplier'},
  {label: 'Flour', field: 'flour'},
];

export const overview: OverviewProps = {
  width: 'full',
  states: {'Without a file': <Import columns={columns} headingLevel={3} />},
  use: [
    'Rows that users have in a spreadsheet, such as prices, members, or products, up to 100,000 at a time.',
    'Files from different people, with other headers, decimal signs, and orders of dates.',
  ],
  avoid: [
    ['A file that your server reads as a whole:', '/files-upload'],
    ['A few rows that users type:', '/tables/prices'],
    ['Rows of a form:', '/field-lists'],
  ],
};
