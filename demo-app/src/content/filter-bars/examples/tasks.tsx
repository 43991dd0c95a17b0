import {filterByTree, type FilterTree} from '@life-changers/elements/core/table';
import {Badge, FilterBar} from '@life-changers/react';
import {useState} from 'react';

const dayAfter = (days: number) => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-');
};

const tasks = [
  {title: 'Order the fabric', owner: 'Ada', status: 'Open', due: dayAfter(-3)},
  {title: 'Call the printer', owner: 'Grace', status: 'Open', due: dayAfter(2)},
  {title: 'Sign the contract', owner: 'Ada', status: 'Waiting', due: dayAfter(6)},
  {title: 'Book the hall', owner: 'Alan', status: 'Done', due: dayAfter(-20)},
  {title: 'Send the invoices', owner: 'Grace', status: 'Open', due: dayAfter(40)},
];

const now = new Date();
const today = {year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate()};

const columns = [
  {label: 'Title', field: 'title', filter: 'text'},
  {label: 'Owner', field: 'owner', filter: 'options', filterOptions: ['Ada', 'Alan', 'Grace']},
  {label: 'Status', field: 'status', filter: 'options', filterOptions: ['Open', 'Waiting', 'Done']},
  {label: 'Due', field: 'due', type: 'date', filter: 'date'},
] as const;

const start: FilterTree = {
  match: 'all',
  conditions: [
    {field: 'status', filter: {type: 'options', values: ['Open']}},
    {
      match: 'any',
      conditions: [
        {field: 'due', filter: {type: 'period', period: 'before-today'}},
        {field: 'owner', filter: {type: 'options', values: ['Grace']}},
      ],
    },
  ],
};

export default function Tasks() {
  const [tree, setTree] = useState<FilterTree | null>(start);
  const found = filterByTree(tasks, tree, today);

  return (
    <>
      <FilterBar columns={columns} value={tree} onFilterChange={({detail}) => setTree(detail.value)} />
      <p role="status">
        {found.length} of {tasks.length} tasks
      </p>
      <ul>
        {found.map(({title, owner, status}) => (
          <li key={title}>
            {title} ({owner}) <Badge>{status}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
