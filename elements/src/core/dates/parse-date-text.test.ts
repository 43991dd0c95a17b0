import {expect} from '@open-wc/testing';
import {formatIsoDate} from '../calendar/iso.js';
import {intlFormat} from '../calendar/intl-format.js';
import {plainDate, type PlainDate} from '../calendar/plain-date.js';
import {dateOrder, parseDateText} from './parse-date-text.js';

function read(text: string, lang: string): string {
  const date = parseDateText(text, lang);
  return typeof date === 'string' ? date : formatIsoDate(date);
}

describe('dateOrder', () => {
  for (const [lang, order] of [
    ['en', 'mdy'],
    ['en-GB', 'dmy'],
    ['de', 'dmy'],
    ['ja', 'ymd'],
    ['ar', 'dmy'],
    ['ar-EG', 'dmy'],
    ['fa', 'ymd'],
    ['no such language', 'mdy'],
  ] as const) {
    it(`is ${order} in ${lang}`, () => {
      expect(dateOrder(lang)).to.equal(order);
    });
  }
});

describe('parseDateText', () => {
  for (const [text, lang, result] of [
    ['5/12/2026', 'en', '2026-05-12'],
    ['12/5/2026', 'en-GB', '2026-05-12'],
    ['12.05.2026', 'de', '2026-05-12'],
    [' 12 - 5 - 2026 ', 'de', '2026-05-12'],
    ['12 5 2026', 'fr', '2026-05-12'],
    ['12052026', 'en-GB', '2026-05-12'],
    ['05122026', 'en', '2026-05-12'],
    ['20260512', 'ja', '2026-05-12'],
    ['2026-05-12', 'en', '2026-05-12'],
    ['2026/5/12', 'de', '2026-05-12'],
    ['12 May 2026', 'en', '2026-05-12'],
    ['May 12, 2026', 'en-GB', '2026-05-12'],
    ['12th of May 2026', 'en', '2026-05-12'],
    ['Tuesday, May 12th 2026', 'en', '2026-05-12'],
    ['2026 May 12', 'en', '2026-05-12'],
    ['12 sept 2026', 'en', '2026-09-12'],
    ['12 ju 2026', 'en', 'not-a-date'],
    ['12 jun 2026', 'en', '2026-06-12'],
    ['12. März 2026', 'de', '2026-03-12'],
    ['12 de mayo de 2026', 'es', '2026-05-12'],
    ['2026年5月12日', 'ja', '2026-05-12'],
    ['١٢/٥/٢٠٢٦', 'ar', '2026-05-12'],
    ['12/5/2026', 'ar-EG', '2026-05-12'],
    ['12 مايو 2026', 'ar', '2026-05-12'],
    ['5/12/0026', 'en', '0026-05-12'],
    ['15/5/2569', 'th', 'other-calendar'],
    ['29/2/2567', 'th', 'other-calendar'],
    ['15 พฤษภาคม 2569', 'th', 'other-calendar'],
    ['15/5/2026', 'th', '2026-05-15'],
    ['۱۴۰۵/۲/۲۵', 'fa', 'other-calendar'],
    ['۱۴۰۵/۲/۳۱', 'fa', 'other-calendar'],
    ['۲۰۲۶/۵/۱۵', 'fa', '2026-05-15'],
    ['15/5/1447', 'ar-SA', 'other-calendar'],
    ['5/15/1447', 'en', '1447-05-15'],
    ['5/12/26', 'en', 'short-year'],
    ['12 May 26', 'en', 'short-year'],
    ['5/12/226', 'en', 'not-a-date'],
    ['13/12/2026', 'en', 'not-a-date'],
    ['30/2/2026', 'en-GB', 'not-a-date'],
    ['12/5', 'en-GB', 'not-a-date'],
    ['2026 12 May 3', 'ja', 'not-a-date'],
    ['2026 5 12 May', 'en', 'not-a-date'],
    ['12/5/2026 9', 'en-GB', 'not-a-date'],
    ['mar, 12 may 2026', 'es', '2026-05-12'],
    ['12 mar 2026', 'es', '2026-03-12'],
    ['tomorrow', 'en', 'not-a-date'],
    ['12 May June 2026', 'en', 'not-a-date'],
    ['0/5/2026', 'en-GB', 'not-a-date'],
    ['', 'en', 'not-a-date'],
  ] as const) {
    it(`reads "${text}" in ${lang} as ${result}`, () => {
      expect(read(text, lang)).to.equal(result);
    });
  }

  it('reads a year in front in the order of the language', () => {
    const texts = ['ydm', 'ymd', 'mdy'].map(order => parseDateText('2026-12-05', 'en', order));
    expect(texts.map(date => formatIsoDate(date as PlainDate))).to.deep.equal([
      '2026-05-12',
      '2026-12-05',
      '2026-12-05',
    ]);
  });

  for (const lang of [
    'en',
    'en-GB',
    'de',
    'fr',
    'es',
    'pt-BR',
    'ru',
    'pl',
    'ja',
    'ko',
    'zh',
    'ar',
    'ar-EG',
    'fa',
    'hi',
    'th',
  ]) {
    it(`reads every month again that ${lang} writes, in numbers and in words`, () => {
      const days = Array.from({length: 12}, (_, index) => plainDate(2026, index + 1, 9));
      const formats = [
        intlFormat(lang, {year: 'numeric', month: '2-digit', day: '2-digit'}),
        intlFormat(lang, {dateStyle: 'long'}),
        intlFormat(lang, {dateStyle: 'full'}),
      ];
      for (const format of formats)
        expect(days.map(day => read(format(day), lang))).to.deep.equal(days.map(formatIsoDate));
    });
  }
});
