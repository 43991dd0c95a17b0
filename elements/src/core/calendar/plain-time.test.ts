import {expect} from '@open-wc/testing';
import {compareTimes, equalTimes, isTime, plainTime, timesOfDay, type PlainTime} from './plain-time.js';

const text = ({hour, minute}: PlainTime) => `${hour}:${String(minute).padStart(2, '0')}`;

describe('plainTime', () => {
  it('has the given year, month, and day', () => {
    expect(plainTime(14, 30)).to.deep.equal({hour: 14, minute: 30});
  });

  it('never changes', () => expect(plainTime(14, 30)).to.be.frozen);

  for (const [hour, minute] of [
    [0, 0],
    [23, 59],
  ] as const) {
    it(`accepts ${hour}:${minute}`, () => expect(isTime(hour, minute)).to.equal(true));
  }

  for (const [hour, minute] of [
    [24, 0],
    [-1, 0],
    [0, 60],
    [0, -1],
    [1.5, 0],
    [0, NaN],
  ] as const) {
    it(`rejects ${hour}:${minute}`, () => {
      expect(() => plainTime(hour, minute)).to.throw(RangeError, `${hour}:${minute} is not a time`);
    });
  }
});

describe('compareTimes', () => {
  const cases: [a: PlainTime, b: PlainTime, sign: number][] = [
    [plainTime(9, 30), plainTime(9, 30), 0],
    [plainTime(9, 30), plainTime(9, 45), -1],
    [plainTime(10, 0), plainTime(9, 45), 1],
  ];
  for (const [a, b, sign] of cases) {
    it(`has the sign ${sign} for ${text(a)} and ${text(b)}`, () => {
      expect(Math.sign(compareTimes(a, b))).to.equal(sign);
    });
  }
});

describe('equalTimes', () => {
  const cases: [a: PlainTime | null, b: PlainTime | null, equal: boolean][] = [
    [plainTime(9, 30), plainTime(9, 30), true],
    [plainTime(9, 30), plainTime(9, 45), false],
    [plainTime(0, 0), null, false],
    [null, plainTime(0, 0), false],
    [null, null, true],
  ];
  for (const [a, b, equal] of cases) {
    it(`is ${equal} for ${a && text(a)} and ${b && text(b)}`, () => expect(equalTimes(a, b)).to.equal(equal));
  }
});

describe('timesOfDay', () => {
  const cases: [interval: number | undefined, count: number, second: string | undefined, last: string][] = [
    [undefined, 48, '0:30', '23:30'],
    [15, 96, '0:15', '23:45'],
    [60, 24, '1:00', '23:00'],
    [45, 32, '0:45', '23:15'],
    [7, 206, '0:07', '23:55'],
    [1, 1440, '0:01', '23:59'],
    [1440, 1, undefined, '0:00'],
  ];
  for (const [interval, count, second, last] of cases) {
    it(`lists ${count} times up to ${last} with interval ${interval ?? 'default'}`, () => {
      const times = timesOfDay(interval).map(text);
      expect([times.length, times[0], times[1], times.at(-1)]).to.deep.equal([count, '0:00', second, last]);
    });
  }

  for (const interval of [0, -30, 7.5, 1441, NaN, Infinity]) {
    it(`rejects an interval of ${interval}`, () => {
      expect(() => timesOfDay(interval)).to.throw(
        RangeError,
        `interval must be a whole number of minutes from 1 to 1440, not ${interval}.`,
      );
    });
  }
});
