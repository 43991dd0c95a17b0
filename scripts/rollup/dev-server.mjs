import {inRoot} from '../lib/workspace.mjs';

const RELOAD = `new EventSource('/dev/events').addEventListener('built', () => location.reload());\n`;

/**
 * Serves the site on PORT (8080) after its first build, with the stub, and reloads its open pages after each. If a build
 * fails, Rollup prints the error, and the last good build stays. Restart `npm run dev` after changes to the stub, and to
 * update the API pages after changes to doc comments.
 */
export function devServer() {
  const pages = new Set();
  const routes = {
    '/dev/reload.js': (_request, response) => {
      response.writeHead(200, {'Content-Type': 'text/javascript'});
      response.end(RELOAD);
    },
    '/dev/events': (request, response) => {
      response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
      response.flushHeaders();
      pages.add(response);
      request.on('close', () => pages.delete(response));
    },
  };
  let serving;
  return {
    name: 'dev-server',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        serving ??= serve(routes);
        await serving;
        console.log(`The site is built (${new Date().toLocaleTimeString()}).`);
        for (const page of pages) page.write('event: built\ndata:\n\n');
      },
    },
  };
}

async function serve(routes) {
  const {createApp} = await import('../../api-stub/dist/app.js');
  const {listen, parsePort} = await import('../../api-stub/dist/listen.js');
  const app = createApp({siteFolder: inRoot('demo-app/dist')});
  const port = parsePort(process.env.PORT);
  await listen((request, response) => (routes[request.url] ?? app)(request, response), port);
  console.log(`Life Changers UI is at http://localhost:${port}`);
}
