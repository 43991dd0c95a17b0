import {expect} from '@open-wc/testing';
import {en} from '../localization/en.js';
import {ar} from '../localization/languages/ar.js';
import {ja} from '../localization/languages/ja.js';
import {plainDate} from './plain-date.js';
import {unitLabel} from './unit-label.js';

const MAY_4 = plainDate(2026, 5, 4);

describe('unitLabel', () => {
  for (const [lang, texts, labels] of [
    ['en', en, ['May 2026', 'Q2 2026', 'Week 19, 2026', '2026']],
    ['ja', ja, ['2026年5月', '2026年第2四半期', '2026年第19週', '2026']],
    ['ar-EG', ar, ['مايو ٢٠٢٦', 'الربع ٢، ٢٠٢٦', 'الأسبوع ١٩، ٢٠٢٦', '٢٠٢٦']],
  ] as const) {
    it(`writes units in ${lang}`, () => {
      const units = ['month', 'quarter', 'week', 'year'] as const;
      expect(units.map(unit => unitLabel(MAY_4, unit, lang, texts))).to.deep.equal(labels);
    });
  }

  it('writes the year of a week, with four digits', () => {
    const label = (year: number, month: number, day: number) =>
      unitLabel(plainDate(year, month, day), 'week', 'en', en);
    expect([label(2024, 12, 31), label(26, 5, 12)]).to.deep.equal(['Week 1, 2025', 'Week 20, 0026']);
  });
});
