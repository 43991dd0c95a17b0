import {Button, Checkbox, DataTable, useToast, type Column} from '@life-changers/react';
import {useState} from 'react';
import {stateCell} from '../../order-states.js';
import {FIRST_ORDERS, type Order} from './order-list.js';

const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});

export default function Orders() {
  const [orders, setOrders] = useState(FIRST_ORDERS);
  const [selected, setSelected] = useState<readonly string[]>(['K-2042', 'K-2043']);
  const toast = useToast();

  const toggle = (id: string, isOn: boolean) =>
    setSelected(isOn ? [...selected, id] : selected.filter(one => one !== id));
  const change = (next: (order: Order) => readonly Order[], verb: string) => {
    setOrders(orders.flatMap(order => (selected.includes(order.id) ? next(order) : [order])));
    setSelected([]);
    toast(`${selected.length} ${selected.length === 1 ? 'order' : 'orders'} ${verb}.`, {
      type: 'success',
      action: {text: 'Undo', onClick: () => setOrders(orders)},
    });
  };
  const hasNone = selected.length === 0;

  return (
    <>
      <div className="scene-bar" role="group" aria-label="Selected orders">
        <span>{selected.length} selected</span>
        <Button
          text="Mark as packed"
          size="sm"
          variant="secondary"
          disabled={hasNone}
          onClick={() => change(order => [{...order, status: 'Packed'}], 'packed')}
        />
        <Button
          text="Cancel orders"
          size="sm"
          variant="secondary"
          disabled={hasNone}
          onClick={() => change(() => [], 'canceled')}
        />
      </div>
      <DataTable
        label="Orders for Friday"
        columns={columns}
        rows={orders.map(order => rowOf(order, selected.includes(order.id)))}
        pageSize={9}
        density="compact"
        searchHidden
      >
        {orders.map(({id}, index) => (
          <Checkbox
            key={id}
            slot={`cell-${index}-0`}
            aria-label={`Select ${id}`}
            checked={selected.includes(id)}
            onChange={isOn => toggle(id, isOn === true)}
          />
        ))}
      </DataTable>
    </>
  );
}

const rowOf = ({id, customer, pickup, status, total}: Order, isSelected: boolean) => {
  const className = isSelected ? 'selected' : '';
  return {
    selected: {value: isSelected, className},
    id: {value: id, className},
    customer: {value: customer, className},
    pickup: {value: pickup, className},
    status: stateCell(status, className),
    total: {value: total, className},
  };
};

const columns: Column<ReturnType<typeof rowOf>>[] = [
  // A server renders the slots of cells, but not what React puts into them. The checkboxes are children of the table, which
  // the server renders, so nothing else is in their cells.
  {label: 'Select', field: 'selected', sort: 'disabled', columnClass: 'pick', render: () => <></>},
  {label: 'Order', field: 'id', columnClass: 'quiet', sort: 'asc'},
  {label: 'Customer', field: 'customer'},
  {label: 'Pickup', field: 'pickup', columnClass: 'wider', sort: 'disabled'},
  {label: 'Status', field: 'status', sort: 'disabled'},
  {
    label: 'Total',
    field: 'total',
    sort: 'disabled',
    columnClass: 'wide',
    render: cents => euros.format(cents / 100),
  },
];
