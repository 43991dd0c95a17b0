import {expect} from '@open-wc/testing';
import {parseIsoDate} from './iso.js';
import {FIRST_DATE, LAST_DATE} from './plain-date.js';
import type {YearMonth} from './year-month.js';
import {monthsWithin, stepMonth, yearsWithin} from './year-range.js';

const between = (min: string, max: string) => ({min: parseIsoDate(min)!, max: parseIsoDate(max)!});
const yearMonth = (text: string): YearMonth => {
  const [year, month] = text.split('-').map(Number) as [number, number];
  return {year, month};
};

const WINDOW = between('2018-11-30', '2020-02-01');

describe('yearsWithin', () => {
  it('lists the years of the window', () => {
    expect(yearsWithin(WINDOW, 2019)).to.deep.equal([2018, 2019, 2020]);
  });

  it('lists one year for a window inside it', () => {
    expect(yearsWithin(between('2019-06-01', '2019-06-30'), 2019)).to.deep.equal([2019]);
  });

  it('lists no years when min comes after max', () => {
    expect(yearsWithin(between('2020-01-01', '2019-01-01'), 2019)).to.deep.equal([]);
  });

  it('lists 200 years on each side of a window without an end', () => {
    const years = yearsWithin({min: FIRST_DATE, max: LAST_DATE}, 2019);
    expect([years[0], years.at(-1)]).to.deep.equal([1819, 2219]);
  });
});

describe('monthsWithin', () => {
  const cases: [year: number, months: number[]][] = [
    [2017, []],
    [2018, [11, 12]],
    [2019, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    [2020, [1, 2]],
    [2021, []],
  ];
  for (const [year, months] of cases) {
    it(`lists ${months.length} months of ${year}`, () => {
      expect(monthsWithin(year, WINDOW)).to.deep.equal(months);
    });
  }

  it('lists one month for a window inside it', () => {
    expect(monthsWithin(2019, between('2019-06-02', '2019-06-03'))).to.deep.equal([6]);
  });
});

describe('stepMonth', () => {
  const cases: [from: string, steps: number, to: string | null][] = [
    ['2019-06', 1, '2019-07'],
    ['2019-06', -1, '2019-05'],
    ['2019-12', 1, '2020-01'],
    ['2019-01', -1, '2018-12'],
    ['2020-01', 1, '2020-02'],
    ['2020-02', 1, null],
    ['2018-12', -1, '2018-11'],
    ['2018-11', -1, null],
    ['2010-06', 1, '2018-11'],
    ['2010-06', -1, null],
    ['2030-06', -1, '2020-02'],
    ['2030-06', 1, null],
  ];
  for (const [from, steps, to] of cases) {
    it(`returns ${to} for ${from} and ${steps} steps`, () => {
      expect(stepMonth(yearMonth(from), steps, WINDOW)).to.deep.equal(to && yearMonth(to));
    });
  }

  it('stops at the end of the calendar', () => {
    expect(stepMonth(LAST_DATE, 1, {min: FIRST_DATE, max: LAST_DATE})).to.equal(null);
  });

  it('stops at the start of the calendar', () => {
    expect(stepMonth(FIRST_DATE, -1, {min: FIRST_DATE, max: LAST_DATE})).to.equal(null);
  });

  it('returns null if min is in a later month than max', () => {
    expect(stepMonth(yearMonth('2019-06'), 1, between('2019-07-01', '2019-05-31'))).to.equal(null);
  });
});
