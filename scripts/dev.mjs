/**
 * `npm run dev`: builds and serves the site on PORT (8080), and rebuilds and reloads it on every change. If a build
 * fails, the error is printed and the last good build stays. Restart it after changes to the stub, and to update the
 * API pages after changes to doc comments.
 */
import {createReadStream} from 'node:fs';
import {watch} from 'rollup';
import {libraries, site} from '../rollup.config.mjs';
import {report, run, timed} from './lib/run.mjs';
import {inRoot} from './lib/workspace.mjs';

const siteFolder = inRoot('demo-app/dist');
const pages = new Set();

await timed('reference', () => run('scripts/api-reference.mjs')).catch(stop);

const watcher = watch([...libraries({dev: true}), site({dev: true})]);
let server;

watcher.on('event', event => {
  if (event.code === 'BUNDLE_END') finish(event);
  if (event.code === 'ERROR') report(event.error);
  if (event.code === 'END') server ??= serve().catch(stop);
});

/** Exits, because nothing works without a server. */
function stop(error) {
  report(error);
  process.exit(1);
}

/** Reloads the open pages when the site is built, which is the last step. */
function finish({result, output, duration}) {
  result.close();
  if (!output.includes(siteFolder)) return;
  console.log(`site built in ${(duration / 1000).toFixed(1)} s`);
  for (const page of pages) page.write('event: built\ndata:\n\n');
}

async function serve() {
  const {createApp} = await import('../api-stub/dist/app.js');
  const {listen, parsePort} = await import('../api-stub/dist/listen.js');
  const app = createApp({siteFolder});
  const port = parsePort(process.env.PORT);
  await listen((request, response) => (devRoutes[request.url] ?? app)(request, response), port);
  console.log(`Life Changers UI is at http://localhost:${port}`);
}

const devRoutes = {
  '/dev/reload.js': (_request, response) => {
    response.writeHead(200, {'Content-Type': 'text/javascript'});
    createReadStream(inRoot('scripts/dev/reload.js')).pipe(response);
  },
  '/dev/events': (request, response) => {
    response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
    response.flushHeaders();
    pages.add(response);
    request.on('close', () => pages.delete(response));
  },
};
