/**
 * `npm start`: builds the packages and the site, serves it, and writes the HTML of its pages while it is served. Until a page is
 * written, the browser renders it.
 */
import {run} from './lib/run.mjs';

await run('scripts/build.mjs', '--fast', '--no-types', '--no-pages');
await import('../api-stub/dist/server.js');
await run('scripts/write-pages.mjs');
