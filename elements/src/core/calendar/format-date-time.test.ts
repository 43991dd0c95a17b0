import {expect} from '@open-wc/testing';
import {format} from 'date-fns/format';
import {ar} from 'date-fns/locale/ar';
import {de} from 'date-fns/locale/de';
import {fr} from 'date-fns/locale/fr';
import {ja} from 'date-fns/locale/ja';
import {formatDateTime, namesIn} from './format-date-time.js';
import {parseIsoDateTime} from './iso.js';

const VALUES = [
  '2019-06-01T14:30',
  '2024-02-29T00:05',
  '1999-12-31T12:00',
  '0099-10-09T09:09',
  '2023-09-03',
  '2005-05-08',
];

const PATTERNS = [
  'dd/MM/yyyy',
  'd.M.yy',
  'y-MM-dd',
  'yyy yyyyyy',
  'd MMM yyyy',
  'EEEE, d. MMMM yyyy',
  'E EE EEE',
  'HH:mm a',
  "h 'o''clock' aa, H h hh m s ss",
  "''yyyy'' 'unfinished",
  'yyyy年M月d日',
  '',
];

/** Each has a token that is not built in. */
const OTHER_PATTERNS = ['do MMMM', 'PPP', 'MMMMM', 'EEEEE', 'n', "'w'ww", 'B', 'hhh', 'aaa', 'LLLL', 'T'];

describe('formatDateTime', () => {
  for (const locale of [undefined, de, ar, fr, ja]) {
    for (const pattern of PATTERNS) {
      it(`formats ${JSON.stringify(pattern)} like date-fns in ${locale?.code ?? 'English'}`, () => {
        for (const text of VALUES) {
          const value = parseIsoDateTime(text)!;
          const {date, time} = value;
          const local = new Date(2000, date.month - 1, date.day, time?.hour ?? 0, time?.minute ?? 0);
          local.setFullYear(date.year);
          const expected = pattern && format(local, pattern, locale && {locale});
          expect(formatDateTime(value, pattern, locale?.localize), text).to.equal(expected);
        }
      });
    }
  }

  for (const pattern of OTHER_PATTERNS) {
    it(`returns null for ${JSON.stringify(pattern)}`, () => {
      expect(formatDateTime(parseIsoDateTime('2019-06-01T14:30')!, pattern)).to.equal(null);
    });
  }
});

describe('namesIn', () => {
  const value = parseIsoDateTime('2026-05-04T14:30')!;
  for (const [lang, expected] of [
    ['de', 'Montag, 4. Mai 2026'],
    ['pl', 'poniedziałek, 4. maja 2026'],
    ['fi', 'maanantai, 4. toukokuuta 2026'],
    ['ja', '月曜日, 4. 5月 2026'],
    ['ar', 'الاثنين, 4. مايو 2026'],
    ['en', 'Monday, 4. May 2026'],
    ['en-GB', 'Monday, 4. May 2026'],
    ['x-klingon', 'Monday, 4. May 2026'],
  ] as const)
    it(`has the names of ${lang} inside a date`, () => {
      expect(formatDateTime(value, 'EEEE, d. MMMM yyyy', namesIn(lang))).to.equal(expected);
    });

  it('has the short names and day periods of a language', () => {
    expect(formatDateTime(value, 'EEE MMM h a', namesIn('de'))).to.equal('Mo Mai 2 PM');
  });

  for (const [text, expected] of [
    ['2026-05-04T00:30', '午前'],
    ['2026-05-04T11:59', '午前'],
    ['2026-05-04T12:00', '午後'],
  ] as const)
    it(`has the day period of ${text} in Japanese`, () => {
      expect(formatDateTime(parseIsoDateTime(text)!, 'a', namesIn('ja'))).to.equal(expected);
    });

  it('has the English names of date-fns in every region', () => {
    const september = parseIsoDateTime('2026-09-06T14:30')!;
    expect(formatDateTime(september, 'EEE d MMM h a', namesIn('en-GB'))).to.equal('Sun 6 Sep 2 PM');
  });
});
