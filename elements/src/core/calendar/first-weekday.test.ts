import {expect} from '@open-wc/testing';
import {firstWeekdayOf, firstWeekdayOfRegion} from './first-weekday.js';
import type {Weekday} from './week.js';

/** Locales of every kind of week, in regions where the data of all engines agrees. */
const LOCALES: [locale: string, region: string, weekday: Weekday][] = [
  ['en', 'US', 0],
  ['en-US', 'US', 0],
  ['en-GB', 'GB', 1],
  ['de', 'DE', 1],
  ['fr-CA', 'CA', 0],
  ['pt-BR', 'BR', 0],
  ['ja', 'JP', 0],
  ['he', 'IL', 0],
  ['ar', 'EG', 6],
  ['fa-IR', 'IR', 6],
  ['dv-MV', 'MV', 5],
];

describe('firstWeekdayOf', () => {
  for (const [locale, , weekday] of LOCALES) {
    it(`is ${weekday} for ${locale}`, () => expect(firstWeekdayOf(locale)).to.equal(weekday));
  }

  it('is the one of English for text that is not a tag', () => expect(firstWeekdayOf('de_DE')).to.equal(0));
});

describe('firstWeekdayOfRegion', () => {
  for (const [locale, region, weekday] of LOCALES) {
    it(`is ${weekday} for ${region}, like for ${locale}`, () => {
      expect(firstWeekdayOfRegion(region)).to.equal(weekday);
    });
  }

  for (const region of ['', '001', 'ZZ']) {
    it(`is a Monday for ${JSON.stringify(region)}`, () => expect(firstWeekdayOfRegion(region)).to.equal(1));
  }
});
