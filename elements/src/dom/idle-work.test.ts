import {aTimeout, expect} from '@open-wc/testing';
import {until} from '../testing/until.js';
import {runWhenIdle} from './idle-work.js';
import {nextTask} from './time-slicer.js';

/** Work of some slices, each of which takes some milliseconds, and what has run of it. */
function countedWork(slices: number, milliseconds = 0) {
  const progress = {slices: 0, isDone: false};
  function* run() {
    for (; progress.slices < slices; progress.slices++) {
      for (const end = performance.now() + milliseconds; performance.now() < end;);
      yield;
    }
    progress.isDone = true;
  }
  return {progress, work: run()};
}

describe('runWhenIdle', () => {
  it('runs nothing at once, and then all of the work', async () => {
    const {progress, work} = countedWork(50);
    runWhenIdle(work, () => true);
    expect(progress.slices).to.equal(0);
    await until(() => progress.isDone);
    expect(progress.slices).to.equal(50);
  });

  it('uses all of an idle time, in short tasks', async () => {
    const {requestIdleCallback} = window;
    const {progress, work} = countedWork(60, 2);
    let callbacks = 0;
    let slicesAtTurn = 0;
    const deadline = {timeRemaining: () => 50};
    const countedCallback = (callback: (deadline: object) => void) => {
      callbacks += 1;
      setTimeout(() => {
        callback(deadline);
        void nextTask().then(() => (slicesAtTurn = progress.slices));
      });
    };
    Object.assign(window, {requestIdleCallback: countedCallback});
    try {
      runWhenIdle(work, () => true);
      await until(() => progress.isDone);
      expect(slicesAtTurn).to.be.within(1, 59);
      expect(callbacks).to.equal(1);
    } finally {
      Object.assign(window, {requestIdleCallback});
    }
  });

  it('runs nothing that is no longer wanted', async () => {
    const {progress, work} = countedWork(50);
    runWhenIdle(work, () => false);
    await aTimeout(50);
    expect(progress.slices).to.equal(0);
  });

  it('runs without idle callbacks', async () => {
    const {requestIdleCallback} = window;
    Object.assign(window, {requestIdleCallback: undefined});
    try {
      const {progress, work} = countedWork(50);
      runWhenIdle(work, () => true);
      await until(() => progress.isDone);
      expect(progress.slices).to.equal(50);
    } finally {
      Object.assign(window, {requestIdleCallback});
    }
  });
});
