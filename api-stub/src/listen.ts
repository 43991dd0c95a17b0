import {createServer} from 'node:http';
import type {RequestListener, Server} from 'node:http';

const DEFAULT_PORT = 8080;

/** A start error that the user can fix. The message is one line for the terminal. */
export class StartError extends Error {}

/**
 * Reads the `PORT` variable. Returns 8080 if it is not set or empty.
 *
 * @throws StartError if it is not a whole number from 1 to 65535
 */
export function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) {
    throw new StartError(`PORT must be a whole number from 1 to 65535, not "${text}".`);
  }
  return port;
}

/**
 * Listens on a port. For 0, the system chooses a free port. Resolves when the server accepts requests.
 *
 * @throws StartError if the port is in use or not allowed
 */
export function listen(app: RequestListener, port: number): Promise<Server> {
  const server = createServer(app);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, () => resolve(server));
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    const other = port < 65535 ? port + 1 : port - 1;
    return new StartError(`Port ${port} is in use. Choose another with PORT=${other} npm start.`);
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `Port ${port} is not allowed here. Choose another with PORT=${DEFAULT_PORT} npm start.`,
    );
  }
  return error;
}

/** Stops listening and closes every open connection, including hanging ones. */
export function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
