import {expect} from '@open-wc/testing';
import {inSlices, runToEnd, SharedWork} from './sliced-work.js';
import type {SlicedWork} from './sliced-work.js';

describe('runToEnd', () => {
  it('does every slice and returns the result', () => {
    const done: string[] = [];
    function* work(): SlicedWork<string> {
      done.push('first');
      yield;
      done.push('second');
      return 'result';
    }
    expect(runToEnd(work())).to.equal('result');
    expect(done).to.deep.equal(['first', 'second']);
  });
});

describe('inSlices', () => {
  const cases: [length: number, size: number, ranges: [number, number][]][] = [
    [
      5,
      2,
      [
        [0, 2],
        [2, 4],
        [4, 5],
      ],
    ],
    [
      4,
      2,
      [
        [0, 2],
        [2, 4],
      ],
    ],
    [1, 2, [[0, 1]]],
    [0, 2, []],
  ];
  for (const [length, size, ranges] of cases) {
    it(`goes through ${length} items by ${size}, one range for each slice`, () => {
      const seen: [number, number][] = [];
      const yields = [...inSlices(length, size, (start, end) => seen.push([start, end]))].length;
      expect([seen, yields]).to.deep.equal([ranges, Math.max(0, ranges.length - 1)]);
    });
  }
});

describe('SharedWork', () => {
  /** Work of three slices that counts them. */
  function counted() {
    const count = {slices: 0};
    const work = new SharedWork(function* () {
      for (let slice = 0; slice < 3; slice++) {
        count.slices++;
        yield;
      }
      return 'result';
    });
    return {count, work};
  }

  it('is done once for any number of drivers', () => {
    const {count, work} = counted();
    expect([runToEnd(work.run()), runToEnd(work.run())]).to.deep.equal(['result', 'result']);
    expect(count.slices).to.equal(3);
  });

  it('continues where a driver stopped', () => {
    const {count, work} = counted();
    const abandoned = work.run();
    abandoned.next();
    abandoned.next();
    abandoned.return('result');
    expect(runToEnd(work.run())).to.equal('result');
    expect(count.slices).to.equal(3);
  });

  it('returns its result to all drivers that take turns', () => {
    const {count, work} = counted();
    const [first, second] = [work.run(), work.run()];
    first.next();
    second.next();
    expect([runToEnd(second), runToEnd(first)]).to.deep.equal(['result', 'result']);
    expect(count.slices).to.equal(3);
  });

  it('starts again after an error', () => {
    let attempts = 0;
    const work = new SharedWork(function* () {
      yield;
      if (++attempts === 1) throw new Error('broken');
      return attempts;
    });
    expect(() => runToEnd(work.run())).to.throw('broken');
    expect(runToEnd(work.run())).to.equal(2);
  });
});
