/** Writes the HTML of all pages of the site (`site/render-pages.mjs`), in two processes. */
import {run} from './lib/run.mjs';

await Promise.all(['0', '1'].map(share => run('scripts/site/render-pages.mjs', share, '2')));
