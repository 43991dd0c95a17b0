import {expect} from '@open-wc/testing';
import {formatUnit, type LongUnit} from '../calendar/date-unit.js';
import {unitLabel} from '../calendar/unit-label.js';
import {en} from '../localization/en.js';
import {ar} from '../localization/languages/ar.js';
import {de} from '../localization/languages/de.js';
import {ja} from '../localization/languages/ja.js';
import {th} from '../localization/languages/th.js';
import {parseUnitText} from './parse-unit-text.js';

const TEXTS = {en, 'en-GB': en, de, ja, th, 'ar-EG': ar};

function read(text: string, unit: LongUnit, lang: keyof typeof TEXTS): string {
  const date = parseUnitText(text, unit, lang, of => unitLabel(of, unit, lang, TEXTS[lang]));
  return typeof date === 'string' ? date : formatUnit(date, unit);
}

describe('parseUnitText', () => {
  for (const [text, unit, lang, result] of [
    ['May 2026', 'month', 'en', '2026-05'],
    ['2026 may', 'month', 'en', '2026-05'],
    ['5/2026', 'month', 'en', '2026-05'],
    ['05.2026', 'month', 'de', '2026-05'],
    ['Mai 2026', 'month', 'de', '2026-05'],
    ['2026-05', 'month', 'en-GB', '2026-05'],
    ['2026年5月', 'month', 'ja', '2026-05'],
    ['مايو ٢٠٢٦', 'month', 'ar-EG', '2026-05'],
    ['May', 'month', 'en', 'not-a-date'],
    ['13/2026', 'month', 'en', 'not-a-date'],
    ['5/26', 'month', 'en', 'short-year'],
    ['12 May 2026', 'month', 'en', 'not-a-date'],
    ['5/2569', 'month', 'th', 'other-calendar'],
    ['Q2 2026', 'quarter', 'en', '2026-Q2'],
    ['2026-Q2', 'quarter', 'de', '2026-Q2'],
    ['2/2026', 'quarter', 'en', '2026-Q2'],
    ['2026年第2四半期', 'quarter', 'ja', '2026-Q2'],
    ['Q5 2026', 'quarter', 'en', 'not-a-date'],
    ['second quarter 2026', 'quarter', 'en', 'not-a-date'],
    ['Week 19, 2026', 'week', 'en', '2026-W19'],
    ['2026-W19', 'week', 'ja', '2026-W19'],
    ['19/2026', 'week', 'en', '2026-W19'],
    ['kw 53 2026', 'week', 'de', '2026-W53'],
    ['KW 53, 2025', 'week', 'de', 'not-a-date'],
    ['الأسبوع ١٩، ٢٠٢٦', 'week', 'ar-EG', '2026-W19'],
    ['2026', 'year', 'en', '2026'],
    ['٢٠٢٦', 'year', 'ar-EG', '2026'],
    ['26', 'year', 'en', 'short-year'],
    ['5/2026', 'year', 'en', 'not-a-date'],
    ['this year', 'year', 'en', 'not-a-date'],
    ['', 'year', 'en', 'not-a-date'],
  ] as const) {
    it(`reads "${text}" as a ${unit} in ${lang}: ${result}`, () => {
      expect(read(text, unit, lang)).to.equal(result);
    });
  }
});
