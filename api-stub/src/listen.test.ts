import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {describe, it} from 'node:test';
import {text} from 'node:stream/consumers';
import {fileURLToPath} from 'node:url';
import {createApp} from './app.js';
import {close, listen, parsePort} from './listen.js';
import {portOf} from './test-server.js';

describe('PORT', () => {
  it('is 8080 if it is not set or empty', () => {
    assert.equal(parsePort(undefined), 8080);
    assert.equal(parsePort(''), 8080);
  });

  it('is a whole number from 1 to 65535', () => {
    assert.equal(parsePort('1'), 1);
    assert.equal(parsePort('65535'), 65535);
  });

  for (const value of ['abc', '0', '65536', '-1', '80.5', '1e3', ' 80', '0x50', '999999']) {
    it(`refuses "${value}"`, () =>
      assert.throws(() => parsePort(value), {
        message: `PORT must be a whole number from 1 to 65535, not "${value}".`,
      }));
  }
});

describe('the server', () => {
  const runServer = (port: string) => {
    const server = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('server.ts', import.meta.url))],
      {
        env: {...process.env, PORT: port},
      },
    );
    return {server, output: text(server.stdout), errors: text(server.stderr), exit: once(server, 'exit')};
  };

  async function freePort(): Promise<number> {
    const server = await listen(createApp(), 0);
    const port = portOf(server);
    await close(server);
    return port;
  }

  it('prints its address, and stops on SIGINT and SIGTERM', {timeout: 60_000}, async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const port = await freePort();
      const {server, output, errors, exit} = runServer(String(port));
      await once(server.stdout, 'data');
      const hanging = fetch(`http://localhost:${port}/api-stub/people?fault=hang`);
      assert.equal((await fetch(`http://localhost:${port}/api-stub/people`)).status, 200);
      server.kill(signal);
      await assert.rejects(hanging);
      assert.deepEqual(await exit, [0, null]);
      assert.equal(await output, `Life Changers UI is at http://localhost:${port}\n`);
      assert.equal(await errors, '');
    }
  });

  it('ends with a one-line error if the port is in use', async test => {
    const first = await listen(createApp(), 0);
    test.after(() => close(first));
    const port = portOf(first);
    const {errors, exit} = runServer(String(port));
    assert.deepEqual(await exit, [1, null]);
    const other = port < 65535 ? port + 1 : port - 1;
    assert.equal(await errors, `Port ${port} is in use. Choose another with PORT=${other} npm start.\n`);
  });

  it('ends with a one-line error if PORT is invalid', async () => {
    const {errors, exit} = runServer('abc');
    assert.deepEqual(await exit, [1, null]);
    assert.equal(await errors, 'PORT must be a whole number from 1 to 65535, not "abc".\n');
  });
});
