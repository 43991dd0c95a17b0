import {expect} from '@open-wc/testing';
import {plainDate} from '../../calendar/plain-date.js';
import {parsePeriod, resolvePeriod, type DatePeriod} from './date-period.js';

const LEAP_DAY = plainDate(2024, 2, 29);
const NEW_YEAR = plainDate(2026, 1, 1);

describe('resolvePeriod', () => {
  const cases: [period: DatePeriod, today: typeof LEAP_DAY, from: string, to: string][] = [
    ['today', LEAP_DAY, '2024-02-29', '2024-02-29'],
    ['yesterday', NEW_YEAR, '2025-12-31', '2025-12-31'],
    ['tomorrow', LEAP_DAY, '2024-03-01', '2024-03-01'],
    ['this-month', LEAP_DAY, '2024-02-01', '2024-02-29'],
    ['last-month', plainDate(2026, 3, 31), '2026-02-01', '2026-02-28'],
    ['last-month', NEW_YEAR, '2025-12-01', '2025-12-31'],
    ['this-year', LEAP_DAY, '2024-01-01', '2024-12-31'],
    ['last-year', LEAP_DAY, '2023-01-01', '2023-12-31'],
    ['before-today', NEW_YEAR, '', '2025-12-31'],
    ['after-today', LEAP_DAY, '2024-03-01', ''],
    ['last-1-days', LEAP_DAY, '2024-02-29', '2024-02-29'],
    ['last-30-days', plainDate(2026, 3, 30), '2026-03-01', '2026-03-30'],
    ['next-7-days', plainDate(2025, 12, 28), '2025-12-28', '2026-01-03'],
  ];
  for (const [period, today, from, to] of cases)
    it(`returns the days of ${period} on ${JSON.stringify(today)}`, () => {
      const expected = {type: 'date', ...(from && {from}), ...(to && {to})};
      expect(resolvePeriod(period, today)).to.deep.equal(expected);
    });
});

describe('parsePeriod', () => {
  for (const text of ['last-9999-days', 'next-1-days', 'this-month'])
    it(`accepts ${text}`, () => expect(parsePeriod(text)).to.equal(text));

  for (const text of ['', 'last-0-days', 'last-10000-days', 'last-1.5-days', 'last-07-days', 'constructor'])
    it(`refuses "${text}"`, () => expect(parsePeriod(text)).to.equal(null));
});
