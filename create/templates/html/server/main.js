/** Serves the pages, their files, and the API. */
import {serve} from '@hono/node-server';
import {createSite} from './site.js';
// #if data
import {openDatabase} from './database.js';

const site = createSite(openDatabase());
// #else

const site = createSite();
// #end
const server = serve({fetch: site.fetch, port: Number(process.env.PORT ?? 3000)}, ({port}) =>
  console.log(`http://localhost:${port}`),
);

// Ends at once, so that the port is free for the next start.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
