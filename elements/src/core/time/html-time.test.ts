import {expect} from '@open-wc/testing';
import {formatHtmlTime, parseHtmlTime} from './html-time.js';

describe('parseHtmlTime', () => {
  for (const [text, time] of [
    ['00:00', 0],
    ['09:30', 34_200_000],
    ['23:59:59', 86_399_000],
    ['00:00:00.5', 500],
    ['00:00:01.050', 1050],
  ] as const)
    it(`reads ${text}`, () => {
      expect(parseHtmlTime(text)).to.equal(time);
    });

  for (const text of ['', '9:30', '24:00', '09:60', '09:30:60', '09:30 ', '09:30:00.1234', '09:30Z', '0930'])
    it(`does not read "${text}"`, () => {
      expect(parseHtmlTime(text)).to.equal(null);
    });
});

describe('formatHtmlTime', () => {
  for (const text of ['00:00', '09:30', '23:59:59', '12:00:00.5', '12:00:01.05'])
    it(`writes ${text} as it was read`, () => {
      expect(formatHtmlTime(parseHtmlTime(text)!)).to.equal(text);
    });

  it('leaves out seconds that are zero', () => {
    expect(formatHtmlTime(parseHtmlTime('09:30:00.000')!)).to.equal('09:30');
  });
});
