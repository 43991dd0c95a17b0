import {expect} from '@open-wc/testing';
import {parseIsoDateTime} from './iso.js';
import {UtcDate} from './utc-date.js';

/** What the methods for local time return. */
const partsOf = (date: Date) => [
  date.getFullYear(),
  date.getMonth() + 1,
  date.getDate(),
  date.getHours(),
  date.getMinutes(),
  date.getSeconds(),
  date.getMilliseconds(),
];

describe('UtcDate', () => {
  // In each other zone, one of them is on another day, in another month, and in another year.
  for (const [text, weekday, parts] of [
    ['2020-01-01T00:30', 3, [2020, 1, 1, 0, 30, 0, 0]],
    ['2019-12-31T23:30', 2, [2019, 12, 31, 23, 30, 0, 0]],
    ['0099-10-09', 5, [99, 10, 9, 0, 0, 0, 0]],
  ] as const) {
    const value = parseIsoDateTime(text)!;

    it(`has the parts of ${text} in every zone`, () => {
      const date = UtcDate.of(value);
      expect(partsOf(date)).to.deep.equal(parts);
      expect([date.getDay(), date.getTimezoneOffset()]).to.deep.equal([weekday, 0]);
    });
  }

  it('has the seconds and milliseconds that are set', () => {
    const date = UtcDate.of(parseIsoDateTime('2020-01-01T00:30')!);
    date.setHours(1, 2, 3, 4);
    expect(partsOf(date)).to.deep.equal([2020, 1, 1, 1, 2, 3, 4]);
  });

  it('moves to another day of its month', () => {
    const date = UtcDate.of(parseIsoDateTime('2020-01-01T00:30')!);
    const time = date.setDate(31);
    expect(partsOf(date)).to.deep.equal([2020, 1, 31, 0, 30, 0, 0]);
    expect(time).to.equal(date.getTime());
  });

  it('is formatted in UTC', () => {
    const date = UtcDate.of(parseIsoDateTime('2020-01-01T00:30')!);
    expect(date.toLocaleString('en', {day: 'numeric', hour: '2-digit', hourCycle: 'h23'})).to.match(
      /^1\D+00$/,
    );
  });
});
