/** The pages and files of the app. */
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono} from 'hono';
// #if signIn
import {getCookie} from 'hono/cookie';
// #end
import {secureHeaders} from 'hono/secure-headers';
// #if data
import {createApp} from './app.js';
// #end
// #if signIn
import {SESSION_COOKIE} from './app.js';
// #end
import {IMPORT_MAP_HASH, pages, renderPage} from './pages.js';
// #if signIn
import {findUser} from './users.js';
// #end

/** Files by the start of their address. */
const FOLDERS = {
  '/lc': 'node_modules/@life-changers/elements/dist',
  // #if forms
  '/vendor': 'node_modules/superstruct/dist',
  // #end
  // #if tables|forms
  '/shared': 'shared',
  // #end
  '': 'public',
};

// #if data
/** @param {import('libsql').Database} database */
export function createSite(database) {
// #else
export function createSite() {
// #end
  const site = new Hono();
  site.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        scriptSrc: ["'self'", IMPORT_MAP_HASH],
      },
    }),
  );
  // #if data
  site.route('/', createApp(database));
  // #end
  for (const page of pages)
    site.get(page.path, context => {
      // #if signIn
      const user = findUser(database, getCookie(context, SESSION_COOKIE));
      if (user === null && !page.isPublic) return context.redirect('/sign-in');
      return context.html(renderPage(page, user));
      // #else
      return context.html(renderPage(page));
      // #end
    });
  site.get('/theme.css', serveStatic({path: 'theme.css'}));
  for (const [prefix, root] of Object.entries(FOLDERS))
    site.get(`${prefix}/*`, serveStatic({root, rewriteRequestPath: path => path.slice(prefix.length)}));
  return site;
}
