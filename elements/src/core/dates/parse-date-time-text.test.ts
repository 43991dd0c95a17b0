import {expect} from '@open-wc/testing';
import {formatIsoDateTime} from '../calendar/iso.js';
import {plainDate} from '../calendar/plain-date.js';
import {parseHtmlTime} from '../time/html-time.js';
import {TimeText} from '../time/time-text.js';
import {numericDates} from './numeric-date.js';
import {parseDateTimeText} from './parse-date-time-text.js';

function read(text: string, lang: string): string {
  const value = parseDateTimeText(text, lang, new TimeText(lang));
  return typeof value === 'string' ? value : formatIsoDateTime(value);
}

describe('parseDateTimeText', () => {
  for (const [text, lang, result] of [
    ['12/5/2026 14:30', 'en-GB', '2026-05-12T14:30'],
    ['5/12/2026 2:30 pm', 'en', '2026-05-12T14:30'],
    ['May 12, 2026, 2:30 PM', 'en', '2026-05-12T14:30'],
    ['May 12, 2026 at 2pm', 'en', '2026-05-12T14:00'],
    ['12 5 2026 9', 'en-GB', '2026-05-12T09:00'],
    ['12 5 2026 9 30', 'en-GB', '2026-05-12T09:30'],
    ['12052026 0930', 'en-GB', '2026-05-12T09:30'],
    ['12.05.2026 14.30', 'de', '2026-05-12T14:30'],
    ['12. Mai 2026, 14:30 Uhr', 'de', '2026-05-12T14:30'],
    ['12/05/2026 14h30', 'fr', '2026-05-12T14:30'],
    ['2026年5月12日 14:30', 'ja', '2026-05-12T14:30'],
    ['١٢/٥/٢٠٢٦ ٢:٣٠ م', 'ar-EG', '2026-05-12T14:30'],
    ['١٢/٥/٢٠٢٦، ١٤:٣٠', 'ar-EG', '2026-05-12T14:30'],
    ['2026-05-12T14:30', 'en', '2026-05-12T14:30'],
    ['2026-05-12T14:30:00', 'en', '2026-05-12T14:30'],
    ['12/5/2026', 'en-GB', 'no-time'],
    ['May 12, 2026', 'en', 'no-time'],
    ['12/5/26', 'en-GB', 'short-year'],
    ['15/5/2569', 'th', 'other-calendar'],
    ['15/5/2569 14:30', 'th', 'other-calendar'],
    ['12/5/26 14:30', 'en-GB', 'short-year'],
    ['12/5/2026 25:30', 'en-GB', 'not-a-date'],
    ['12/5/2026 24:00', 'en-GB', 'not-a-date'],
    ['12/5/2026 14:30:15', 'en-GB', 'not-a-date'],
    ['31/2/2026 14:30', 'en-GB', 'not-a-date'],
    ['14:30', 'en-GB', 'not-a-date'],
    ['tomorrow 14:30', 'en', 'not-a-date'],
    ['', 'en', 'not-a-date'],
  ] as const) {
    it(`reads ${text || 'empty text'} in ${lang} as ${result}`, () => {
      expect(read(text, lang)).to.equal(result);
    });
  }

  it('reads what is shown, in many languages', () => {
    const langs =
      'en en-GB de fr es it nl pt sv fi da nb cs pl hu ro ru uk bg el tr ar ar-EG fa he hi bn th vi ja ko zh';
    const date = plainDate(2026, 11, 22);
    const failed: string[] = [];
    for (const lang of langs.split(' '))
      for (const time of ['00:05', '09:30', '12:00', '21:45']) {
        const text = `${numericDates(lang)(date)} ${new TimeText(lang).format(parseHtmlTime(time)!)}`;
        if (read(text, lang) !== `2026-11-22T${time}`) failed.push(`${lang}: ${text} is ${read(text, lang)}`);
      }
    expect(failed).to.deep.equal([]);
  });
});
