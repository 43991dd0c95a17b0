import {expect} from '@open-wc/testing';
import {weekdayNames} from './weekday-names.js';
import type {Weekday} from './week.js';

describe('weekdayNames', () => {
  const cases: [locale: string, firstWeekday: Weekday, width: 'long' | 'short' | 'narrow', names: string][] =
    [
      ['en', 0, 'short', 'Sun Mon Tue Wed Thu Fri Sat'],
      ['en', 1, 'short', 'Mon Tue Wed Thu Fri Sat Sun'],
      ['en', 6, 'long', 'Saturday Sunday Monday Tuesday Wednesday Thursday Friday'],
      ['en', 0, 'narrow', 'S M T W T F S'],
      ['de', 1, 'long', 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'],
      ['ar', 6, 'long', 'السبت الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة'],
      ['en_US', 0, 'short', 'Sun Mon Tue Wed Thu Fri Sat'],
    ];
  for (const [locale, firstWeekday, width, names] of cases) {
    it(`are ${names} in ${locale}`, () => {
      expect(weekdayNames(locale, firstWeekday, width).join(' ')).to.equal(names);
    });
  }

  it('are short by default', () => expect(weekdayNames('en', 0)[0]).to.equal('Sun'));
});
