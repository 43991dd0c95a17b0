import {job, variantsOf} from './shared.mjs';

const SLOWER = 6;

/** Milliseconds of a round after which further ones would need most of the time of the suite. */
const SLOW_ROUND = 60_000;

const growth = (id, title) => ({id, title, unit: 'times', hasNoRatio: true});

/** The steps in the page, and the jobs that each measures. */
const STEPS = {
  mount: [
    job('mount', 'Mount'),
    job('mount-double', 'Mount twice as many fields'),
    growth('mount-growth', 'Growth for twice as many fields'),
    job('connect', 'Connect mounted fields', 'connect'),
    {...growth('connect-growth', 'Growth of connecting for twice as many fields'), needs: 'connect'},
  ],
  keys: [
    job('key-first', 'Key in the first field'),
    job('key-middle', 'Key in the middle field'),
    job('key-p95', 'Key, 95th percentile'),
    job('appear', 'Key that shows a message'),
    job('appear-p95', 'Key that shows a message, 95th percentile'),
    job('disappear', 'Key that removes a message'),
    job('disappear-p95', 'Key that removes a message, 95th percentile'),
    {
      id: 'renders-elsewhere',
      title: 'Renders outside of the field for a key',
      unit: 'renders',
      hasNoRatio: true,
    },
    {id: 'schema-runs', title: 'Runs of the schema for a key', unit: 'runs', hasNoRatio: true},
    job('key-task', 'Longest task of a key'),
    job('message-task', 'Longest task of a key with a message'),
    job('submit-valid', 'Submit valid values'),
  ],
  slowKeys: [
    job('slow-key-task', `Longest task of a key, CPU ${SLOWER} times slower`),
    job('slow-message-task', `Longest task of a key with a message, CPU ${SLOWER} times slower`),
  ],
  submit: [
    job('submit-focus', 'Submit invalid values: focus in the first'),
    job('submit', 'Submit invalid values: all messages'),
    job('submit-task', 'Longest task of that submit'),
  ],
  insert: [
    job('insert', 'Insert a row at the start', 'rows'),
    {id: 'remounted', title: 'Other rows with new elements', unit: 'rows', hasNoRatio: true, needs: 'rows'},
  ],
};

/** @type {import('../lib/rounds.mjs').Suite} */
export const form = {
  name: 'form',
  title: 'Form with one schema',
  about:
    'Text fields with one flat zod schema, which runs for each key. A row has five fields. All values are invalid when invalid values are submitted.',
  factory: 'formBench',
  slowRound: SLOW_ROUND,
  jobs: Object.values(STEPS).flat(),
  variants: variantsOf([1000], 'fields'),

  async measure(session, options, {missing}) {
    await session.call('prepare', options);
    const values = {};
    const failures = {};
    for (const [step, jobs] of Object.entries(STEPS)) {
      if (jobs.every(({id, needs = id}) => needs in missing)) continue;
      await session.slowDown(step === 'slowKeys' ? SLOWER : 1);
      await session.call('begin', options);
      try {
        Object.assign(values, await session.call(step, options));
      } catch (error) {
        const [message] = error.message.replace(/^page.evaluate: (Error: )?/, '').split('\n');
        for (const {id} of jobs) failures[id] = message;
        await session.call('clear');
      }
    }
    return {values, failures};
  },
};
