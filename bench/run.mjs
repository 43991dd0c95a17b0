/** `npm run bench`: measures this library beside its peers. README.md describes the method; `--help` the options. */
import {run} from '../scripts/lib/run.mjs';
import {contendersOf, OWN} from './lib/contenders.mjs';
import {openBrowser} from './lib/browser.mjs';
import {describeCommit, describeMachine} from './lib/machine.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {chosen, HELP, readOptions} from './lib/options.mjs';
import {inBench} from './lib/paths.mjs';
import {runSuite} from './lib/rounds.mjs';
import {record} from './report/record.mjs';
import {writeReport} from './report/write.mjs';
import {suites} from './suites/index.mjs';

try {
  await main(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function main(options) {
  if (options.help) return console.log(HELP);
  const names = chosen(
    'only',
    suites.map(({name}) => name),
    options.only,
  );
  const plan = suites
    .filter(({name}) => names.includes(name))
    .map(suite => planOf(suite, options.contenders));
  if (plan.every(({contenders}) => contenders.length === 0))
    throw new Error('No suite has these contenders.');
  const needsOthers = plan.some(({contenders}) => contenders.some(name => !OWN.includes(name)));
  if (needsOthers) ensureInstalled();
  if (options.build) await run('scripts/build.mjs', '--packages', '--no-types');
  for (const {suite, contenders} of plan) {
    if (contenders.length > 0) await runAndWrite(suite, contenders, options);
  }
}

/** A contender takes part in the suites that have it. */
function planOf(suite, asked) {
  const all = contendersOf(suite);
  return {suite, contenders: asked === null ? all : all.filter(name => asked.includes(name))};
}

async function runAndWrite(suite, contenders, options) {
  const date = new Date().toISOString();
  const context = {contenders, options, log: console.log};
  const {browserVersion, ...result} = await (suite.run?.(context) ?? runInBrowser(suite, context));
  const about = {date, commit: describeCommit(), machine: describeMachine(browserVersion)};
  const report = {...about, ...result};
  await writeReport(report, options.output ?? inBench('results'));
  if (options.record) await record(report);
}

async function runInBrowser(suite, context) {
  const browser = await openBrowser();
  try {
    return {browserVersion: browser.version(), ...(await runSuite(suite, {...context, browser}))};
  } finally {
    await browser.close();
  }
}
