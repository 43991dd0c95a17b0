/**
 * Writes `demo-app/dist/pages.json`: the paths of the site's pages, from the routes. The server answers other paths with
 * 404. Runs with tsx, because the routes are in TypeScript.
 */
import {writeFile} from 'node:fs/promises';
import {routes} from 'demo-app/routes';
import {inRoot} from './lib/workspace.mjs';

const paths = routes.map(({path}) => path);
await writeFile(inRoot('demo-app/dist/pages.json'), JSON.stringify(paths));
