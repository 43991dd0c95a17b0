/** Runs the code of the guide to groups that a server uses. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {encodeFeathersGroups, initialQuery, type GroupsQuery} from '@life-changers/elements/core/table';

interface Sample {
  groupsSql(address: string): {readonly sql: string; readonly values: readonly string[]};
  groupsBody(rows: readonly object[]): object;
}

interface Hook {
  groupRows(context: object, next: () => Promise<void>): Promise<void>;
}

const read = (name: string): Promise<unknown> =>
  import(new URL(`../../demo-app/src/content/guides/code/tables/${name}`, import.meta.url).href);

describe('the server of groups in the guide', async () => {
  const {groupsSql, groupsBody} = (await read('groups-server.mjs')) as Sample;
  const query: GroupsQuery = {
    ...initialQuery(1000),
    sort: {field: 'status', direction: 'desc'},
    filters: {country: {type: 'options', values: ["O'Neil"]}},
    field: 'status',
    path: [{field: 'country', value: "O'Neil"}],
    totals: {amount: 'sum'},
  };

  it('reads what a table asks, and writes values apart from the SQL', () => {
    const params = encodeFeathersGroups(query).map(([name, value]) => [name, value]);
    assert.deepEqual(groupsSql(`/orders?${new URLSearchParams(params)}`), {
      sql: 'SELECT status AS value,COUNT(*) AS count,SUM(amount) AS amount FROM orders WHERE 1 = 1 AND country IN (?) GROUP BY status ORDER BY status desc LIMIT 1000 OFFSET 0',
      values: ["O'Neil"],
    });
  });

  it('finds rows without a value', () => {
    assert.match(groupsSql('/orders?$group=status&country=').sql, /WHERE 1 = 1 AND country IS NULL GROUP/);
  });

  it('answers in the format of the table', () => {
    assert.deepEqual(groupsBody([{value: 'new', count: 2, amount: 5}]), {
      data: [{value: 'new', count: 2, totals: {amount: 5}}],
    });
  });

  for (const search of ['$group=id', '$group=status&$total[id]=sum', '$group=status&amount=1'])
    it(`refuses ?${search}`, () => assert.throws(() => groupsSql(`/orders?${search}`), RangeError));
});

describe('the hook of groups in the guide', async () => {
  const {groupRows} = (await read('feathers-groups.mjs')) as Hook;

  it('leaves requests for rows to the service, and finds those without a value', async () => {
    const context = {params: {query: {country: '', customer: ''}}};
    let calls = 0;
    await groupRows(context, () => Promise.resolve(void calls++));
    assert.deepEqual([calls, context.params.query], [1, {country: null, customer: ''}]);
  });

  for (const query of [{$group: 'id'}, {$group: 'country', $total: {constructor: 'sum'}}])
    it(`refuses ${JSON.stringify(query)}`, async () => {
      await assert.rejects(
        groupRows({params: {query}}, () => Promise.resolve()),
        {code: 400},
      );
    });
});
