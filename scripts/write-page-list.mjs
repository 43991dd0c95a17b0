/**
 * Writes `demo-app/dist/pages.json`: the addresses of the site's pages, from the list that its router reads. The server
 * answers other addresses with 404. It runs under tsx, which reads the list as it is written.
 */
import {writeFile} from 'node:fs/promises';
import {routes} from 'demo-app/routes';
import {inRoot} from './lib/workspace.mjs';

const paths = routes.map(({path}) => path);
await writeFile(inRoot('demo-app/dist/pages.json'), JSON.stringify(paths));
