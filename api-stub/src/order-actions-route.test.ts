import assert from 'node:assert/strict';
import {describe, it, type TestContext} from 'node:test';
import type {OrderRow} from './orders.js';
import type {RowPage} from './row-page.js';
import {readError, startStub} from './test-server.js';

/** 3,000 orders, and what a session does with them. */
async function setUp(test: TestContext) {
  const origin = await startStub(test, {orders: 3000});
  const send = (session: string, body: unknown) =>
    fetch(`${origin}/api-stub/orders?session=${session}`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(body),
    });
  return {
    send,
    act: async (session: string, body: unknown) => {
      const response = await send(session, body);
      assert.equal(response.status, 200);
      return ((await response.json()) as {count: number}).count;
    },
    read: async (query: string) => {
      const response = await fetch(`${origin}/api-stub/orders?${query}`);
      return (await response.json()) as RowPage<OrderRow>;
    },
  };
}

const NEW = {status: {type: 'options', values: ['new']}};

describe('POST /api-stub/orders', () => {
  it('marks the selected orders as shipped', async test => {
    const {act, read} = await setUp(test);
    assert.equal(await act('one', {action: 'ship', selection: {mode: 'keys', keys: [1, 2, 9999]}}), 2);
    const {data} = await read('session=one&$limit=2');
    assert.deepEqual(
      data.map(({id, status}) => [id, status]),
      [
        [1, 'shipped'],
        [2, 'shipped'],
      ],
    );
  });

  it('deletes all that match a query but single ones, and those of other queries', async test => {
    const {act, read} = await setUp(test);
    const before = await read('status[$in][]=new&$limit=200');
    const except = [before.data[0]!.id];
    const [other] = (await read('status[$in][]=paid&$limit=1')).data;
    const selection = {mode: 'all', query: {search: '', filters: NEW}, except, keys: [other!.id]};
    assert.equal(await act('one', {action: 'delete', selection}), before.total);
    assert.deepEqual(
      (await read('session=one&status[$in][]=new')).data.map(({id}) => id),
      except,
    );
    assert.equal((await read('session=one')).total, 3000 - before.total);
  });

  it('deletes groups, but for a group inside of one', async test => {
    const {act, read} = await setUp(test);
    const queryOf = (status: string, country?: string) => ({
      search: '',
      filters: {
        status: {type: 'options', values: [status]},
        ...(country && {country: {type: 'options', values: [country]}}),
      },
    });
    const [first] = (await read('status[$in][]=paid&$limit=1')).data;
    const {country} = first as unknown as {country: string};
    const groups = [
      {query: queryOf('paid'), selected: true},
      {query: queryOf('paid', country), selected: false},
    ];
    const total = async (query: string) => (await read(query)).total;
    const expected =
      (await total('status[$in][]=new')) +
      (await total('status[$in][]=paid')) -
      (await total(`status[$in][]=paid&country[$in][]=${country}`));
    const selection = {mode: 'all', query: queryOf('new'), groups, except: []};
    assert.equal(await act('one', {action: 'delete', selection}), expected);
    assert.equal(await total('session=one'), 3000 - expected);
  });

  it('deletes what a search finds', async test => {
    const {act, read} = await setUp(test);
    const {total} = await read('$search=lovelace');
    const selection = {mode: 'all', query: {search: 'lovelace'}, except: []};
    assert.equal(await act('one', {action: 'delete', selection}), total);
    assert.equal((await read('session=one&$search=lovelace')).total, 0);
  });

  it('changes nothing for other sessions', async test => {
    const {act, read} = await setUp(test);
    await act('one', {action: 'delete', selection: {mode: 'keys', keys: [1]}});
    assert.deepEqual([(await read('session=two')).total, (await read('')).total], [3000, 3000]);
  });

  it('forgets the oldest sessions', async test => {
    const {act, read} = await setUp(test);
    for (let session = 0; session < 11; session += 1)
      await act(`s${session}`, {action: 'delete', selection: {mode: 'keys', keys: [1]}});
    const totals = await Promise.all(['s0', 's1'].map(session => read(`session=${session}`)));
    assert.deepEqual(
      totals.map(({total}) => total),
      [3000, 2999],
    );
  });

  const keys = {mode: 'keys', keys: [1]};
  const cases: [why: string, session: string, body: unknown][] = [
    ['no session', '', {action: 'ship', selection: keys}],
    ['a bad session', 'a.b', {action: 'ship', selection: keys}],
    ['no action', 'one', {selection: keys}],
    ['another action', 'one', {action: 'drop', selection: keys}],
    ['no selection', 'one', {action: 'ship'}],
    ['a selection of another shape', 'one', {action: 'ship', selection: {mode: 'none'}}],
    [
      'a search that is too long',
      'one',
      {action: 'ship', selection: {mode: 'all', query: {search: 'a'.repeat(101)}}},
    ],
    [
      'a filter that is not valid',
      'one',
      {action: 'ship', selection: {mode: 'all', query: {search: '', filters: {status: {type: 'x'}}}}},
    ],
    ...[{id: {type: 'text', operator: 'contains', value: 'a'}}, {secret: NEW.status}].map(
      (filters): [string, string, unknown] => [
        `the filters ${JSON.stringify(filters)}`,
        'one',
        {action: 'delete', selection: {mode: 'all', query: {search: '', filters}}},
      ],
    ),
    [
      'too many groups',
      'one',
      {
        action: 'ship',
        selection: {
          mode: 'all',
          query: {search: ''},
          groups: Array.from({length: 101}, () => ({query: {search: 'x'}, selected: true})),
        },
      },
    ],
    ['a list', 'one', []],
  ];
  for (const [why, session, body] of cases) {
    it(`refuses ${why} with 400`, async test => {
      const {send} = await setUp(test);
      const error = await readError(await send(session, body));
      assert.deepEqual([error.status, error.code], [400, 'bad-action']);
    });
  }
});
