import {expect} from '@open-wc/testing';
import {monthHeading, monthNames} from './month-names.js';

describe('monthNames', () => {
  const cases: [locale: string, first: string, last: string][] = [
    ['en', 'January', 'December'],
    ['de', 'Januar', 'Dezember'],
    // By itself a month has another form there than in a date.
    ['ru', 'январь', 'декабрь'],
    // These have a different default calendar.
    ['fa', 'ژانویه', 'دسامبر'],
    ['ar-SA', 'يناير', 'ديسمبر'],
    ['en_US', 'January', 'December'],
  ];
  for (const [locale, first, last] of cases) {
    it(`go from ${first} to ${last} in ${locale}`, () => {
      const names = monthNames(locale);
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

  it('throws for a month that does not exist', () => {
    expect(() => monthHeading('en', {year: 2019, month: 13})).to.throw(RangeError);
  });
});
