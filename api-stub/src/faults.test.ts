import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import express from 'express';
import {planFaults, sendWithFaults} from './faults.js';
import type {PersonRow} from './people.js';
import type {RowPage} from './row-page.js';
import {readError, startServer, startStub} from './test-server.js';

describe('fault plan', () => {
  const plans: [string[], ReturnType<typeof planFaults>][] = [
    [[], {delay: 0, fault: null}],
    [['delay:5000'], {delay: 5000, fault: null}],
    [['delay:30000'], {delay: 30_000, fault: null}],
    [['500'], {delay: 0, fault: 500}],
    [['401'], {delay: 0, fault: 401}],
    [['delay:20', 'malformed'], {delay: 20, fault: 'malformed'}],
    [['shrink', 'delay:20'], {delay: 20, fault: 'shrink'}],
  ];
  for (const [values, plan] of plans) {
    it(`reads ${values.join(' and ') || 'none'}`, () => assert.deepEqual(planFaults(values), plan));
  }

  const refusals: [string[], RegExp][] = [
    [['explode'], /There is no fault "explode"\. The faults are: delay:<ms>, .*malformed, .*empty\./],
    [[''], /no fault ""/],
    [['200'], /no fault "200"/],
    [['600'], /no fault "600"/],
    [['delay'], /no fault "delay"/],
    [['delay:-5'], /no fault "delay:-5"/],
    [['delay:1e3'], /no fault "delay:1e3"/],
    [['delay:30001'], /at most 30000 ms/],
    [['delay:20000', 'delay:20000'], /at most 30000 ms/],
    [['500', 'empty'], /one fault besides a delay/],
  ];
  for (const [values, message] of refusals) {
    it(`rejects ${values.map(value => `"${value}"`).join(' and ')}`, () =>
      assert.throws(() => planFaults(values), {status: 400, code: 'bad-fault', message}));
  }
});

describe('GET /api-stub/people?fault=…', () => {
  const read = async (url: string) => (await (await fetch(url)).json()) as RowPage<PersonRow>;

  it('answers an unknown fault with 400 and the list', async test => {
    const origin = await startStub(test);
    const error = await readError(await fetch(`${origin}/api-stub/people?fault=explode`));
    assert.equal(error.status, 400);
    assert.equal(error.code, 'bad-fault');
    assert.match(error.message, /wrong-shape/);
  });

  it('delay: sends the same page later', async test => {
    const origin = await startStub(test);
    const start = performance.now();
    const page = await read(`${origin}/api-stub/people?fault=delay:60`);
    assert.ok(performance.now() - start >= 55);
    assert.equal(page.data.length, 10);
  });

  it('a status: fails with this status', async test => {
    const origin = await startStub(test);
    for (const status of [500, 503, 401]) {
      const error = await readError(await fetch(`${origin}/api-stub/people?fault=${status}`));
      assert.deepEqual(error, {status, code: 'fault', message: `The request asked for a ${status}.`});
    }
  });

  it('a delay and a status: fails later', async test => {
    const origin = await startStub(test);
    const start = performance.now();
    const response = await fetch(`${origin}/api-stub/people?fault=500&fault=delay:60`);
    assert.equal(response.status, 500);
    assert.ok(performance.now() - start >= 55);
  });

  it('malformed: sends incomplete JSON', async test => {
    const origin = await startStub(test);
    const response = await fetch(`${origin}/api-stub/people?fault=malformed`);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type')!, /^application\/json/);
    await assert.rejects(response.json(), SyntaxError);
  });

  it('wrong-shape: sends valid JSON without data and total', async test => {
    const origin = await startStub(test);
    const body = await read(`${origin}/api-stub/people?fault=wrong-shape`);
    assert.deepEqual(Object.keys(body), ['count', 'items']);
  });

  it('empty: has no rows', async test => {
    const origin = await startStub(test);
    assert.deepEqual(await read(`${origin}/api-stub/people?fault=empty`), {
      total: 0,
      limit: 10,
      skip: 0,
      data: [],
    });
  });

  it('shrink: reports the full total on page 1 and 15 rows on later pages', async test => {
    const origin = await startStub(test);
    const counts = async (skip: number) => {
      const {total, data} = await read(`${origin}/api-stub/people?fault=shrink&$skip=${skip}`);
      return [total, data.length];
    };
    assert.deepEqual(await counts(0), [200, 10]);
    assert.deepEqual(await counts(50), [15, 0]);
    assert.deepEqual(await counts(10), [15, 5]);
  });

  it('hang: closes the connection after its limit', async test => {
    const origin = await startStub(test, {hangLimit: 60});
    const start = performance.now();
    await assert.rejects(fetch(`${origin}/api-stub/people?fault=hang`), TypeError);
    assert.ok(performance.now() - start >= 55);
  });

  for (const fault of ['hang', 'delay:30000']) {
    it(`${fault}: ends if the client disconnects`, {timeout: 5000}, async test => {
      const client = new AbortController();
      let answer: Promise<void> | undefined;
      const app = express().get('/', (_req, res) => {
        const page = {total: 0, limit: 10, skip: 0, data: []};
        answer = sendWithFaults(res, page, planFaults([fault]), 30_000);
        client.abort();
      });
      const origin = await startServer(test, app);
      await assert.rejects(fetch(origin, {signal: client.signal}), {name: 'AbortError'});
      await answer;
    });
  }
});
