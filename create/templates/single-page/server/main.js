/** Serves the built page and the API. */
import {serve} from '@hono/node-server';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono} from 'hono';
import {secureHeaders} from 'hono/secure-headers';
// #if data
import {createApp} from './app.js';
import {openDatabase} from './database.js';
// #end

const site = new Hono();
site.use(
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // #if angular
      baseUri: ["'self'"],
      // #else
      baseUri: ["'none'"],
      // #end
      formAction: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      // #if angular
      // Angular writes the styles of its components into the page.
      styleSrc: ["'self'", "'unsafe-inline'"],
      // #end
    },
  }),
);
// #if data
site.route('/', createApp(openDatabase()));
// #end
// #if angular
const root = 'dist/browser';
// #else
const root = 'dist';
// #end
site.get('*', serveStatic({root}));
// The router of the page shows what an address is.
site.get('*', serveStatic({root, path: 'index.html'}));

const server = serve({fetch: site.fetch, port: Number(process.env.PORT ?? 3000)}, ({port}) =>
  console.log(`http://localhost:${port}`),
);

// Ends at once, so that the port is free for the next start.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
