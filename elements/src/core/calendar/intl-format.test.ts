import {expect} from '@open-wc/testing';
import {intlFormat} from './intl-format.js';
import {parseIsoDate} from './iso.js';

describe('intlFormat', () => {
  const digits: Intl.DateTimeFormatOptions = {year: 'numeric', month: '2-digit', day: '2-digit'};
  const cases: [locale: string, date: string, text: string][] = [
    ['en-GB', '2019-06-01', '01/06/2019'],
    ['en-GB', '2011-12-30', '30/12/2011'],
    ['en-GB', '1582-10-10', '10/10/1582'],
    ['en-GB', '9999-12-31', '31/12/9999'],
    ['de', '2019-06-01', '01.06.2019'],
    ['en', '0026-05-15', '05/15/0026'],
    ['de', '0926-05-15', '15.05.0926'],
    ['fa', '0026-05-15', '۰۰۲۶/۰۵/۱۵'],
    ['th', '2019-06-01', '01/06/2019'],
    ['th-u-ca-buddhist', '2019-06-01', '01/06/2019'],
    ['en_GB', '2019-06-01', '06/01/2019'],
    // No engine has names in this language.
    ['tlh', '2019-06-01', '06/01/2019'],
  ];
  it('formats a year in words with four digits', () => {
    const write = intlFormat('en', {dateStyle: 'long'});
    expect(write(parseIsoDate('0026-05-15')!)).to.equal('May 15, 0026');
  });

  it('formats a day without its year', () => {
    const write = intlFormat('en', {month: 'long', day: 'numeric'});
    expect(write(parseIsoDate('0026-05-15')!)).to.equal('May 15');
  });

  for (const [locale, date, text] of cases) {
    it(`formats ${date} as ${text} in ${locale}`, () => {
      expect(intlFormat(locale, digits)(parseIsoDate(date)!)).to.contain(text);
    });
  }
});
