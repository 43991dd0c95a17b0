import {expect} from '@open-wc/testing';
import {dayNumber, daysInMonth, isLeapYear, yearMonthDay} from './gregorian.js';

const MILLISECONDS_PER_DAY = 86_400_000;

/** The day number by the engine's own calendar. */
function numberByDate(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / MILLISECONDS_PER_DAY + 719_163;
}

function years(first: number, last: number): number[] {
  return Array.from({length: last - first + 1}, (_, index) => first + index);
}

describe('isLeapYear', () => {
  const cases: [year: number, leap: boolean][] = [
    [2024, true],
    [2023, false],
    [1900, false],
    [2000, true],
    [2100, false],
    [4, true],
    [1, false],
    [9996, true],
  ];
  for (const [year, leap] of cases) {
    it(`is ${leap} for ${year}`, () => expect(isLeapYear(year)).to.equal(leap));
  }
});

describe('daysInMonth', () => {
  it('agrees with Date in every month of the years 1 to 9999', () => {
    const wrong = years(1, 9999).flatMap(year =>
      years(1, 12).filter(month => {
        const days = numberByDate(year, month + 1, 1) - numberByDate(year, month, 1);
        return daysInMonth(year, month) !== days;
      }),
    );
    expect(wrong).to.deep.equal([]);
  });
});

describe('dayNumber', () => {
  it('is 1 on 1 January of the year 1', () => expect(dayNumber(1, 1, 1)).to.equal(1));

  it('agrees with Date on the first day of every month of the years 0 to 10000', () => {
    const wrong = years(0, 10_000).flatMap(year =>
      years(1, 12).filter(month => dayNumber(year, month, 1) !== numberByDate(year, month, 1)),
    );
    expect(wrong).to.deep.equal([]);
  });
});

describe('yearMonthDay', () => {
  it('is the inverse of dayNumber on every day of the years 1890 to 2110', () => {
    const first = dayNumber(1890, 1, 1);
    const last = dayNumber(2110, 12, 31);
    const wrong = years(first, last).filter(number => dayNumber(...yearMonthDay(number)) !== number);
    expect(wrong).to.deep.equal([]);
  });

  it('agrees with Date at both ends of every year from 1 to 9999', () => {
    const wrong = years(1, 9999).filter(year => {
      const [first, last] = [numberByDate(year, 1, 1), numberByDate(year, 12, 31)].map(yearMonthDay);
      return String(first) !== `${year},1,1` || String(last) !== `${year},12,31`;
    });
    expect(wrong).to.deep.equal([]);
  });
});
