import {expect} from '@open-wc/testing';
import {plainDate} from '../calendar/plain-date.js';
import {daysOf, inOrder, rangeProblem} from './date-range.js';

const may = (day: number) => plainDate(2026, 5, day);

describe('rangeProblem', () => {
  const limits = {minDays: 2, maxDays: 5, accepts: ({day}: {day: number}) => day !== 20};

  for (const [start, end, problem] of [
    [12, 13, null],
    [12, 16, null],
    [13, 12, 'end-before-start'],
    [12, 12, 'too-short'],
    [12, 17, 'too-long'],
    [19, 21, 'has-unavailable-day'],
    [20, 21, null],
    [19, 20, null],
  ] as const) {
    it(`is ${problem} from day ${start} to ${end}`, () => {
      expect(rangeProblem(may(start), may(end), limits)).to.equal(problem);
    });
  }
});

describe('daysOf', () => {
  it('counts the first and the last day, over the end of a month', () => {
    expect([daysOf(may(31), plainDate(2026, 6, 1)), daysOf(may(3), may(3))]).to.deep.equal([2, 1]);
  });
});

describe('inOrder', () => {
  it('returns the earlier day first', () => {
    expect([inOrder(may(3), may(9)), inOrder(may(9), may(3))]).to.deep.equal(Array(2).fill([may(3), may(9)]));
  });
});
