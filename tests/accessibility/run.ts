/**
 * `npm run accessibility`: asks the engines of all installed browsers what they tell assistive technology about each element,
 * in the states of `samples`. Chromium and Firefox are asked for roles, names, descriptions, states, and relations, WebKit for
 * roles and names. `npm run accessibility -- tabs` asks only about some elements. Without names, it also compares the main
 * flows in Chromium with `transcripts`, which `--update` writes. Needs a build.
 */
import {findBrowsers} from '../../scripts/browsers.mjs';
import {check} from './compare.js';
import {startChromium, type ChromiumEngine} from './engines/chromium.js';
import type {Engine} from './engines/engine.js';
import {startFirefox} from './engines/firefox.js';
import {startWebKitEngine} from './engines/webkit.js';
import {FLOWS} from './flows.js';
import {SAMPLES} from './samples/index.js';
import {startServer} from './server.js';
import {compareTranscripts} from './transcripts.js';

const words = process.argv.slice(2);
const isUpdate = words.includes('--update');
const names = words.filter(word => word !== '--update');
const samples = names.length > 0 ? SAMPLES.filter(({element}) => names.includes(element)) : SAMPLES;
const {chromium, firefox, webkit} = findBrowsers();

/** Waits for the script of the page. */
const READY = `while (!('isReady' in document.documentElement.dataset)) await new Promise(resolve => setTimeout(resolve, 10))`;

const server = await startServer();
const starts = [
  ...(chromium ? [startChromium] : []),
  ...(firefox ? [() => startFirefox(firefox)] : []),
  ...(webkit ? [() => startWebKitEngine(webkit)] : []),
];
const failed = await Promise.all([
  ...starts.map(start => report(start, checkSamples)),
  ...(chromium && names.length === 0 ? [report(startChromium, followFlows)] : []),
]);
server.close();
process.exitCode = failed.includes(true) ? 1 : 0;

/** What was looked at, and what is wrong with it. */
type Findings = readonly [summary: string, failures: readonly string[]];

/** Opens the page in an engine, and prints what is found there. Returns whether something is wrong. */
async function report<Kind extends Engine>(
  start: () => Promise<Kind>,
  find: (engine: Kind) => Promise<Findings>,
): Promise<boolean> {
  const started = performance.now();
  const engine = await start();
  try {
    await engine.open(`${server.origin}/`);
    await engine.run(READY);
    const [summary, failures] = await find(engine);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${engine.name}: ${summary}, ${failures.length} failures (${seconds} s)`);
    for (const failure of failures) console.error(`  ${failure}`);
    return failures.length > 0;
  } finally {
    await engine.close();
  }
}

async function followFlows(engine: ChromiumEngine): Promise<Findings> {
  return [`${FLOWS.length} transcripts`, await compareTranscripts(engine, isUpdate)];
}

async function checkSamples(engine: Engine): Promise<Findings> {
  const failures: string[] = [];
  for (const sample of samples)
    failures.push(
      ...(await check(engine, sample).catch((error: Error) => [
        `${sample.element} ${sample.state}: ${error.message}`,
      ])),
    );
  const nodes = samples.flatMap(({expected}) => Object.values(expected));
  const known = nodes.filter(({differs}) => differs?.[engine.id]);
  return [
    `${nodes.length} nodes in ${samples.length} states, ${known.length} with a known difference`,
    failures,
  ];
}
