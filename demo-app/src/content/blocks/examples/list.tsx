// Each feature of the table is a module.
import '@life-changers/elements/table-actions';
import '@life-changers/elements/table-narrow';
import type {LcMenu} from '@life-changers/elements/menu';
import {
  Avatar,
  Button,
  DataTable,
  EmptyState,
  Menu,
  MenuItem,
  SearchInput,
  Segmented,
  Tag,
  useToast,
  type Column,
  type RowAction,
} from '@life-changers/react';
import {useMemo, useRef, useState, type SyntheticEvent} from 'react';
import {CustomerDrawer, StatusBadge, type Customer} from '../customer-drawer.js';
import {customers, variants} from '../customers.js';

const ALL = 'All';
const STATUSES = [ALL, ...Object.keys(variants)].map(text => ({text, value: text}));
const NEW: Customer = {
  ...customers[0]!,
  id: '',
  name: '',
  city: '–',
  status: 'Trial',
  steps: 0,
  tags: [],
  email: '',
};

const rowActions: RowAction[] = [
  {label: 'Open', action: 'open'},
  {label: 'Duplicate', action: 'duplicate'},
  {label: 'Delete', action: 'delete'},
];

/** Returns the ID of the customer in whose row an element is. */
const idAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-customer]')?.dataset.customer : undefined;

/** Customers with a search, a menu for each row, and a drawer with their details. */
export default function Customers() {
  const toast = useToast();
  const menu = useRef<LcMenu>(null);
  const block = useRef<HTMLElement>(null);
  const [list, setList] = useState(customers);
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState(ALL);
  const [opened, setOpened] = useState<Customer | null>(null);

  const shown = useMemo(
    () => list.filter(customer => matches(customer, search, status)),
    [list, search, status],
  );

  const save = (customer: Customer) => {
    const isNew = customer.id === '';
    const saved = isNew ? {...customer, id: nextId(list)} : customer;
    setList(isNew ? [saved, ...list] : list.map(other => (other.id === saved.id ? saved : other)));
    setOpened(null);
    toast.success(`${saved.name} is saved.`);
  };
  const remove = (customer: Customer) => {
    setList(list.filter(other => other !== customer));
    toast(`${customer.name} is deleted.`, {action: {text: 'Undo', onClick: () => setList(list)}});
    block.current?.focus();
  };
  const act = (action: string, id: string | undefined) => {
    const customer = list.find(other => other.id === id);
    if (customer === undefined) return;
    if (action === 'open') setOpened(customer);
    if (action === 'delete') remove(customer);
    if (action === 'duplicate') setOpened({...customer, id: '', name: `${customer.name}, second shop`});
  };

  const columns = useMemo<Column<Customer>[]>(
    () => [
      {
        label: 'Customer',
        field: 'name',
        columnClass: 'customers-name',
        sort: 'asc',
        render: (name, customer) => (
          <span className="customers-row" data-customer={customer.id}>
            <Avatar name={name} size="sm" shape="square" aria-hidden="true" />
            <button type="button" onClick={() => setOpened(customer)}>
              {name}
            </button>
          </span>
        ),
      },
      {label: 'City', field: 'city'},
      {
        label: 'Status',
        field: 'status',
        columnClass: 'customers-status',
        render: text => <StatusBadge status={text} />,
      },
      {
        label: 'Tags',
        field: 'tags',
        columnClass: 'customers-tags',
        sort: 'disabled',
        render: tags => (
          <span className="customers-tags">
            {tags.map(tag => (
              <Tag key={tag} size="sm">
                {tag}
              </Tag>
            ))}
          </span>
        ),
      },
      {label: 'Contact', field: 'owner'},
    ],
    [],
  );

  /** The browser keeps its own menu for what is not a row. */
  const leaveOthers = (event: SyntheticEvent) => {
    if (idAt(event.target) === undefined) event.stopPropagation();
  };
  const clear = () => {
    setSearch('');
    setStatus(ALL);
    block.current?.querySelector('lc-search-input')?.focus();
  };

  return (
    <section
      ref={block}
      className="customers-block"
      aria-label="Customers of Northlight Coffee"
      tabIndex={-1}
    >
      <header>
        <h2>Customers</h2>
        <Button text="New customer" onClick={() => setOpened(NEW)} />
      </header>
      <div className="customers-tools">
        <SearchInput text="Search customers" value={search} onChange={setSearch} />
        <Segmented aria-label="Status" options={STATUSES} value={status} onChange={setStatus} />
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No customer matches" headingLevel={3}>
          Search for a name, a city, or a tag, in all states.
          <Button slot="actions" text="Clear search" variant="secondary" onClick={clear} />
        </EmptyState>
      ) : (
        <Menu
          ref={menu}
          context
          aria-label="Customer"
          onMenuSelect={({detail}) => act(detail.value, idAt(menu.current?.source ?? null))}
        >
          <div slot="trigger" onContextMenuCapture={leaveOthers}>
            <DataTable
              label="Customers"
              columns={columns}
              rows={shown}
              searchHidden
              pageSize={8}
              pageSizes={[8, 20]}
              narrow="stack"
              rowActions={rowActions}
              onRowAction={({detail}) => act(detail.action, String(detail.key))}
            />
          </div>
          <MenuItem value="open">Open</MenuItem>
          <MenuItem value="duplicate">Duplicate</MenuItem>
          <hr />
          <MenuItem value="delete" danger>
            Delete
          </MenuItem>
        </Menu>
      )}
      <CustomerDrawer customer={opened} onSave={save} onHide={() => setOpened(null)} />
    </section>
  );
}

function matches({name, city, tags, status}: Customer, search: string, wanted: string): boolean {
  const text = [name, city, ...tags].join(' ').toLowerCase();
  return (wanted === ALL || status === wanted) && text.includes(search.trim().toLowerCase());
}

const nextId = (list: readonly Customer[]) =>
  `NC-${Math.max(...list.map(({id}) => Number(id.slice(3)))) + 1}`;
