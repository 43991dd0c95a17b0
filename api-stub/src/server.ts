import {fileURLToPath} from 'node:url';
import {createApp} from './app.js';
import {close, listen, parsePort, StartError} from './listen.js';

const siteFolder = fileURLToPath(new URL('../../demo-app/dist', import.meta.url));

try {
  const port = parsePort(process.env.PORT);
  const server = await listen(createApp({siteFolder}), port);
  console.log(`Life Changers UI is at http://localhost:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close(server));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
