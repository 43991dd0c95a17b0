import {expect} from '@open-wc/testing';
import {formatIsoDate} from '../calendar/iso.js';
import {datePartsIn, parseDateParts} from './date-parts.js';

function read(lang: string, ...[day, month, year]: [string, string, string]): string | null {
  const date = parseDateParts({day, month, year}, lang);
  if (date === null) return null;
  return 'reason' in date ? `${date.reason}: ${date.parts.join(' ')}` : formatIsoDate(date);
}

describe('datePartsIn', () => {
  for (const [lang, order] of [
    ['en', ['month', 'day', 'year']],
    ['en-GB', ['day', 'month', 'year']],
    ['ar-EG', ['day', 'month', 'year']],
    ['ja', ['year', 'month', 'day']],
    ['no such language', ['month', 'day', 'year']],
  ] as const) {
    it(`is ${order.join(', ')} in ${lang}`, () => {
      expect(datePartsIn({lang})).to.deep.equal(order);
    });
  }
});

describe('parseDateParts', () => {
  for (const [lang, day, month, year, result] of [
    ['en', '15', '5', '1990', '1990-05-15'],
    ['en', ' 05 ', '09', '1990', '1990-09-05'],
    ['en', '15th', 'May', '1990', '1990-05-15'],
    ['en', '15', 'sept.', '1990', '1990-09-15'],
    ['en', '29', '2', '2024', '2024-02-29'],
    ['de', '15.', 'März', '1990', '1990-03-15'],
    ['es', '15', 'mayo', '1990', '1990-05-15'],
    ['ja', '15日', '5月', '1990年', '1990-05-15'],
    ['ar', '15', 'مايو', '1990', '1990-05-15'],
    ['ar', '١٥', '٥', '١٩٩٠', '1990-05-15'],
    ['en', '15', '5', '0090', '0090-05-15'],
    ['en', '', ' ', '', null],
    ['en', '15', '', '1990', 'missing: month'],
    ['en', '', '', '1990', 'missing: month day'],
    ['en-GB', '', '', '1990', 'missing: day month'],
    ['en', '15', '5', '90', 'short-year: year'],
    ['en', '15', '5', '٩٠', 'short-year: year'],
    ['en', '32', '5', '90', 'short-year: year'],
    ['th', '15', '5', '2569', 'other-calendar: year'],
    ['fa', '۳۱', '۲', '۱۴۰۵', 'other-calendar: year'],
    ['th', '15', '5', '2026', '2026-05-15'],
    ['en', '15', '5', '19900', 'not-real: year'],
    ['en', '15', '5', '0000', 'not-real: year'],
    ['en', '15', '5', 'ninety', 'not-real: year'],
    ['en', '30', '2', '1990', 'not-real: month day year'],
    ['en', '32', '5', '1990', 'not-real: day'],
    ['en', '0', '13', '1990', 'not-real: month day'],
    ['en', '15', 'ma', '1990', 'not-real: month'],
    ['en', '15', '5 June', '1990', 'not-real: month'],
    ['en', 'May', '12', '1990', 'not-real: day'],
    ['en', '15 5 1990', '5', '1990', 'not-real: day'],
    ['en', '1990', '5', '1915', 'not-real: day'],
    ['en', '?', '5', '1990', 'not-real: day'],
  ] as const) {
    it(`reads "${day}", "${month}", and "${year}" in ${lang} as ${result}`, () => {
      expect(read(lang, day, month, year)).to.equal(result);
    });
  }
});
