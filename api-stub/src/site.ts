import {readFile} from 'node:fs/promises';
import {join, sep} from 'node:path';
import express, {Router} from 'express';
import type {Request, RequestHandler, Response} from 'express';
import {allowOnly} from './error-handler.js';

/** A file under `/assets/` has a hash of its content in its name, so it never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Everything else is asked for each time; an unchanged ETag makes that a 304. */
const ALWAYS_ASK = 'no-cache';

const NOT_BUILT =
  'The site is not built yet. Run "npm start" in the root folder; it builds the site and serves it.\n';

/**
 * Serves a built single-page site: its files, and `index.html` for every other path. The status is 200 for the
 * addresses that the site lists in `pages.json`, and 404 for those where its router shows that there is no page. A file
 * that is missing is left to the next handler.
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
  router.route('/{*path}').get(files, pages(folder)).all(allowOnly('GET', 'HEAD'));
  return router;
}

function pages(folder: string): RequestHandler {
  return async (req, res, next) => {
    if (!isPage(req)) {
      next('route');
      return;
    }
    res.status((await isKnown(folder, req.path)) ? 200 : 404);
    res.vary('Accept').set('Cache-Control', ALWAYS_ASK);
    res.sendFile('index.html', {root: folder, cacheControl: false}, (error?: Error & {status?: number}) => {
      // Once headers are out, an error only means that the client left.
      if (!error || res.headersSent) return;
      if (error.status === 404) sendNotBuilt(res);
      else next(error);
    });
  };
}

/** A file has a dot in its last segment, and everything under `/assets/` is one; the rest are pages. */
function isPage(req: Request): boolean {
  const isFile = req.path.startsWith('/assets/') || /\.[^/]*$/.test(req.path);
  return !isFile && Boolean(req.accepts('html'));
}

/** As the site's router does, this ignores case and a slash at the end. A site without a list may have any page. */
async function isKnown(folder: string, path: string): Promise<boolean> {
  const list = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => null);
  if (list === null) return true;
  const known = (JSON.parse(list) as string[]).map(tidy);
  return known.includes(tidy(path));
}

function tidy(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '');
}

function sendNotBuilt(res: Response): void {
  res.status(503).set('Cache-Control', 'no-store').type('text').send(NOT_BUILT);
}
