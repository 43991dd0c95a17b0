import {expect} from '@open-wc/testing';
import {parseIsoDateTime} from '../calendar/iso.js';
import {numericDateTimes} from './numeric-date.js';

describe('numericDateTimes', () => {
  it('writes a year with four digits', () => {
    expect(numericDateTimes('en')(parseIsoDateTime('0026-05-12')!)).to.equal('05/12/0026');
  });

  for (const [lang, date, dateTime] of [
    ['en', '05/12/2026', '05/12/2026 2:30 PM'],
    ['en-GB', '12/05/2026', '12/05/2026 14:30'],
    ['de', '12.05.2026', '12.05.2026 14:30'],
    ['ja', '2026/05/12', '2026/05/12 14:30'],
    ['ar-EG', '١٢/٠٥/٢٠٢٦', '١٢/٠٥/٢٠٢٦ ٢:٣٠ م'],
    ['fa', '۲۰۲۶/۰۵/۱۲', '۲۰۲۶/۰۵/۱۲ ۱۴:۳۰'],
    ['no such language', '05/12/2026', '05/12/2026 2:30 PM'],
  ] as const) {
    it(`writes dates in the order and the digits of ${lang}, with a time if there is one`, () => {
      const texts = ['2026-05-12', '2026-05-12T14:30'].map(iso =>
        numericDateTimes(lang)(parseIsoDateTime(iso)!),
      );
      // Engines have different marks of direction in Arabic.
      expect(texts.map(text => text.replace(/\p{Cf}/gu, ''))).to.deep.equal([date, dateTime]);
    });
  }
});
