/** Removes all build output. */
import {rm} from 'node:fs/promises';
import {inRoot} from './lib/workspace.mjs';

const built = [
  'elements/dist',
  'react-bindings/dist',
  'api-stub/dist',
  'demo-app/dist',
  'demo-app/src/api/reference.json',
  'demo-app/src/api/types.json',
  '.cache',
];

await Promise.all(built.map(path => rm(inRoot(path), {recursive: true, force: true})));
