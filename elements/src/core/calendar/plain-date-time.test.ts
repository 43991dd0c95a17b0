import {expect} from '@open-wc/testing';
import {parseIsoDateTime} from './iso.js';
import {plainDate} from './plain-date.js';
import {compareDateTimes, equalDateTimes, plainDateTime} from './plain-date-time.js';
import {plainTime} from './plain-time.js';

const value = (text: string | null) => (text === null ? null : parseIsoDateTime(text));

describe('plainDateTime', () => {
  it('joins a date and a time', () => {
    expect(plainDateTime(plainDate(2019, 6, 1), plainTime(14, 30))).to.deep.equal({
      date: {year: 2019, month: 6, day: 1},
      time: {hour: 14, minute: 30},
    });
  });

  it('has no time by default', () => expect(plainDateTime(plainDate(2019, 6, 1)).time).to.equal(null));

  it('never changes', () => expect(plainDateTime(plainDate(2019, 6, 1))).to.be.frozen);
});

describe('compareDateTimes', () => {
  const cases: [a: string, b: string, sign: number][] = [
    ['2019-06-01T10:00', '2019-06-01T10:00', 0],
    ['2019-06-01T10:00', '2019-06-01T10:01', -1],
    ['2019-06-02T00:00', '2019-06-01T23:59', 1],
    ['2019-06-01', '2019-06-01T00:00', 0],
    ['2019-06-01', '2019-06-01T00:01', -1],
    ['2019-06-02', '2019-06-01T23:59', 1],
  ];
  for (const [a, b, sign] of cases) {
    it(`has the sign ${sign} for ${a} and ${b}`, () => {
      expect(Math.sign(compareDateTimes(value(a)!, value(b)!))).to.equal(sign);
    });
  }
});

describe('equalDateTimes', () => {
  const cases: [a: string | null, b: string | null, equal: boolean][] = [
    ['2019-06-01T10:00', '2019-06-01T10:00', true],
    ['2019-06-01T10:00', '2019-06-01T10:30', false],
    ['2019-06-01T10:00', '2019-06-02T10:00', false],
    ['2019-06-01', '2019-06-01', true],
    ['2019-06-01', '2019-06-01T00:00', false],
    ['2019-06-01', null, false],
    [null, '2019-06-01', false],
    [null, null, true],
  ];
  for (const [a, b, equal] of cases) {
    it(`is ${equal} for ${a} and ${b}`, () => expect(equalDateTimes(value(a), value(b))).to.equal(equal));
  }
});
