import {expect} from '@open-wc/testing';
import {inParallel} from './in-parallel.js';

describe('inParallel', () => {
  /** Runs tasks, and returns their numbers in the order in which they started, and the most at a time. */
  async function run(count: number, limit: number) {
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const tasks = Array.from({length: count}, (_, index) => async () => {
      started.push(index);
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
    });
    await inParallel(tasks, limit);
    return [started, most];
  }

  it('runs a few at a time, in their order', async () => {
    expect(await run(5, 2)).to.deep.equal([[0, 1, 2, 3, 4], 2]);
    expect(await run(2, 4)).to.deep.equal([[0, 1], 2]);
    expect(await run(0, 4)).to.deep.equal([[], 0]);
  });

  it('runs what a task adds, and nothing once the list is empty', async () => {
    const seen: string[] = [];
    const tasks = [
      async () => {
        seen.push('first');
        tasks.unshift(async () => {
          seen.push('added');
          tasks.length = 0;
        });
      },
      async () => void seen.push('last'),
    ];
    await inParallel(tasks, 1);
    expect(seen).to.deep.equal(['first', 'added']);
  });
});
