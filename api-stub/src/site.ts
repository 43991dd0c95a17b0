import {access, readFile} from 'node:fs/promises';
import {join, sep} from 'node:path';
import express, {Router} from 'express';
import type {Request, RequestHandler, Response} from 'express';
import {allowOnly} from './error-handler.js';
import {pageFile} from './page-file.js';

/** Files under `/assets/` have a content hash in their names, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';

/** All other files are requested every time. If the ETag is unchanged, the response is a 304. */
const ALWAYS_ASK = 'no-cache';

const INDEX = 'index.html';

/** Addresses that people try, and the pages that they mean. */
const SHORT_ADDRESSES = ['/changelog', '/roadmap'];

const NOT_BUILT = 'The site is not built yet. To build and serve it, run "npm start" in the root folder.\n';

/**
 * Serves a built single-page site: its files, and `index.html` for every other path. The status is 200 for the paths
 * in `pages.json`, and 404 for unknown paths, for which the router of the site shows a not-found page. Instead of
 * `index.html`, a known path gets its own HTML if the build has written it (`scripts/site/render-pages.mjs`). Missing files
 * are left to the next handler.
 *
 * @param folder the absolute path of the built site
 */
export function site(folder: string): Router {
  const router = Router();
  const assets = join(folder, 'assets') + sep;
  const files = express.static(folder, {
    cacheControl: false,
    index: false,
    redirect: false,
    setHeaders: (res, path) => res.setHeader('Cache-Control', path.startsWith(assets) ? FOREVER : ALWAYS_ASK),
  });
  router.get(SHORT_ADDRESSES, (req, res) => res.redirect(302, `/guides${req.path}`));
  router.route('/{*path}').get(files, pages(folder)).all(allowOnly('GET', 'HEAD'));
  return router;
}

function pages(folder: string): RequestHandler {
  return async (req, res, next) => {
    if (!isPage(req)) {
      next('route');
      return;
    }
    const page = await findPage(folder, req.path);
    res.status(page === null ? 404 : 200);
    res.vary('Accept').set('Cache-Control', ALWAYS_ASK);
    const options = {root: folder, cacheControl: false, dotfiles: 'allow'} as const;
    res.sendFile(page ?? INDEX, options, (error?: Error & {status?: number}) => {
      // After the headers are sent, an error only means that the client disconnected.
      if (!error || res.headersSent) return;
      if (error.status === 404) sendNotBuilt(res);
      else next(error);
    });
  };
}

/** Paths with a dot in the last segment and paths under `/assets/` are files. All others are pages. */
function isPage(req: Request): boolean {
  const isFile = req.path.startsWith('/assets/') || /\.[^/]*$/.test(req.path);
  return !isFile && Boolean(req.accepts('html'));
}

/**
 * Returns the HTML file of a path, or null if the path is unknown. Ignores case and trailing slashes, like the router of
 * the site. Without a list, every page is known.
 */
async function findPage(folder: string, path: string): Promise<string | null> {
  const list = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => null);
  if (list === null) return INDEX;
  const known = (JSON.parse(list) as string[]).find(page => tidy(page) === tidy(path));
  if (known === undefined) return null;
  const file = pageFile(known);
  const exists = await access(join(folder, file)).then(
    () => true,
    () => false,
  );
  return exists ? file : INDEX;
}

function tidy(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '');
}

function sendNotBuilt(res: Response): void {
  res.status(503).set('Cache-Control', 'no-store').type('text').send(NOT_BUILT);
}
