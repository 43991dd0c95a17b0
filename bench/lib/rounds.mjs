/** Runs a suite: each round runs every contender once, in a fresh page. */
import {bundlePage} from './bundle.mjs';
import {withPage} from './browser.mjs';
import {rotated, summarize} from './stats.mjs';

/**
 * @typedef {object} Job
 * @property {string} id
 * @property {string} title
 * @property {'ms' | 'MB' | 'nodes' | 'times' | 'renders' | 'runs' | 'rows' | '%'} unit
 * @property {boolean} [hasNoRatio] such as what is left in memory, which is about 0 for the floor
 * @property {string} [needs] the ability without which a contender cannot do it
 */

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} title
 * @property {string} about
 * @property {string[]} [contenders] Unless they are the modules of `contenders/<name>`.
 * @property {string} [page] The module in `page`, unless it has the name of the suite.
 * @property {string} factory The function of that module.
 * @property {Job[]} jobs
 * @property {(options: import('./options.mjs').Options) => {id: string, title: string, options: object}[]} variants
 * @property {number} [slowRound] Milliseconds of a round after which a contender runs in no further round.
 * @property {(session: import('./browser.mjs').Session, options: object, description: object) => Promise<{values: Record<string, number>, failures?: Record<string, string>}>} measure Returns a value for each job that the contender did, and why it failed at others.
 */

/**
 * @param {Suite} suite
 * @param {{browser: import('playwright-core').Browser, contenders: string[], options: import('./options.mjs').Options, log: (text: string) => void}} context
 */
export async function runSuite(suite, {browser, contenders, options, log}) {
  const bundles = new Map();
  for (const name of contenders) bundles.set(name, await bundlePage(suite, name));
  const descriptions = new Map();
  for (const [name, bundle] of bundles)
    descriptions.set(name, await withPage(browser, bundle, session => session.call('describe')));
  const results = [];
  const slow = new Set();
  for (const variant of suite.variants(options)) {
    log(`${suite.name}, ${variant.title}`);
    const samples = await sampleRounds(suite, variant, {browser, bundles, descriptions, options, log});
    for (const [name, {isSlow}] of samples) if (isSlow) slow.add(name);
    results.push({
      id: variant.id,
      title: variant.title,
      contenders: summaries(suite, variant, samples, descriptions),
    });
  }
  return {
    suite: suite.name,
    title: suite.title,
    about: suite.about,
    rounds: options.rounds,
    jobs: suite.jobs,
    contenders: Object.fromEntries(
      contenders.map(name => {
        const {note, kinds: _kinds, ...description} = descriptions.get(name);
        const notes = [note, slow.has(name) && options.rounds > 1 && SLOW].filter(Boolean);
        return [name, {...description, note: notes.join(' '), versions: bundles.get(name).versions}];
      }),
    ),
    variants: results,
  };
}

const SLOW = 'Runs in one round only, because a round takes long.';

/** Returns false for a contender that does not have the kind of control of a variant, unless it says why. */
const hasKind = ({kinds, missing}, {id, options: {kind}}) =>
  kind === undefined || kinds.includes(kind) || id in missing;

/** Returns the values of all rounds by contender, or the error of a contender that failed. */
async function sampleRounds(suite, variant, {browser, bundles, descriptions, options, log}) {
  const samples = new Map(
    [...bundles.keys()].map(name => [name, {values: [], failures: {}, error: null, isSlow: false}]),
  );
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [name, bundle] of rotated([...bundles], round)) {
      const sample = samples.get(name);
      if (sample.error !== null || sample.isSlow) continue;
      const description = descriptions.get(name);
      if (!hasKind(description, variant) || description.missing[variant.id] !== undefined) continue;
      const start = performance.now();
      try {
        const measure = session => suite.measure(session, variant.options, description);
        const {values, failures} = await withPage(browser, bundle, measure);
        sample.values.push(values);
        for (const [id, message] of Object.entries(failures ?? {}))
          log(`  ${name} failed at ${id}: ${message}`);
        Object.assign(sample.failures, failures);
      } catch (error) {
        [sample.error] = error.message.split('\n');
        log(`  ${name} failed: ${sample.error}`);
      }
      sample.isSlow = performance.now() - start > (suite.slowRound ?? Infinity);
    }
    log(`  round ${round + 1} of ${options.rounds}`);
  }
  return samples;
}

/** Returns for each contender what it did, and why it did not do the rest. */
function summaries(suite, variant, samples, descriptions) {
  const floor = samples.get('floor');
  const present = [...samples].filter(([name]) => hasKind(descriptions.get(name), variant));
  const entries = present.map(([name, {values, failures, error}]) => {
    const jobs = suite.jobs.map(job => {
      const {missing: all} = descriptions.get(name);
      const missing = all[variant.id] ?? all[job.needs ?? job.id];
      if (missing !== undefined) return [job.id, {missing}];
      const numbers = numbersOf(values, job);
      const problem = error ?? failures[job.id];
      if (problem || numbers.length === 0) return [job.id, {missing: problem ?? 'not measured'}];
      const summary = summarize(numbers);
      if (job.hasNoRatio) return [job.id, summary];
      return [job.id, withRatio(summary, numbersOf(floor?.values ?? [], job))];
    });
    return [name, Object.fromEntries(jobs)];
  });
  return Object.fromEntries(entries);
}

const numbersOf = (values, job) => values.map(value => value[job.id]).filter(number => number !== undefined);

function withRatio(summary, floorNumbers) {
  if (floorNumbers.length === 0) return summary;
  const {median} = summarize(floorNumbers);
  return median > 0 ? {...summary, ratio: summary.median / median} : summary;
}
