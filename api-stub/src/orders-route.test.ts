import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {generateOrders} from './orders.js';
import type {GroupPage} from './group-page.js';
import type {OrderRow} from './orders.js';
import type {RowPage} from './row-page.js';
import {readError, startStub} from './test-server.js';

describe('generated orders', () => {
  it('are the same in every run', () => {
    assert.deepEqual(generateOrders(1000)[0], {
      id: 1,
      date: '2022-01-01',
      customer: "O'Neil Interiors",
      status: 'shipped',
      amount: 1907.36,
      country: 'NL',
    });
    assert.deepEqual(generateOrders(1000), generateOrders(1000));
  });

  it('have ids from 1, and dates that only go forward', () => {
    const orders = generateOrders(5000);
    assert.deepEqual([orders[0]!.id, orders.at(-1)!.id, orders.at(-1)!.date], [1, 5000, '2025-12-31']);
    assert.equal(generateOrders(5000, 4999, 5000, '2026-03-01')[0]!.date, '2026-03-01');
    const dates = orders.map(order => order.date);
    assert.deepEqual(dates, dates.toSorted());
  });

  it('cover weeks with the newest 20 of 100,000', () => {
    const [first, ...others] = generateOrders(100_000, 99_980);
    assert.ok(Date.parse(others.at(-1)!.date) - Date.parse(first!.date) > 14 * 86_400_000);
  });

  it('have every status and country, and amounts with cents', () => {
    const orders = generateOrders(5000);
    assert.equal(new Set(orders.map(order => order.status)).size, 5);
    assert.equal(new Set(orders.map(order => order.country)).size, 7);
    assert.equal(new Set(orders.map(order => order.customer)).size, 100);
    assert.ok(
      orders.every(({amount}) => amount >= 5 && amount < 2005 && Number.isInteger(Math.round(amount * 100))),
    );
  });
});

describe('GET /api-stub/orders', () => {
  const LAST_DAY = '2025-12-31';

  async function readPage(url: string): Promise<RowPage<OrderRow>> {
    const response = await fetch(url);
    assert.equal(response.status, 200);
    return (await response.json()) as RowPage<OrderRow>;
  }

  it('answers the first 10 of 100,000 orders by default', async test => {
    const origin = await startStub(test, {lastOrderDay: LAST_DAY});
    const page = await readPage(`${origin}/api-stub/orders`);
    assert.deepEqual({...page, data: page.data.length}, {total: 100_000, limit: 10, skip: 0, data: 10});
    assert.deepEqual(page.data, generateOrders(100_000).slice(0, 10));
  });

  it('answers orders until today', async test => {
    const origin = await startStub(test, {orders: 10});
    const {data} = await readPage(`${origin}/api-stub/orders`);
    const days = (Date.now() - Date.parse(data.at(-1)!.date)) / 86_400_000;
    assert.ok(days >= 0 && days < 2, `The newest order is ${days} days old.`);
  });

  const orders = generateOrders(3000);
  const cases: [query: string, matches: (order: OrderRow) => boolean][] = [
    ['date[$gte]=2025-01-01&date[$lte]=2025-01-31', ({date}) => date.startsWith('2025-01')],
    ['amount[$gte]=1000&amount[$lte]=1500.5', ({amount}) => amount >= 1000 && amount <= 1500.5],
    ['status[$in][]=new&status[$in][]=returned', ({status}) => status === 'new' || status === 'returned'],
    [
      'country[$in][]=EG&customer[$contains]=linden',
      ({country, customer}) => country === 'EG' && customer.startsWith('Linden'),
    ],
    ["customer=o'neil books", ({customer}) => customer === "O'Neil Books"],
    ['$search=oneil', ({customer}) => customer.startsWith("O'Neil")],
    [
      '$search=müller&status[$in][]=new',
      ({customer, status}) => customer.startsWith('Müller') && status === 'new',
    ],
    [
      '$or[0][status]=new&$or[1][amount][$gte]=1000&$or[1][amount][$lte]=1500.5&$or[1][country]=EG',
      ({amount, country, status}) =>
        status === 'new' || (amount >= 1000 && amount <= 1500.5 && country === 'EG'),
    ],
    [
      'country[$in][]=EG&$and[0][date][$gte]=2025-01-01&$and[1][$or][0][status]=new&$and[1][$or][1][status]=returned',
      ({country, date, status}) =>
        country === 'EG' && date >= '2025-01-01' && (status === 'new' || status === 'returned'),
    ],
  ];
  for (const [query, matches] of cases) {
    it(`finds the orders of ?${query}`, async test => {
      const origin = await startStub(test, {orders: 3000, lastOrderDay: LAST_DAY});
      const page = await readPage(`${origin}/api-stub/orders?$limit=200&${query}`);
      const expected = orders.filter(matches);
      assert.ok(expected.length > 0);
      assert.equal(page.total, expected.length);
      assert.deepEqual(page.data, expected.slice(0, 200));
    });
  }

  it('sorts and pages what matches', async test => {
    const origin = await startStub(test, {orders: 3000, lastOrderDay: LAST_DAY});
    const page = await readPage(
      `${origin}/api-stub/orders?$limit=5&$skip=5&$sort[country]=1&$sort[amount]=-1&status[$in][]=new`,
    );
    const expected = orders
      .filter(({status}) => status === 'new')
      .toSorted((a, b) => (a.country === b.country ? b.amount - a.amount : a.country < b.country ? -1 : 1));
    assert.deepEqual(page.data, expected.slice(5, 10));
  });

  for (const query of [
    'city=x',
    'date=2025-01-01',
    'date[$gte]=2025-02-30',
    'amount[$gte]=',
    'amount[$in][]=5',
    'status[$contains]=n',
    `customer=${'x'.repeat(201)}`,
    '$or[0][city]=x',
    '$or[0][amount][$gte]=many',
    '$or[0]=x',
    '$or[0][status]=new&$and[0][status]=new',
    '$or[0][$or][0][status]=new',
    '$and[0][$or][0][$and][0][status]=new',
    '$and[0][status]=new&$and[0][country]=EG',
    '$and[0][status]=new&$and[0][$or][0][country]=EG',
  ]) {
    it(`rejects ?${query.slice(0, 40)} with a reason`, async test => {
      const origin = await startStub(test, {orders: 10});
      const error = await readError(await fetch(`${origin}/api-stub/orders?${query}`));
      assert.deepEqual([error.status, error.code], [400, 'bad-query']);
      assert.match(error.message, /^\S+ (must be|is) .+\.$/);
    });
  }

  it('has the faults of the people', async test => {
    const origin = await startStub(test, {orders: 100});
    assert.equal((await readPage(`${origin}/api-stub/orders?fault=shrink&$skip=10`)).total, 15);
    assert.equal((await fetch(`${origin}/api-stub/orders?fault=503`)).status, 503);
  });

  it('groups what matches, with totals', async test => {
    const origin = await startStub(test, {orders: 3000, lastOrderDay: LAST_DAY});
    const query = '$group=status&$total[amount]=sum&$sort[status]=-1&$limit=2&$skip=1&country[$in][]=EG';
    const response = await fetch(`${origin}/api-stub/orders?${query}`);
    assert.equal(response.status, 200);
    const {data, totals, ...others} = (await response.json()) as GroupPage;
    const matching = orders.filter(({country}) => country === 'EG');
    const sum = (rows: readonly OrderRow[]) =>
      rows.reduce((total, {amount}) => total + Math.round(amount * 100), 0) / 100;
    const expected = ['returned', 'paid'].map(status => {
      const rows = matching.filter(order => order.status === status);
      return {value: status, count: rows.length, totals: {amount: sum(rows)}};
    });
    assert.deepEqual(others, {total: 5, limit: 2, skip: 1, of: {field: 'status'}});
    assert.deepEqual(data, expected);
    assert.deepEqual(totals, {amount: sum(matching)});
  });

  for (const query of ['$group=date', '$group=status&$total[id]=sum', '$group=status&$sort[amount]=1']) {
    it(`rejects ?${query} with a reason`, async test => {
      const origin = await startStub(test, {orders: 10});
      const error = await readError(await fetch(`${origin}/api-stub/orders?${query}`));
      assert.deepEqual([error.status, error.code], [400, 'bad-query']);
    });
  }
});
