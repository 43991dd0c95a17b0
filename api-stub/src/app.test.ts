import assert from 'node:assert/strict';
import {once} from 'node:events';
import {request, type IncomingMessage} from 'node:http';
import {describe, it} from 'node:test';
import express from 'express';
import {errorHandler} from './error-handler.js';
import {readError, startServer, startStub} from './test-server.js';

describe('the API', () => {
  it('answers an unknown path with a 404 in JSON', async test => {
    const origin = await startStub(test);
    for (const path of ['/api-stub', '/api-stub/', '/api-stub/dragons', '/api-stub/people/1']) {
      const error = await readError(await fetch(origin + path, {headers: {accept: 'text/html'}}));
      assert.deepEqual([error.status, error.code], [404, 'not-found'], path);
    }
  });

  it('answers an unsupported method with 405 and the allowed methods', async test => {
    const origin = await startStub(test);
    for (const [path, methods, allow] of [
      ['/api-stub/people', ['POST', 'PUT', 'DELETE', 'OPTIONS'], 'GET, HEAD'],
      ['/api-stub/echo', ['GET', 'PUT', 'DELETE'], 'POST'],
    ] as const) {
      for (const method of methods) {
        const response = await fetch(origin + path, {method});
        assert.equal(response.headers.get('allow'), allow);
        assert.deepEqual((await readError(response)).status, 405, `${method} ${path}`);
      }
    }
  });

  for (const [address, status] of [
    ['http://stub:99999/api-stub/people', 400],
    ['http://stub:99999/', 400],
    ['http://stub:80/api-stub/people', 200],
  ] as const) {
    it(`answers a request for the absolute address ${address} with ${status}`, async test => {
      const {hostname, port} = new URL(await startStub(test));
      const sent = request({hostname, port, path: address}).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      response.resume();
      assert.equal(response.statusCode, status);
    });
  }

  it('serves only the API if there is no site', async test => {
    const origin = await startStub(test);
    assert.equal((await readError(await fetch(`${origin}/`))).status, 404);
  });

  it('compresses only large responses', async test => {
    const origin = await startStub(test);
    const large = await fetch(`${origin}/api-stub/people?$limit=100`, {headers: {'accept-encoding': 'gzip'}});
    assert.equal(large.headers.get('content-encoding'), 'gzip');
    const small = await fetch(`${origin}/api-stub/people?$limit=1`, {headers: {'accept-encoding': 'gzip'}});
    assert.equal(small.headers.get('content-encoding'), null);
  });
});

describe('the security headers', () => {
  it('include a strict policy on every response', async test => {
    const origin = await startStub(test);
    for (const path of ['/api-stub/people', '/api-stub/dragons']) {
      const {headers} = await fetch(origin + path);
      assert.deepEqual(headers.get('content-security-policy')!.split(';').sort(), [
        "base-uri 'self'",
        "connect-src 'self'",
        "default-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' blob:",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        "script-src 'self'",
        "style-src 'self'",
        'trusted-types lit-html',
      ]);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('referrer-policy'), 'no-referrer');
    }
  });

  it('do not include HSTS or name Express', async test => {
    const origin = await startStub(test);
    const {headers} = await fetch(`${origin}/api-stub/people`);
    assert.equal(headers.get('strict-transport-security'), null);
    assert.equal(headers.get('x-powered-by'), null);
  });
});

describe('the error handler', () => {
  it('reports an unexpected error and does not send its details to the client', async test => {
    const reported: unknown[] = [];
    const secret = new Error('secret in /home/someone');
    const app = express();
    app.get('/', () => {
      throw secret;
    });
    app.use(errorHandler(error => reported.push(error)));
    const response = await fetch(await startServer(test, app));
    assert.equal(response.status, 500);
    assert.deepEqual(await response.json(), {
      error: {code: 'internal', message: 'The stub failed. See its log for details.'},
    });
    assert.deepEqual(reported, [secret]);
  });
});
