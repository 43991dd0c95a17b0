/**
 * `npm run endurance`: mounts each element and views of React 1,000 times, and then uses pages of the site at random for a minute.
 * Afterwards, no node, listener, observer, or timer may be left of it, and the heap may not have grown. Needs a build.
 *
 * `--mounts 100` mounts less often, and `--minutes 60` walks longer; 0 leaves a part out. `--seed 7` repeats a walk. Names, such as
 * `select` or `Modal`, limit what is mounted. `--verbose` prints the counts, also if all is well.
 */
import {parseArgs} from 'node:util';
import {startSite, launchChromium} from '../site/support.js';
import {KINDS, type Counts} from './counts.js';
import {mountAll} from './mounts.js';
import {walk} from './walks.js';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    mounts: {type: 'string', default: '1000'},
    minutes: {type: 'string', default: '1'},
    seed: {type: 'string', default: String(Math.floor(Math.random() * 1e6))},
    verbose: {type: 'boolean', default: false},
  },
});
const mounts = Number(values.mounts);
const minutes = Number(values.minutes);
let failures = 0;

const describe = (counts: Counts) => KINDS.map(kind => `${kind} ${counts[kind]}`).join(', ');

function report(title: string, counts: readonly Counts[], problems: readonly string[]): void {
  console.log(`${title}: ${problems.length > 0 ? 'failed' : 'nothing left'}`);
  if (problems.length > 0 || values.verbose) for (const count of counts) console.log(`  ${describe(count)}`);
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0) failures++;
}

if (mounts > 0) {
  const browser = await launchChromium();
  for await (const {name, before, after, problems} of mountAll(browser, mounts, positionals))
    report(name, [before, after], problems);
  await browser.close();
}
if (minutes > 0) {
  const site = await startSite();
  for await (const {seed, rounds, problems} of walk(site, Number(values.seed), minutes))
    report(`seed ${seed}`, rounds, problems);
  await site.close();
}
console.log(failures === 0 ? 'Nothing was left.' : `${failures} failed.`);
process.exitCode = failures === 0 ? 0 : 1;
