import {expect} from '@open-wc/testing';
import {differenceInCalendarDays} from 'date-fns/differenceInCalendarDays';
import {parseIsoDate} from './iso.js';
import {
  addDays,
  compareDates,
  dateOfDayNumber,
  dayNumberOf,
  equalDates,
  FIRST_DATE,
  isDate,
  LAST_DATE,
  plainDate,
  type PlainDate,
} from './plain-date.js';

const date = (text: string) => parseIsoDate(text)!;
const text = ({year, month, day}: PlainDate) => `${year}-${month}-${day}`;

/** What `Date` makes of it in UTC. */
function utc({year, month, day}: PlainDate, days = 0): Date {
  const result = new Date(0);
  result.setUTCFullYear(year, month - 1, day + days);
  return result;
}
const utcText = (value: Date) => `${value.getUTCFullYear()}-${value.getUTCMonth() + 1}-${value.getUTCDate()}`;

/** Noon in the zone of the machine, for date-fns, which counts in local time. */
const localNoon = ({year, month, day}: PlainDate) => new Date(year, month - 1, day, 12);

/** Numbers from 0 up to 1, the same ones in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

/** Dates of the years 101 to 9899, with whole numbers from -1200 to 1200. */
function sample(count: number): [date: PlainDate, amount: number][] {
  const random = seeded(20_190_601);
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const first = dayNumberOf(date('0101-01-01'));
  const last = dayNumberOf(date('9899-12-31'));
  return Array.from({length: count}, () => [dateOfDayNumber(whole(first, last)), whole(-1200, 1200)]);
}

const EVERY_DAY = Array.from(
  {length: dayNumberOf(date('2110-12-31')) - dayNumberOf(date('1890-01-01')) + 1},
  (_, index) => addDays(date('1890-01-01'), index),
);

describe('plainDate', () => {
  it('has the given year, month, and day', () => {
    expect(plainDate(2019, 6, 1)).to.deep.equal({year: 2019, month: 6, day: 1});
  });

  it('never changes', () => expect(plainDate(2019, 6, 1)).to.be.frozen);

  for (const [year, month, day] of [
    [2024, 2, 29],
    [1, 1, 1],
    [9999, 12, 31],
  ] as const) {
    it(`accepts ${year}-${month}-${day}`, () => expect(isDate(year, month, day)).to.equal(true));
  }

  const missing: [year: number, month: number, day: number][] = [
    [2019, 2, 31],
    [2019, 2, 29],
    [1900, 2, 29],
    [2019, 4, 31],
    [2019, 6, 0],
    [2019, 0, 1],
    [2019, 13, 1],
    [0, 12, 31],
    [10_000, 1, 1],
    [2019, 6, 1.5],
    [2019, NaN, 1],
    [Infinity, 1, 1],
  ];
  for (const [year, month, day] of missing) {
    it(`rejects ${year}-${month}-${day}`, () => {
      expect(() => plainDate(year, month, day)).to.throw(RangeError, `${year}-${month}-${day} is not a day`);
    });
  }
});

describe('compareDates', () => {
  const cases: [a: string, b: string, sign: number][] = [
    ['2019-06-01', '2019-06-01', 0],
    ['2019-06-01', '2019-06-02', -1],
    ['2019-06-30', '2019-07-01', -1],
    ['2019-12-31', '2020-01-01', -1],
    ['2020-01-01', '2019-12-31', 1],
  ];
  for (const [a, b, sign] of cases) {
    it(`has the sign ${sign} for ${a} and ${b}`, () => {
      expect(Math.sign(compareDates(date(a), date(b)))).to.equal(sign);
    });
  }
});

describe('equalDates', () => {
  const cases: [a: string | null, b: string | null, equal: boolean][] = [
    ['2019-06-01', '2019-06-01', true],
    ['2019-06-01', '2019-06-02', false],
    ['2019-06-01', null, false],
    [null, '2019-06-01', false],
    [null, null, true],
  ];
  for (const [a, b, equal] of cases) {
    it(`is ${equal} for ${a} and ${b}`, () => {
      expect(equalDates(a === null ? null : date(a), b === null ? null : date(b))).to.equal(equal);
    });
  }
});

describe('addDays', () => {
  for (const days of [1, -1, 7, -7, 400]) {
    it(`agrees with Date by ${days} on every day of the years 1890 to 2110`, () => {
      const wrong = EVERY_DAY.filter(day => text(addDays(day, days)) !== utcText(utc(day, days)));
      expect(wrong).to.deep.equal([]);
    });
  }

  it('agrees with Date on a sample of all years', () => {
    const wrong = sample(20_000).filter(
      ([day, amount]) => text(addDays(day, amount)) !== utcText(utc(day, amount)),
    );
    expect(wrong).to.deep.equal([]);
  });

  for (const [from, days] of [
    [FIRST_DATE, -1],
    [LAST_DATE, 1],
    [FIRST_DATE, 0.5],
    [FIRST_DATE, NaN],
  ] as const) {
    it(`throws for ${text(from)} and ${days} days`, () =>
      expect(() => addDays(from, days)).to.throw(RangeError));
  }
});

describe('dayNumberOf', () => {
  it('counts days like Date on every day of the years 1890 to 2110', () => {
    const origin = date('2019-06-01');
    const wrong = EVERY_DAY.filter(
      day =>
        dayNumberOf(day) - dayNumberOf(origin) !== (utc(day).getTime() - utc(origin).getTime()) / 86_400_000,
    );
    expect(wrong).to.deep.equal([]);
  });

  it('counts days like date-fns on a sample of all years', () => {
    const days = sample(2000).map(([day]) => day);
    const wrong = days.filter((day, index) => {
      const other = days[days.length - 1 - index]!;
      return (
        dayNumberOf(day) - dayNumberOf(other) !== differenceInCalendarDays(localNoon(day), localNoon(other))
      );
    });
    expect(wrong).to.deep.equal([]);
  });
});
