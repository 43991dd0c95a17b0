/** Whoever copies what a picker of months, quarters, weeks, or years shows can type it, in every language. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {unitStart} from '../../../elements/src/core/calendar/date-unit.js';
import {addDays, plainDate, type PlainDate} from '../../../elements/src/core/calendar/plain-date.js';
import {unitLabel, type UnitTerms} from '../../../elements/src/core/calendar/unit-label.js';
import {parseUnitText} from '../../../elements/src/core/dates/parse-unit-text.js';
import {LANGUAGES} from '../../../elements/src/core/localization/languages.js';
import {check} from './check.js';

const UNITS = ['month', 'quarter', 'week', 'year'] as const;

/** Years that are not mistaken for those of another calendar. */
const dates = fc.integer({min: 0, max: 200 * 365}).map(days => addDays(plainDate(1900, 1, 1), days));

describe('the texts of units', () => {
  for (const lang of LANGUAGES) {
    it(`are read in ${lang} as they were written`, async () => {
      const module: unknown = await import(`../../../elements/src/core/localization/languages/${lang}.js`);
      const [terms] = Object.values(module as Record<string, UnitTerms>) as [UnitTerms];
      await check(
        fc.property(dates, fc.constantFrom(...UNITS), (date, unit) => {
          const write = (of: PlainDate) => unitLabel(of, unit, lang, terms);
          assert.deepEqual(parseUnitText(write(date), unit, lang, write), unitStart(date, unit), write(date));
        }),
        {runs: 20},
      );
    });
  }
});
