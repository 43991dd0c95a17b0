/**
 * `npm run accessibility`: asks the engines of all installed browsers what they tell assistive technology about each element,
 * in the states of `samples`. Chromium and Firefox are asked for roles, names, descriptions, states, and relations, WebKit for
 * roles and names. `npm run accessibility -- tabs` asks only about some elements. Needs a build.
 */
import {findBrowsers} from '../../scripts/browsers.mjs';
import {check} from './compare.js';
import {startChromium} from './engines/chromium.js';
import type {Engine} from './engines/engine.js';
import {startFirefox} from './engines/firefox.js';
import {startWebKitEngine} from './engines/webkit.js';
import {SAMPLES} from './samples/index.js';
import {startServer} from './server.js';

const names = process.argv.slice(2);
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
const failed = await Promise.all(starts.map(runIn));
server.close();
process.exitCode = failed.includes(true) ? 1 : 0;

/** Checks the samples in an engine. Returns whether one has failed. */
async function runIn(start: () => Promise<Engine>): Promise<boolean> {
  const started = performance.now();
  const engine = await start();
  try {
    await engine.open(`${server.origin}/`);
    await engine.run(READY);
    const failures: string[] = [];
    for (const sample of samples)
      failures.push(
        ...(await check(engine, sample).catch((error: Error) => [
          `${sample.element} ${sample.state}: ${error.message}`,
        ])),
      );
    const nodes = samples.flatMap(({expected}) => Object.values(expected));
    const known = nodes.filter(({differs}) => differs?.[engine.id]);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(
      `${engine.name}: ${nodes.length} nodes in ${samples.length} states, ${known.length} with a known difference, ${failures.length} failures (${seconds} s)`,
    );
    for (const failure of failures) console.error(`  ${failure}`);
    return failures.length > 0;
  } finally {
    await engine.close();
  }
}
