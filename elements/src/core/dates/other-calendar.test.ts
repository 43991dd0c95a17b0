import {expect} from '@open-wc/testing';
import {isOfOtherCalendar} from './other-calendar.js';

describe('isOfOtherCalendar', () => {
  for (const [lang, year, result] of [
    ['th', 2569, true],
    ['th', 2026, false],
    ['th', 1990, false],
    ['th', 9999, false],
    ['th-u-ca-buddhist', 2569, true],
    ['fa', 1405, true],
    ['fa', 2026, false],
    ['ar-SA', 1447, true],
    ['ar-SA', 2026, false],
    ['en-u-ca-islamic-umalqura', 1447, true],
    ['en', 1447, false],
    ['en', 2569, false],
    ['en', 26, false],
    ['en-IN', 1650, false],
    ['am-ET', 2018, false],
    ['de', 1405, false],
    ['no such language', 2569, false],
  ] as const)
    it(`is ${result} for ${year} in ${lang}`, () => {
      expect(isOfOtherCalendar(year, lang)).to.equal(result);
    });
});
