import {Badge, Button, EmptyState, SearchInput, SplitPanel} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';
import {OrderDetail, type Order} from './order-detail.js';
import {asDay, asEuros, findOrders, orders, totalOf, variants} from './wholesale-orders.js';

type Variant = 'accent' | 'success' | 'warning';

/** Orders, and beside them the one that is chosen. On a phone, the details take the place of the list. */
export default function Orders() {
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(orders);
  const [search, setSearch] = useState('');
  const [id, setId] = useState(orders[0]!.id);
  const [isOpen, setIsOpen] = useState(false);

  const shown = findOrders(all, search);
  const order = all.find(one => one.id === id)!;

  const change = (next: Order) => setAll(before => before.map(one => (one.id === next.id ? next : one)));
  const clear = () => setSearch('');

  // On a phone, the button that was pressed is hidden, so the focus returns to it once it is visible.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <section className={isOpen ? 'orders-block is-open' : 'orders-block'} aria-labelledby="orders-heading">
      <h2 id="orders-heading">Orders</h2>
      <SplitPanel label="Orders" position={36} minStart="16rem" minEnd="20rem" breakpoint={44}>
        <div slot="start" className="orders-list">
          <SearchInput text="Search orders" value={search} onChange={setSearch} />
          <p role="status">{shown.length === 1 ? '1 order' : `${shown.length} orders`}</p>
          {shown.length === 0 ? (
            <EmptyState compact headingLevel={3} title="No order matches">
              Search by number, customer, or city.
              <Button slot="actions" text="Show all orders" variant="secondary" size="sm" onClick={clear} />
            </EmptyState>
          ) : (
            <ul ref={list} aria-labelledby="orders-heading">
              {shown.map(one => (
                <li key={one.id}>
                  <button
                    type="button"
                    aria-current={one.id === id || undefined}
                    onClick={() => {
                      setId(one.id);
                      setIsOpen(true);
                    }}
                  >
                    <strong>{one.customer}</strong>
                    <span>{asEuros(totalOf(one.items))}</span>
                    <small>
                      {one.id} · {asDay(one.date)}
                    </small>
                    <Badge variant={variants[one.status as keyof typeof variants] as Variant}>
                      {one.status}
                    </Badge>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <OrderDetail
          key={id}
          slot="end"
          order={order}
          isOpen={isOpen}
          onChange={change}
          onBack={() => setIsOpen(false)}
        />
      </SplitPanel>
    </section>
  );
}
