import {FilterBar} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const columns = [
  {label: 'Status', field: 'status', filter: 'options', filterOptions: ['Open', 'Done']},
  {label: 'Due', field: 'due', filter: 'date'},
] as const;

export const overview: OverviewProps = {
  states: {
    Empty: <FilterBar columns={columns} />,
    'With a condition': (
      <FilterBar
        columns={columns}
        value={{
          match: 'all',
          conditions: [{field: 'status', filter: {type: 'options', values: ['Open']}}],
        }}
      />
    ),
    'With a group': (
      <FilterBar
        columns={columns}
        value={{
          match: 'all',
          conditions: [
            {field: 'status', filter: {type: 'options', values: ['Open']}},
            {
              match: 'any',
              conditions: [
                {field: 'due', filter: {type: 'period', period: 'before-today'}},
                {field: 'due', filter: {type: 'period', period: 'next-7-days'}},
              ],
            },
          ],
        }}
      />
    ),
  },
  use: ['A list, a board, or a map whose users ask for several things at once, also "this or that".'],
  avoid: [
    ['The rows of a table, which has its own bar:', '/tables'],
    ['One question with a few answers:', '/segmented'],
  ],
};
