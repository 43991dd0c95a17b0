import {expect} from '@open-wc/testing';
import {after, attempt, inTime, LATE, TIME_LIMIT, type Delay} from './later.js';

/** A timer that the test runs, and whether it is canceled. */
function fakeTimer() {
  const timer = {run: () => {}, milliseconds: 0, isCanceled: false};
  const delay: Delay = (run, milliseconds) => {
    Object.assign(timer, {run, milliseconds});
    return () => (timer.isCanceled = true);
  };
  return {timer, delay};
}

const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    value => ({value}),
    (cause: unknown) => ({cause}),
  );

const broken = new Error('broken');

describe('inTime', () => {
  for (const [title, promise, outcome] of [
    ['resolves', Promise.resolve('a'), {value: 'a'}],
    ['rejects', Promise.reject(broken), {cause: broken}],
  ] as const) {
    promise.catch(() => {});
    it(`${title} like a promise in time, and stops its timer`, async () => {
      const {timer, delay} = fakeTimer();
      const result = await outcomeOf(inTime(promise, delay));
      await Promise.resolve();
      expect([result, timer.isCanceled]).to.deep.equal([outcome, true]);
    });
  }

  it('rejects after 30 seconds', async () => {
    const {timer, delay} = fakeTimer();
    const result = outcomeOf(inTime(new Promise(() => {}), delay));
    timer.run();
    expect([await result, timer.milliseconds]).to.deep.equal([{cause: LATE}, TIME_LIMIT]);
  });
});

describe('attempt', () => {
  for (const [title, run] of [
    [
      'throws',
      () => {
        throw broken;
      },
    ],
    ['rejects', () => Promise.reject(broken)],
  ] as const)
    it(`returns what the handler returns if a function ${title}`, async () => {
      expect(await attempt<unknown>(run, cause => cause)).to.equal(broken);
    });

  it('stays synchronous', () => {
    expect(attempt(() => 'a', String)).to.equal('a');
  });
});

describe('after', () => {
  it('continues synchronously with a value', () => {
    expect(after(1, value => value + 1)).to.equal(2);
  });

  it('continues later with a promise', async () => {
    expect(await after(Promise.resolve(1), value => value + 1)).to.equal(2);
  });
});
