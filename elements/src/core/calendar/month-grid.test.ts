import {expect} from '@open-wc/testing';
import {daysInMonth} from './gregorian.js';
import {parseIsoDate} from './iso.js';
import {monthGrid, type GridDay, type MonthGridOptions} from './month-grid.js';
import {dayNumberOf, FIRST_DATE, LAST_DATE, plainDate} from './plain-date.js';
import type {DateConstraints} from './selectable.js';
import {dayOfWeek, type Weekday} from './week.js';

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const ALL: DateConstraints = {min: FIRST_DATE, max: LAST_DATE};

const date = (text: string) => parseIsoDate(text)!;

function daysOf(month: string, options: Partial<MonthGridOptions> = {}): (GridDay | null)[] {
  return monthGrid(date(`${month}-01`), {firstWeekday: 0, constraints: ALL, ...options}).flat();
}

const june: DateConstraints = {
  min: date('2019-06-03'),
  max: date('2019-06-20'),
  filterDate: day => day.day !== 12,
};

describe('monthGrid', () => {
  const grids: [month: string, firstWeekday: Weekday, exactWeeks: number, first: string][] = [
    ['2019-06', 0, 6, '2019-05-26'],
    ['2019-06', 1, 5, '2019-05-27'],
    ['2019-06', 6, 5, '2019-06-01'],
    ['2015-02', 0, 4, '2015-02-01'],
    ['2015-02', 1, 5, '2015-01-26'],
    ['2021-02', 1, 4, '2021-02-01'],
    ['2024-12', 0, 5, '2024-12-01'],
    ['2023-01', 1, 6, '2022-12-26'],
  ];
  for (const [month, firstWeekday, exactWeeks, first] of grids) {
    const title = `${month} in weeks from weekday ${firstWeekday}`;

    it(`starts ${title} on ${first}`, () => {
      expect(daysOf(month, {firstWeekday})[0]?.date).to.deep.equal(date(first));
    });

    it(`has 6 weeks for ${title}`, () => expect(daysOf(month, {firstWeekday})).to.have.length(6 * 7));

    it(`has ${exactWeeks} exact weeks for ${title}`, () => {
      expect(daysOf(month, {firstWeekday, exactWeeks: true})).to.have.length(exactWeeks * 7);
    });
  }

  for (const firstWeekday of WEEKDAYS) {
    describe(`of every month of 2000 to 2030 in weeks from weekday ${firstWeekday}`, () => {
      const grids = Array.from({length: 31 * 12}, (_, index) => {
        const first = plainDate(2000 + Math.floor(index / 12), (index % 12) + 1, 1);
        const days = monthGrid(first, {firstWeekday, constraints: ALL, exactWeeks: true}).flat() as GridDay[];
        return {first, days};
      });

      it('starts on that weekday', () => {
        expect(grids.filter(({days}) => dayOfWeek(days[0]!.date) !== firstWeekday)).to.deep.equal([]);
      });

      it('has consecutive days', () => {
        const isNext = (day: GridDay, index: number, days: GridDay[]) =>
          dayNumberOf(day.date) - dayNumberOf(days[0]!.date) === index;
        expect(grids.filter(({days}) => !days.every(isNext))).to.deep.equal([]);
      });

      it('has all days of the month', () => {
        const wrong = grids.filter(({first: {year, month}, days}) => {
          return days.filter(day => day.inMonth).length !== daysInMonth(year, month);
        });
        expect(wrong).to.deep.equal([]);
      });

      it('has no week without a day of the month', () => {
        const wrong = grids.filter(({days}) =>
          [days.slice(0, 7), days.slice(-7)].some(week => !week.some(day => day.inMonth)),
        );
        expect(wrong).to.deep.equal([]);
      });
    });
  }

  it('flags the days of the month', () => {
    const inMonth = daysOf('2019-06').filter(day => day?.inMonth);
    expect(inMonth.map(day => day?.date.day)).to.deep.equal(
      Array.from({length: 30}, (_, index) => index + 1),
    );
  });

  it('flags the days that can be selected', () => {
    const selectable = daysOf('2019-06', {constraints: june}).filter(day => day?.selectable);
    const expected = Array.from({length: 18}, (_, index) => index + 3).filter(day => day !== 12);
    expect(selectable.map(day => day?.date.day)).to.deep.equal(expected);
  });

  it('flags days outside the month that can be selected', () => {
    expect(daysOf('2019-05', {constraints: june}).find(day => day?.selectable)).to.deep.equal({
      date: date('2019-06-03'),
      inMonth: false,
      selectable: true,
    });
  });

  it('has no days before the year 1', () => {
    expect(
      daysOf('0001-01')
        .map(day => day?.date.day ?? null)
        .slice(0, 3),
    ).to.deep.equal([null, 1, 2]);
  });

  it('has no days after the year 9999', () => {
    const days = daysOf('9999-12', {exactWeeks: true}).map(day => day?.date.day ?? null);
    expect(days.slice(-3)).to.deep.equal([30, 31, null]);
  });

  it('throws for a month that does not exist', () => {
    expect(() => monthGrid({year: 2019, month: 13}, {firstWeekday: 0, constraints: ALL})).to.throw(
      RangeError,
    );
  });
});
