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

describe('the selection of groups in the guide', async () => {
  const {conditionOf} = (await read('group-selection.mjs')) as {
    conditionOf(sent: unknown): {readonly sql: string; readonly values: readonly unknown[]};
  };
  const queryOf = (filters: object) => ({search: 'a', filters});
  const italy = queryOf({country: {type: 'options', values: ['IT']}});
  const open = {query: queryOf({status: {type: 'text', operator: 'empty'}}), selected: false};

  it('is a CASE with the last group first', () => {
    assert.deepEqual(conditionOf({mode: 'all', query: italy, groups: [open], except: [1], keys: [2]}), {
      sql: '(CASE WHEN name ILIKE $2 AND status IS NULL THEN false WHEN name ILIKE $3 AND country = ANY($4) THEN true ELSE false END AND id <> ALL($5)) OR id = ANY($1)',
      values: [[2], '%a%', '%a%', ['IT'], [1]],
    });
  });

  it('refuses filters and conditions that it does not read', () => {
    const name = {field: 'name', filter: {type: 'text', operator: 'empty'}};
    for (const query of [
      queryOf({amount: {type: 'number', from: 1}}),
      {...italy, where: {match: 'all', conditions: [name]}},
    ])
      assert.throws(() => conditionOf({mode: 'all', query}), TypeError);
  });
});
