import {
  Badge,
  Button,
  Card,
  Checkbox,
  DataTable,
  Donut,
  IconButton,
  Menu,
  MenuItem,
  Popover,
  Progress,
  Sparkline,
  Tooltip,
  Tree,
  useToast,
  type Column,
} from '@life-changers/react';
import {useState} from 'react';
import {asDay, asEuros, orderVariants, tasks, type orders, type report} from './sales.js';

type Report = ReturnType<typeof report>;
type Order = (typeof orders)[number];
type Variant = 'accent' | 'warning' | 'success' | 'danger';

/** In a narrow card, the style sheet shows each row in two lines, and finds the cells by their classes. */
const columns: Column<Order>[] = [
  {label: 'Order', field: 'id', columnClass: 'dashboard-id', sort: 'desc'},
  {label: 'Date', field: 'date', columnClass: 'dashboard-line dashboard-date', render: date => asDay(date)},
  {label: 'Customer', field: 'customer', columnClass: 'dashboard-customer'},
  {
    label: 'Status',
    field: 'status',
    columnClass: 'dashboard-status',
    render: status => (
      <Badge
        dot
        className={status === 'Shipped' ? 'is-shipped' : undefined}
        variant={orderVariants[status as keyof typeof orderVariants] as Variant}
      >
        {status}
      </Badge>
    ),
  },
  {
    label: 'Amount',
    field: 'amount',
    columnClass: 'dashboard-line dashboard-amount',
    render: amount => asEuros(amount),
  },
];

/** A figure, how it differs from the period before, and its line of a year. */
export function Figure({label, value, change, before, isUp, year, format}: Report['figures'][number]) {
  return (
    <Card title={label} headingLevel={3}>
      <div className="dashboard-sum">
        <div>
          <p className="dashboard-figure">{value}</p>
          <p className="dashboard-change">
            <Badge variant={isUp ? 'success' : 'danger'}>{change}</Badge> {before}
          </p>
        </div>
        <Sparkline label={`${label} by month`} values={year} format={format} />
      </div>
    </Card>
  );
}

/** Where the revenue comes from. */
export function Channels({channels, inEuros}: Pick<Report, 'channels' | 'inEuros'>) {
  return (
    <Card className="dashboard-wide" title="Revenue by channel" headingLevel={3}>
      <CardMenu name="Revenue by channel" />
      <Donut label="Revenue by channel" slices={channels} format={inEuros} />
    </Card>
  );
}

/** How much of the goal is reached. */
export function Goal({goal}: Pick<Report, 'goal'>) {
  return (
    <Card title="Goal" headingLevel={3}>
      <IconButton slot="header" id="about-goal" text="About the goal" size="sm" aria-haspopup="dialog">
        <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.5">
          <path
            strokeLinecap="round"
            d="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15M10 9.5v4M10 6.5v.01"
          />
        </svg>
      </IconButton>
      <Popover for="about-goal" title="About the goal" placement="bottom-end">
        €56,000 a month, from the plan for 2026. The board looks at it again in January.
      </Popover>
      <div className="dashboard-goal">
        <Progress label="Revenue goal" shape="ring" value={goal.reached} showValue />
        <p>{goal.text}</p>
      </div>
    </Card>
  );
}

/** The newest orders of the period. */
export function Orders({rows}: {rows: readonly Order[]}) {
  const [isOpenOnly, setIsOpenOnly] = useState(false);
  const shown = isOpenOnly ? rows.filter(({status}) => status === 'New' || status === 'Shipped') : rows;

  return (
    <Card className="dashboard-wide dashboard-orders" title="Recent orders" headingLevel={3}>
      <Button
        slot="header"
        id="filter-orders"
        text="Filter"
        size="sm"
        variant="ghost"
        icon={
          <svg viewBox="0 0 20 20" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5">
            <path strokeLinecap="round" d="M3 5.5h14M6 10h8M8.5 14.5h3" />
          </svg>
        }
        aria-haspopup="dialog"
      />
      <Popover for="filter-orders" title="Filter orders" placement="bottom-end">
        <Checkbox label="Only orders that are not paid" checked={isOpenOnly} onChange={setIsOpenOnly} />
      </Popover>
      <DataTable
        label="Recent orders"
        columns={columns}
        rows={shown}
        narrow="stack"
        searchHidden
        pageSize={4}
      />
    </Card>
  );
}

/** What the team has to do. */
export function Tasks() {
  const [done, setDone] = useState<readonly string[]>(['cupping']);
  const count = tasks.flatMap(({items}) => items).length;

  return (
    <Card title="Tasks" headingLevel={3}>
      <Badge slot="header" pill id="tasks-done">{`${done.length} of ${count}`}</Badge>
      <Tooltip for="tasks-done">Tasks of this month that are done</Tooltip>
      <Tree
        aria-label="Tasks"
        items={tasks}
        selection="multiple"
        initValue={['cupping']}
        onChange={value => setDone([value ?? []].flat())}
      />
    </Card>
  );
}

/** The menu of a card. */
function CardMenu({name}: {name: string}) {
  const toast = useToast();

  return (
    <Menu
      slot="header"
      placement="bottom-end"
      onMenuSelect={({detail}) => toast.success(`${name}: ${detail.value}.`)}
    >
      <IconButton slot="trigger" text={`Actions for ${name}`} size="sm">
        <svg viewBox="0 0 24 24" width="20" height="20" stroke="currentColor" strokeLinecap="round">
          <path strokeWidth="3.5" d="M12 5h.01M12 12h.01M12 19h.01" />
        </svg>
      </IconButton>
      <MenuItem value="the figures are copied">Copy the figures</MenuItem>
      <MenuItem value="the report is on its way to your email">Email me the report</MenuItem>
    </Menu>
  );
}
