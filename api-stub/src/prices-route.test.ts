import assert from 'node:assert/strict';
import {describe, it, type TestContext} from 'node:test';
import {generatePrices} from './prices.js';
import {readError, startStub} from './test-server.js';

async function send(test: TestContext, body: unknown, query = ''): Promise<Response> {
  const origin = await startStub(test);
  return fetch(`${origin}/api-stub/prices${query}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  });
}

describe('generated prices', () => {
  it('are the same in every run, each shop with the same products', () => {
    const prices = generatePrices(5000);
    assert.deepEqual(prices, generatePrices(5000));
    assert.deepEqual(prices[0], {
      id: 1,
      product: 'Rye loaf',
      shop: 'Harbor Street',
      kind: 'bread',
      price: 4.8,
      ten: 4.32,
      sold: true,
    });
    assert.equal(new Set(prices.map(({product}) => product)).size, 40);
    assert.equal(new Set(prices.map(({product, shop}) => `${product}, ${shop}`)).size, 5000);
  });
});

describe('POST /api-stub/prices', () => {
  const [loaf] = generatePrices(1);

  it('answers the rows that it saves, with keys for new ones', async test => {
    const response = await send(test, {
      rows: [
        {kind: 'change', row: {...loaf, price: 5}},
        {kind: 'add', row: {...loaf, id: 'new-1'}},
        {kind: 'remove', row: null},
      ],
    });
    assert.equal(response.status, 200);
    const {data} = (await response.json()) as {data: unknown[]};
    assert.deepEqual(data, [
      {...loaf, price: 5},
      {...loaf, id: 100_001},
    ]);
  });

  it('refuses a price below the cost in the format of Feathers, by row and field', async test => {
    const response = await send(test, {
      rows: [
        {kind: 'change', row: loaf},
        {kind: 'change', row: {...loaf, price: 1}},
      ],
    });
    assert.equal(response.status, 400);
    const {className, errors} = (await response.json()) as Record<string, unknown>;
    assert.deepEqual([className, errors], ['bad-request', {'rows[1].price': 'It costs €1.80 to bake.'}]);
  });

  it('fails on request', async test => {
    const error = await readError(await send(test, {rows: []}, '?fault=503'));
    assert.deepEqual([error.status, error.code], [503, 'fault']);
  });

  for (const body of [[], {rows: {}}, {rows: [null]}, {rows: [{kind: 'change'}]}])
    it(`refuses ${JSON.stringify(body)}`, async test => {
      const error = await readError(await send(test, body));
      assert.deepEqual([error.status, error.code], [400, 'bad-rows']);
    });
});
