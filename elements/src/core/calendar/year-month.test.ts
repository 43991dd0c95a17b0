import {expect} from '@open-wc/testing';
import {monthNumber, yearMonthOf} from './year-month.js';

describe('monthNumber', () => {
  const cases: [year: number, month: number, number: number][] = [
    [1, 1, 0],
    [1, 12, 11],
    [2, 1, 12],
    [2019, 6, 24_221],
    [9999, 12, 119_987],
  ];
  for (const [year, month, number] of cases) {
    it(`is ${number} for ${year}-${month}`, () => expect(monthNumber({year, month})).to.equal(number));

    it(`is ${number} for the month ${year}-${month} and no other`, () => {
      expect(yearMonthOf(number)).to.deep.equal({year, month});
    });
  }
});

describe('yearMonthOf', () => {
  it('goes back past the year 1', () => expect(yearMonthOf(-1)).to.deep.equal({year: 0, month: 12}));
});
