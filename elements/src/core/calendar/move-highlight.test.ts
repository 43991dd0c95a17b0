import {expect} from '@open-wc/testing';
import type {CalendarMove} from './calendar-move.js';
import {formatIsoDate, parseIsoDate} from './iso.js';
import {highlightInMonth, moveHighlight} from './move-highlight.js';
import {FIRST_DATE, LAST_DATE, type PlainDate} from './plain-date.js';
import type {DateConstraints} from './selectable.js';
import {dayOfWeek, type Weekday} from './week.js';

type Case = [from: string, move: CalendarMove, to: string | null];

const date = (text: string) => parseIsoDate(text)!;
const between = (min: string, max: string): DateConstraints => ({min: date(min), max: date(max)});

const WIDE = between('1989-01-01', '2049-12-31');
const JUNE = between('2019-06-01', '2019-06-30');
const isWeekday = (day: PlainDate) => dayOfWeek(day) >= 1 && dayOfWeek(day) <= 5;

function tests(title: string, cases: Case[], constraints: DateConstraints, firstWeekday: Weekday = 0): void {
  describe(`moveHighlight, ${title}`, () => {
    for (const [from, move, to] of cases) {
      it(`goes ${move} from ${from} to ${to ?? 'nowhere'}`, () => {
        const landed = moveHighlight(date(from), move, constraints, firstWeekday);
        expect(landed && formatIsoDate(landed)).to.equal(to);
      });
    }
  });
}

// 12 June 2019 is a Wednesday.
tests(
  'where every day can be selected',
  [
    ['2019-06-12', 'previous-day', '2019-06-11'],
    ['2019-06-12', 'next-day', '2019-06-13'],
    ['2019-06-30', 'next-day', '2019-07-01'],
    ['2019-01-01', 'previous-day', '2018-12-31'],
    ['2019-06-12', 'previous-week', '2019-06-05'],
    ['2019-06-12', 'next-week', '2019-06-19'],
    ['2019-06-28', 'next-week', '2019-07-05'],
    ['2019-06-12', 'week-start', '2019-06-09'],
    ['2019-06-12', 'week-end', '2019-06-15'],
    ['2019-06-09', 'week-start', '2019-06-09'],
    ['2019-06-15', 'week-end', '2019-06-15'],
    ['2019-06-01', 'week-start', '2019-05-26'],
    ['2019-06-12', 'previous-month', '2019-05-12'],
    ['2019-06-12', 'next-month', '2019-07-12'],
    ['2019-05-31', 'next-month', '2019-06-30'],
    ['2019-03-31', 'previous-month', '2019-02-28'],
    ['2019-12-12', 'next-month', '2020-01-12'],
    ['2019-06-12', 'previous-year', '2018-06-12'],
    ['2019-06-12', 'next-year', '2020-06-12'],
    ['2020-02-29', 'next-year', '2021-02-28'],
  ],
  WIDE,
);

tests(
  'in weeks from Monday',
  [
    ['2019-06-12', 'week-start', '2019-06-10'],
    ['2019-06-12', 'week-end', '2019-06-16'],
    ['2019-06-16', 'week-start', '2019-06-10'],
    ['2019-06-10', 'week-end', '2019-06-16'],
  ],
  WIDE,
  1,
);

tests(
  'at min and max',
  [
    ['2019-06-01', 'previous-day', null],
    ['2019-06-30', 'next-day', null],
    ['2019-06-07', 'previous-week', null],
    ['2019-06-24', 'next-week', null],
    ['2019-06-01', 'week-start', '2019-06-01'],
    ['2019-06-30', 'week-end', '2019-06-30'],
    ['2019-06-12', 'previous-month', null],
    ['2019-06-12', 'next-month', null],
    ['2019-06-12', 'previous-year', null],
    ['2019-06-12', 'next-year', null],
    ['2019-06-01', 'previous-month', null],
    ['2019-06-30', 'next-month', null],
    ['2019-06-01', 'previous-year', null],
    ['2019-06-30', 'next-year', null],
  ],
  JUNE,
);

tests(
  'where a month lies partly inside',
  [
    ['2019-06-12', 'next-month', '2019-07-05'],
    ['2019-06-12', 'previous-month', '2019-05-20'],
    ['2019-06-30', 'next-week', null],
    ['2020-06-12', 'previous-year', '2019-06-12'],
    ['2020-07-12', 'previous-year', '2019-07-05'],
    ['2018-05-12', 'next-year', '2019-05-20'],
    ['2019-06-12', 'next-year', null],
    ['2019-06-12', 'previous-year', null],
    ['2019-07-02', 'next-month', null],
    ['2019-07-05', 'next-month', null],
    ['2019-05-22', 'previous-month', null],
    ['2019-05-20', 'previous-month', null],
  ],
  between('2019-05-20', '2019-07-05'),
);

tests(
  'from a day outside',
  [
    ['2019-05-01', 'next-day', '2019-06-01'],
    ['2019-05-01', 'next-month', '2019-06-01'],
    ['2018-01-01', 'next-month', '2019-06-01'],
    ['2018-01-01', 'previous-day', null],
    ['2018-01-01', 'week-start', null],
    ['2020-01-01', 'previous-week', '2019-06-30'],
    ['2020-01-01', 'next-year', null],
  ],
  JUNE,
);

tests(
  'where weekends are held back',
  [
    ['2019-06-14', 'next-day', '2019-06-17'],
    ['2019-06-17', 'previous-day', '2019-06-14'],
    ['2019-06-12', 'week-start', '2019-06-10'],
    ['2019-06-12', 'week-end', '2019-06-14'],
    ['2019-06-10', 'week-start', '2019-06-10'],
    ['2019-06-13', 'next-month', '2019-07-12'],
    ['2019-06-14', 'next-month', '2019-07-15'],
    ['2019-06-11', 'previous-month', '2019-05-10'],
    ['2019-06-12', 'previous-month', '2019-05-13'],
    ['2019-06-14', 'next-year', '2020-06-15'],
    ['2019-06-15', 'next-week', '2019-06-24'],
  ],
  {...WIDE, filterDate: isWeekday},
);

tests(
  'where one day a month is let through',
  [
    ['2019-06-01', 'next-day', '2019-07-01'],
    ['2019-06-01', 'previous-week', '2019-05-01'],
    ['2019-06-01', 'week-start', '2019-06-01'],
    ['2019-06-12', 'week-start', null],
    ['2019-06-12', 'week-end', null],
    ['2019-06-30', 'next-month', '2019-07-01'],
    ['2049-12-01', 'next-day', null],
    ['2049-10-12', 'next-year', null],
    ['2049-12-01', 'next-year', null],
  ],
  {...WIDE, filterDate: day => day.day === 1},
);

tests(
  'where one month a year is let through',
  [
    ['2019-12-10', 'next-month', '2020-12-01'],
    ['2019-12-10', 'previous-month', '2018-12-31'],
    ['2019-06-10', 'next-year', '2020-12-01'],
    ['2049-12-10', 'next-month', null],
    ['2049-12-31', 'next-month', null],
  ],
  {...WIDE, filterDate: day => day.month === 12},
);

tests(
  'where every day is held back',
  [
    ['2019-06-12', 'next-day', null],
    ['2019-06-12', 'week-start', null],
    ['2019-06-12', 'previous-year', null],
  ],
  {...WIDE, filterDate: () => false},
);

tests(
  'at the ends of the calendar',
  [
    ['0001-01-01', 'previous-day', null],
    ['0001-01-01', 'week-start', '0001-01-01'],
    ['0001-01-01', 'previous-month', null],
    ['0001-01-01', 'previous-year', null],
    ['0001-06-12', 'previous-year', null],
    ['9999-06-12', 'next-year', null],
    ['9999-12-31', 'next-week', null],
    ['9999-12-31', 'week-end', '9999-12-31'],
    ['9999-12-31', 'next-month', null],
    ['9999-12-31', 'next-year', null],
  ],
  {min: FIRST_DATE, max: LAST_DATE},
);

describe('highlightInMonth', () => {
  const cases: [from: string, month: string, constraints: DateConstraints, to: string | null][] = [
    ['2019-06-12', '2024-02', WIDE, '2024-02-12'],
    ['2019-05-31', '2024-02', WIDE, '2024-02-29'],
    ['2019-07-12', '2019-06', between('2019-06-20', '2019-08-01'), '2019-06-20'],
    ['2019-07-16', '2019-06', {...WIDE, filterDate: isWeekday}, '2019-06-17'],
    ['2019-07-12', '2019-06', between('2019-07-01', '2019-08-01'), null],
  ];
  for (const [from, month, constraints, to] of cases) {
    it(`is ${to} for ${month} from ${from}`, () => {
      const landed = highlightInMonth(date(from), date(`${month}-01`), constraints);
      expect(landed && formatIsoDate(landed)).to.equal(to);
    });
  }
});
