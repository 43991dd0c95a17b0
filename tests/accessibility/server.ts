/** Serves a page with all elements, as the one file of the package, and nothing else. */
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {fileURLToPath} from 'node:url';

const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Samples</title>
  <link rel="stylesheet" href="/tokens.css" />
  <div id="sample"></div>
  <script type="module">
    import * as elements from '/life-changers.min.js';
    globalThis.elements = elements;
  </script>
  <script type="module" src="/page.js"></script>
</html>`;

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const JAVASCRIPT = 'text/javascript';
const FILES: Readonly<Record<string, readonly [path: string, type: string]>> = {
  '/page.js': [inRoot('tests/accessibility/page.js'), JAVASCRIPT],
  '/life-changers.min.js': [inRoot('elements/dist/life-changers.min.js'), JAVASCRIPT],
  '/tokens.css': [inRoot('elements/dist/styles/tokens.css'), 'text/css'],
};

/** Returns the address of the page, and a function that stops the server. */
export async function startServer(): Promise<{readonly origin: string; readonly close: () => void}> {
  const server = createServer((request, response) => {
    const [path, type] = FILES[request.url!] ?? [];
    if (path !== undefined)
      return void readFile(path).then(content => response.setHeader('content-type', type!).end(content));
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 404, {'content-type': 'text/html'}).end(isPage ? PAGE : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, close: () => server.close()};
}
