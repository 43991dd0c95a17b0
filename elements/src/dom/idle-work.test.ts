import {aTimeout, expect} from '@open-wc/testing';
import {until} from '../testing/until.js';
import {runWhenIdle} from './idle-work.js';

/** Work of some slices, and what has run of it. */
function countedWork(slices: number) {
  const progress = {slices: 0, isDone: false};
  function* run() {
    for (; progress.slices < slices; progress.slices++) yield;
    progress.isDone = true;
  }
  return {progress, work: run()};
}

describe('runWhenIdle', () => {
  it('runs nothing at once, and then all of the work', async () => {
    const {progress, work} = countedWork(50);
    runWhenIdle(work);
    expect(progress.slices).to.equal(0);
    await until(() => progress.isDone);
    expect(progress.slices).to.equal(50);
  });

  it('runs nothing after it was stopped', async () => {
    const {progress, work} = countedWork(50);
    runWhenIdle(work)();
    await aTimeout(50);
    expect(progress.slices).to.equal(0);
  });

  it('runs without idle callbacks', async () => {
    const {requestIdleCallback} = window;
    Object.assign(window, {requestIdleCallback: undefined});
    try {
      const {progress, work} = countedWork(50);
      runWhenIdle(work);
      await until(() => progress.isDone);
      expect(progress.slices).to.equal(50);
    } finally {
      Object.assign(window, {requestIdleCallback});
    }
  });
});
