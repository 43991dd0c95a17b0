import {expect} from '@open-wc/testing';
import {monthHeading, monthNames} from './month-names.js';

describe('monthNames', () => {
  const cases: [locale: string, width: 'long' | 'short' | undefined, first: string, last: string][] = [
    ['en', undefined, 'January', 'December'],
    ['en', 'short', 'Jan', 'Dec'],
    ['de', 'long', 'Januar', 'Dezember'],
    // By itself a month has another form there than in a date.
    ['ru', 'long', 'январь', 'декабрь'],
    // These have a different default calendar.
    ['fa', 'long', 'ژانویه', 'دسامبر'],
    ['ar-SA', 'long', 'يناير', 'ديسمبر'],
    ['en_US', 'long', 'January', 'December'],
  ];
  for (const [locale, width, first, last] of cases) {
    it(`go from ${first} to ${last} in ${locale}`, () => {
      const names = monthNames(locale, width);
      expect([names.length, names[0], names[11]]).to.deep.equal([12, first, last]);
    });
  }
});

describe('monthHeading', () => {
  const cases: [locale: string, heading: string][] = [
    ['en', 'June 2019'],
    ['de', 'Juni 2019'],
    ['ja', '2019年6月'],
    ['th', 'มิถุนายน 2019'],
  ];
  for (const [locale, heading] of cases) {
    it(`is ${heading} in ${locale}`, () => {
      expect(monthHeading(locale, {year: 2019, month: 6})).to.equal(heading);
    });
  }

  it('refuses a month that does not exist', () => {
    expect(() => monthHeading('en', {year: 2019, month: 13})).to.throw(RangeError);
  });
});
