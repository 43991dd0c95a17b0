import {expect} from '@open-wc/testing';
import {formatUnit, isUnitSelectable, parseUnit, unitEnd, unitStart, type DateUnit} from './date-unit.js';
import {formatIsoDate, parseIsoDate} from './iso.js';
import {plainDate} from './plain-date.js';

describe('a unit of dates', () => {
  for (const [date, unit, text, start, end] of [
    ['2026-05-12', 'date', '2026-05-12', '2026-05-12', '2026-05-12'],
    ['2026-05-12', 'month', '2026-05', '2026-05-01', '2026-05-31'],
    ['2024-02-29', 'month', '2024-02', '2024-02-01', '2024-02-29'],
    ['2026-05-12', 'quarter', '2026-Q2', '2026-04-01', '2026-06-30'],
    ['2026-12-31', 'quarter', '2026-Q4', '2026-10-01', '2026-12-31'],
    ['2026-05-12', 'year', '2026', '2026-01-01', '2026-12-31'],
    ['0026-05-12', 'year', '0026', '0026-01-01', '0026-12-31'],
    ['2026-05-09', 'week', '2026-W19', '2026-05-04', '2026-05-10'],
    ['2026-05-10', 'week', '2026-W19', '2026-05-04', '2026-05-10'],
    ['2024-12-31', 'week', '2025-W01', '2024-12-30', '2025-01-05'],
    ['2027-01-01', 'week', '2026-W53', '2026-12-28', '2027-01-03'],
    ['2023-01-01', 'week', '2022-W52', '2022-12-26', '2023-01-01'],
    ['0001-01-01', 'week', '0001-W01', '0001-01-01', '0001-01-07'],
    ['9999-12-31', 'week', '9999-W52', '9999-12-27', '9999-12-31'],
  ] as const) {
    it(`of ${date} is the ${unit} ${text}, from ${start} to ${end}`, () => {
      const day = parseIsoDate(date)!;
      const ends = [unitStart(day, unit), unitEnd(day, unit)].map(formatIsoDate);
      expect([formatUnit(day, unit), ...ends]).to.deep.equal([text, start, end]);
      if (unit !== 'date') expect(formatIsoDate(parseUnit(text, unit)!)).to.equal(start);
    });
  }

  for (const [unit, texts] of [
    ['month', ['2026-13', '2026-00', '2026-5', '2026', '0000-01', '2026-05-12', '2026-Q2', '2026-W19', '']],
    ['quarter', ['2026-Q5', '2026-Q0', '2026-Q02', '2026-2', '2026-q2']],
    ['week', ['2026-W54', '2025-W53', '2026-W00', '2026-W1', '0000-W01', '9999-W53', '2026-19']],
    ['year', ['0000', '26', '12026', '2026-05', 'year']],
  ] as const) {
    it(`of a ${unit} is not read from other text`, () => {
      expect(texts.filter(text => parseUnit(text, unit) !== null)).to.deep.equal([]);
    });
  }

  it('has 53 weeks in the years that ISO 8601 gives them', () => {
    const years = Array.from({length: 30}, (_, index) => 2000 + index);
    const long = years.filter(year => parseUnit(`${year}-W53`, 'week') !== null);
    expect(long).to.deep.equal([2004, 2009, 2015, 2020, 2026]);
  });

  for (const [unit, filtered, result] of [
    ['month', '2026-05-20', true],
    ['month', '2026-05-31', false],
    ['week', '2026-05-31', false],
    ['week', '2026-05-30', true],
    ['date', '2026-05-20', false],
  ] as const) {
    it(`is selectable as a ${unit} if one of its days within the limits is: ${filtered}`, () => {
      const constraints = {
        min: plainDate(2026, 5, 10),
        max: plainDate(2026, 5, 30),
        filterDate: (date: Parameters<typeof formatIsoDate>[0]) => formatIsoDate(date) === filtered,
      };
      const day = unit === 'month' ? plainDate(2026, 5, 1) : plainDate(2026, 5, unit === 'date' ? 12 : 31);
      expect(isUnitSelectable(day, unit satisfies DateUnit, constraints)).to.equal(result);
    });
  }
});
