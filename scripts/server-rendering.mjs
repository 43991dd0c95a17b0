/**
 * Renders the sample of each element (`tests/server-samples.ts`) like a server, and prints the table of the guide "Server
 * rendering" as blocks: the bytes of the shadow root, without styles, and the time. With `--record`, it measures the times
 * and writes them with the date and the machine to `docs/server-rendering.json`. Runs with tsx, and needs a build of the
 * packages.
 */
import {writeFile} from 'node:fs/promises';
import {cpus} from 'node:os';
import {prerender} from '@life-changers/elements/server';
import {SERVER_SAMPLES} from '../tests/server-samples.ts';
import {inRoot, readJson} from './lib/workspace.mjs';

const RECORD = 'docs/server-rendering.json';
const HEAD = ['Element', 'Bytes', 'Time in ms', 'Before the script runs'];
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
  await writeFile(inRoot(RECORD), `${JSON.stringify(record, null, 2)}\n`);
} else {
  const {date, machine, milliseconds} = readJson(RECORD);
  const rows = samples.map(([tag, {html, note = ''}]) => {
    const bytes = Buffer.byteLength(prerender(html, options)) - Buffer.byteLength(html);
    const time = milliseconds[tag]?.toFixed(2) ?? 'Not measured';
    return [[{code: tag}], [bytes.toLocaleString('en')], [time], [note]];
  });
  const text = `Times are medians on ${machine}, ${date}. Bytes do not include styles.`;
  const table = {type: 'table', head: HEAD.map(cell => [cell]), rows};
  console.log(JSON.stringify([{type: 'paragraph', text: [text]}, table]));
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
