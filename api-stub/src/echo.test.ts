import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {readError, startStub} from './test-server.js';

async function echo(origin: string, init: RequestInit): Promise<Response> {
  return fetch(`${origin}/api-stub/echo`, {method: 'POST', ...init});
}

async function fieldsOf(response: Response): Promise<unknown> {
  assert.equal(response.status, 200);
  return ((await response.json()) as {fields: unknown}).fields;
}

const URLENCODED = {'content-type': 'application/x-www-form-urlencoded'};
const JSON_TYPE = {'content-type': 'application/json'};
const BROWSER = {accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'};

describe('POST /api-stub/echo', () => {
  it('reads a urlencoded form', async test => {
    const origin = await startStub(test);
    const body = new URLSearchParams({first: 'Zoë & Ø', second: '', third: 'a+b=c'});
    assert.deepEqual(await fieldsOf(await echo(origin, {body})), {
      first: 'Zoë & Ø',
      second: '',
      third: 'a+b=c',
    });
  });

  it('lists the values of a repeated name', async test => {
    const origin = await startStub(test);
    const response = await echo(origin, {headers: URLENCODED, body: 'box=a&box=b&one=1'});
    assert.deepEqual(await fieldsOf(response), {box: ['a', 'b'], one: '1'});
  });

  it('reads a multipart form with a file', async test => {
    const origin = await startStub(test);
    const body = new FormData();
    body.append('name', 'line one\r\nline two');
    body.append('photo', new File(['12345'], 'Zoë.png', {type: 'image/png'}));
    assert.deepEqual(await fieldsOf(await echo(origin, {body})), {
      name: 'line one\r\nline two',
      photo: {name: 'Zoë.png', type: 'image/png', size: 5},
    });
  });

  it('reads JSON', async test => {
    const origin = await startStub(test);
    const response = await echo(origin, {headers: JSON_TYPE, body: '{"agree":true,"years":3}'});
    assert.deepEqual(await fieldsOf(response), {agree: true, years: 3});
  });

  it('reads JSON that is nested 100 levels deep', async test => {
    const origin = await startStub(test);
    const body = `{"a":${'['.repeat(99)}${']'.repeat(99)}}`;
    const response = await echo(origin, {headers: JSON_TYPE, body});
    assert.equal(await response.text(), `{"fields":${body}}`);
  });

  it('accepts a form without fields', async test => {
    const origin = await startStub(test);
    assert.deepEqual(await fieldsOf(await echo(origin, {headers: URLENCODED, body: ''})), {});
    assert.deepEqual(await fieldsOf(await echo(origin, {body: new FormData()})), {});
    assert.deepEqual(
      await fieldsOf(
        await echo(origin, {headers: {'content-type': 'multipart/form-data; boundary=x'}, body: '--x--\r\n'}),
      ),
      {},
    );
  });

  it('keeps field names that are also members of Object', async test => {
    const origin = await startStub(test);
    const response = await echo(origin, {headers: URLENCODED, body: '__proto__=1&constructor=2&toString=3'});
    assert.equal(await response.text(), '{"fields":{"__proto__":"1","constructor":"2","toString":"3"}}');
  });

  it('keeps a percent sign that is not part of an escape', async test => {
    const origin = await startStub(test);
    assert.deepEqual(await fieldsOf(await echo(origin, {headers: URLENCODED, body: 'rate=5%&bad=%zz'})), {
      rate: '5%',
      bad: '%zz',
    });
  });

  it('answers a browser with an HTML page and escapes all text', async test => {
    const origin = await startStub(test);
    const body = new URLSearchParams([
      ['<b>name', '"><script>alert(1)</script>'],
      ['box', "it's"],
      ['box', 'a & b'],
    ]);
    const response = await echo(origin, {headers: BROWSER, body});
    assert.match(response.headers.get('content-type')!, /^text\/html; charset=utf-8/);
    assert.match(response.headers.get('vary')!, /Accept/);
    const page = await response.text();
    assert.ok(
      page.includes(
        '<th scope="row">&lt;b&gt;name</th><td>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</td>',
      ),
    );
    assert.ok(page.includes('<td>it&#39;s</td>') && page.includes('<td>a &amp; b</td>'));
    assert.doesNotMatch(page, /<script|style=|<style/);
  });

  it('shows a browser that the form was empty', async test => {
    const origin = await startStub(test);
    const response = await echo(origin, {headers: {...BROWSER, ...URLENCODED}, body: ''});
    assert.match(await response.text(), /The form sent no fields\./);
  });

  const refusals: [string, number, string, RequestInit][] = [
    ['broken JSON', 400, 'bad-body', {headers: JSON_TYPE, body: '{"a":'}],
    [
      'JSON that is nested too deep',
      400,
      'bad-body',
      {headers: JSON_TYPE, body: `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`},
    ],
    ['a JSON list', 400, 'bad-body', {headers: JSON_TYPE, body: '[1]'}],
    [
      'a broken multipart body',
      400,
      'bad-body',
      {headers: {'content-type': 'multipart/form-data; boundary=x'}, body: 'y'},
    ],
    [
      'a multipart body without boundary',
      400,
      'bad-body',
      {headers: {'content-type': 'multipart/form-data'}, body: 'y'},
    ],
    [
      'a broken compression',
      400,
      'bad-request',
      {headers: {...URLENCODED, 'content-encoding': 'gzip'}, body: 'y'},
    ],
    ['plain text', 415, 'bad-type', {headers: {'content-type': 'text/plain'}, body: 'a=1'}],
    ['no body', 415, 'bad-type', {}],
    ['more than 10 MB', 413, 'bad-body', {headers: URLENCODED, body: 'a'.repeat(10 * 1024 * 1024 + 1)}],
    ['more than 1000 fields', 413, 'too-large', {headers: URLENCODED, body: 'a=1&'.repeat(1001)}],
  ];
  for (const [what, status, code, init] of refusals) {
    it(`rejects ${what}`, async test => {
      const origin = await startStub(test);
      const error = await readError(await echo(origin, init));
      assert.deepEqual([error.status, error.code], [status, code], error.message);
      assert.doesNotMatch(error.message, /\bat \S+:\d+/);
    });
  }
});
