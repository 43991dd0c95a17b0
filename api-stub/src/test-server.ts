import type {RequestListener, Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {TestContext} from 'node:test';
import {createApp} from './app.js';
import type {AppOptions} from './app.js';
import {close, listen} from './listen.js';

/** Serves an app on a free port until the test ends. Returns its origin, such as `http://127.0.0.1:49152`. */
export async function startServer(test: TestContext, app: RequestListener): Promise<string> {
  const server = await listen(app, 0);
  test.after(() => close(server));
  return `http://127.0.0.1:${portOf(server)}`;
}

/** Serves the stub on a free port until the test ends. */
export function startStub(test: TestContext, options?: AppOptions): Promise<string> {
  return startServer(test, createApp(options));
}

/** Returns the port that a server listens on. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Returns the status and the parsed error of a response. All routes send errors in the same shape. */
export async function readError(
  response: Response,
): Promise<{status: number; code: string; message: string}> {
  const {error} = (await response.json()) as {error: {code: string; message: string}};
  return {status: response.status, ...error};
}
