import {generateOrders, today, type OrderRow} from 'api-stub/orders';

const COUNT = 100_000;
const SLICE = 5000;

let orders: Promise<readonly OrderRow[]> | null = null;

/** Returns 100,000 orders until today. They are generated once, in slices, so that the page responds. */
export function loadOrders(): Promise<readonly OrderRow[]> {
  orders ??= generateInSlices();
  return orders;
}

async function generateInSlices(): Promise<readonly OrderRow[]> {
  const rows: OrderRow[] = [];
  const lastDay = today();
  while (rows.length < COUNT) {
    rows.push(...generateOrders(COUNT, rows.length, rows.length + SLICE, lastDay));
    await new Promise(resolve => setTimeout(resolve));
  }
  return rows;
}
