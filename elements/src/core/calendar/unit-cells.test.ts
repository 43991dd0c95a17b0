import {expect} from '@open-wc/testing';
import type {CalendarMove} from './calendar-move.js';
import {openedView} from './calendar-view.js';
import type {DateUnit} from './date-unit.js';
import {formatIsoDate, parseIsoDate} from './iso.js';
import {FIRST_DATE, LAST_DATE, plainDate, type PlainDate} from './plain-date.js';
import {isSelectable} from './selectable.js';
import {
  isGridUnit,
  moveUnit,
  pageOf,
  rowOfWeek,
  unitConstraints,
  unitRows,
  viewOfPage,
  weekOfRow,
  type GridUnit,
} from './unit-cells.js';

const day = (text: string) => parseIsoDate(text)!;
const iso = (date: PlainDate | null) => date && formatIsoDate(date);
const all = {min: FIRST_DATE, max: LAST_DATE};

describe('a row of weeks', () => {
  for (const [date, firstWeekday, week, first, last] of [
    ['2026-05-10', 1, '2026-05-04', '2026-05-04', '2026-05-10'],
    ['2026-05-03', 0, '2026-05-04', '2026-05-03', '2026-05-09'],
    ['2026-05-10', 0, '2026-05-11', '2026-05-10', '2026-05-16'],
    ['2026-05-02', 6, '2026-05-04', '2026-05-02', '2026-05-08'],
    ['2026-05-01', 5, '2026-05-04', '2026-05-01', '2026-05-07'],
    ['0001-01-01', 0, '0001-01-01', '0001-01-01', '0001-01-06'],
    ['9999-12-31', 5, '9999-12-27', '9999-12-24', '9999-12-30'],
  ] as const) {
    it(`with ${date} stands for the week from ${week} if rows start with day ${firstWeekday}`, () => {
      const found = weekOfRow(day(date), firstWeekday);
      expect([found, ...rowOfWeek(found, firstWeekday)].map(iso)).to.deep.equal([week, first, last]);
    });
  }
});

describe('the cells of a calendar', () => {
  const may = {min: day('2026-05-10'), max: day('2026-07-05')};
  const selectable = (
    unit: DateUnit,
    dates: readonly string[],
    filterDate?: (date: PlainDate) => boolean,
  ) => {
    const constraints = unitConstraints({...may, filterDate}, unit, 0);
    return dates.filter(date => isSelectable(day(date), constraints));
  };

  it('are those of months with a day within the limits', () => {
    const months = ['2026-04-01', '2026-05-01', '2026-05-10', '2026-06-01', '2026-07-01', '2026-08-01'];
    expect(selectable('month', months)).to.deep.equal(['2026-05-01', '2026-06-01', '2026-07-01']);
  });

  it('are not those of months without a day that can be selected', () => {
    const isJune = ({month}: PlainDate) => month === 6;
    expect(selectable('month', ['2026-05-01', '2026-06-01', '2026-07-01'], isJune)).to.deep.equal([
      '2026-06-01',
    ]);
  });

  it('are all days of a row of a week with a day within the limits', () => {
    // May 10 is the Sunday of week 19, whose row ends the day before.
    const days = ['2026-05-02', '2026-05-03', '2026-05-09', '2026-05-10', '2026-07-04', '2026-07-05'];
    expect(selectable('week', days)).to.deep.equal(['2026-05-03', '2026-05-09', '2026-05-10', '2026-07-04']);
  });
});

describe('moveUnit', () => {
  for (const [unit, from, move, to] of [
    ['month', '2026-05-01', 'next-day', '2026-06-01'],
    ['month', '2026-01-01', 'previous-day', '2025-12-01'],
    ['month', '2026-05-01', 'next-week', '2026-08-01'],
    ['month', '2026-05-01', 'week-start', '2026-04-01'],
    ['month', '2026-05-01', 'week-end', '2026-06-01'],
    ['month', '2026-05-01', 'next-month', '2027-05-01'],
    ['month', '2026-05-01', 'previous-year', '2025-05-01'],
    ['quarter', '2026-04-01', 'next-day', '2026-07-01'],
    ['quarter', '2026-04-01', 'next-week', '2026-10-01'],
    ['quarter', '2026-04-01', 'week-start', '2026-01-01'],
    ['quarter', '2026-04-01', 'previous-month', '2025-04-01'],
    ['year', '2026-01-01', 'next-day', '2027-01-01'],
    ['year', '2026-01-01', 'previous-week', '2023-01-01'],
    ['year', '2026-01-01', 'week-end', '2028-01-01'],
    ['year', '2026-01-01', 'next-month', '2038-01-01'],
    ['year', '9999-01-01', 'next-day', null],
    ['month', '0001-01-01', 'previous-month', null],
  ] as const) {
    it(`leads from the ${unit} of ${from} with ${move} to ${to}`, () => {
      const constraints = unitConstraints(all, unit, 1);
      expect(iso(moveUnit(day(from), move satisfies CalendarMove, constraints, unit))).to.equal(to);
    });
  }

  it('skips units that cannot be selected', () => {
    const constraints = unitConstraints({...all, filterDate: ({month}) => month !== 6}, 'month', 1);
    expect(iso(moveUnit(day('2026-05-01'), 'next-day', constraints, 'month'))).to.equal('2026-07-01');
  });
});

describe('a page of units', () => {
  const firsts = (unit: GridUnit, date: string) =>
    unitRows(pageOf(day(date), unit), unit).map(row => iso(row[0]!));

  it('has rows of months, quarters, or years', () => {
    expect([
      firsts('month', '2026-05-12'),
      firsts('quarter', '2026-05-12'),
      firsts('year', '2026-05-12'),
      firsts('year', '9999-05-12'),
    ]).to.deep.equal([
      ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'],
      ['2026-01-01', '2026-07-01'],
      ['2017-01-01', '2020-01-01', '2023-01-01', '2026-01-01'],
      ['9997-01-01'],
    ]);
  });

  it('is not that of days and weeks', () => {
    expect((['date', 'week'] as const).map(isGridUnit)).to.deep.equal([false, false]);
  });

  it('keeps the place, or moves to the nearest unit that can be selected', () => {
    const constraints = unitConstraints({min: day('2026-03-01'), max: day('2027-02-01')}, 'month', 1);
    const view = openedView(plainDate(2026, 5, 1), constraints);
    const highlighted = [2025, 2026, 2027].map(year =>
      iso(viewOfPage(view, {year, month: 7}, 'month', constraints).highlighted),
    );
    expect(highlighted).to.deep.equal(['2025-05-01', '2026-05-01', '2027-02-01']);
  });
});
