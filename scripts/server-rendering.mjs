/**
 * Renders the sample of each element (`tests/server-samples.ts`) like a server, and prints the bytes of the shadow root,
 * without styles, as JSON. With `--record`, it also measures the time and writes it with the date and the machine to
 * `docs/server-rendering.json`, for the guide "Server rendering". Runs with tsx, and needs a build of the packages.
 */
import {writeFile} from 'node:fs/promises';
import {cpus} from 'node:os';
import {prerender} from '@life-changers/elements/server';
import {SERVER_SAMPLES} from '../tests/server-samples.ts';
import {inRoot} from './lib/workspace.mjs';

const WARM_UP = 100;
const ROUNDS = 300;

const options = {stylesheet: tag => `/lc/${tag}.css`};
const samples = Object.entries(SERVER_SAMPLES);

if (process.argv.includes('--record')) {
  const record = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0].model.trim()}, Node ${process.versions.node}`,
    milliseconds: Object.fromEntries(samples.map(([tag, {html}]) => [tag, medianOf(html)])),
  };
  await writeFile(inRoot('docs/server-rendering.json'), `${JSON.stringify(record, null, 2)}\n`);
} else {
  const rows = samples.map(([tag, {html, note = ''}]) => ({
    tag,
    bytes: Buffer.byteLength(prerender(html, options)) - Buffer.byteLength(html),
    note,
  }));
  console.log(JSON.stringify(rows));
}

/** The median time of a rendering, in milliseconds with three digits. */
function medianOf(html) {
  for (let round = 0; round < WARM_UP; round++) prerender(html, options);
  const times = Array.from({length: ROUNDS}, () => {
    const start = performance.now();
    prerender(html, options);
    return performance.now() - start;
  });
  return Number(times.sort((a, b) => a - b)[ROUNDS / 2].toFixed(3));
}
