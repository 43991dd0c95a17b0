import {mixed} from './mixed.js';

/** A generated order. */
export interface OrderRow {
  /** The number of the order, from 1. */
  id: number;
  /** The day of the order, `yyyy-MM-dd`. */
  date: string;
  customer: string;
  status: 'new' | 'paid' | 'shipped' | 'returned' | 'canceled';
  /** The amount in euros, with cents. */
  amount: number;
  /** The country as a code of ISO 3166. */
  country: string;
}

/** A customer is a company: a name, and what it does. */
const NAMES = [
  'Almada',
  'Brygga',
  'Harbor',
  'Linden',
  'Müller',
  'Nordlicht',
  "O'Neil",
  'Osei',
  'Šimić',
  'Verdi',
];
const TRADES = [
  'Bakery',
  'Books',
  'Catering',
  'Cycles',
  'Foods',
  'Gardens',
  'Hotels',
  'Interiors',
  'Logistics',
  'Textiles',
];
/** New orders are rare, paid and shipped ones are not. */
const STATUSES: readonly OrderRow['status'][] = [
  ...(['new', 'paid', 'paid', 'shipped', 'shipped', 'shipped'] as const),
  ...(['shipped', 'shipped', 'returned', 'canceled'] as const),
];
const COUNTRIES = ['DE', 'DE', 'FR', 'FR', 'GB', 'NL', 'PL', 'US', 'US', 'EG'];

const DAYS = 1461;
const DAY = 86_400_000;
const LAST_DAY = '2025-12-31';

/**
 * Returns orders, which are the same on every machine and in every run. The newest has the highest id. With `start` and
 * `end`, it returns only a part of them, like `slice`.
 *
 * @param lastDay The day of the newest order, `yyyy-MM-dd`. The others keep their distance from it.
 */
export function generateOrders(count: number, start = 0, end = count, lastDay = LAST_DAY): OrderRow[] {
  const last = Date.parse(lastDay);
  return Array.from({length: Math.min(end, count) - start}, (_, index) =>
    orderOf(start + index, count, last),
  );
}

/** Returns today in UTC. Orders until today are found by days relative to it, such as the last 90 days. */
export const today = (): string => new Date().toISOString().slice(0, 10);

function orderOf(index: number, count: number, lastDay: number): OrderRow {
  // The square root spreads the newest orders, so that a page of them covers weeks.
  const daysAgo = Math.floor(Math.sqrt((count - 1 - index) / count) * DAYS);
  const pick = <Item>(items: readonly Item[], salt: number) => items[mixed(index, salt) % items.length]!;
  return {
    id: index + 1,
    date: new Date(lastDay - daysAgo * DAY).toISOString().slice(0, 10),
    customer: `${pick(NAMES, 1)} ${pick(TRADES, 2)}`,
    status: pick(STATUSES, 3),
    amount: (500 + (mixed(index, 4) % 200_000)) / 100,
    country: pick(COUNTRIES, 5),
  };
}
