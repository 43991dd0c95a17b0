import {expect} from '@open-wc/testing';
import {formatIsoDate, parseIsoDate} from './iso.js';
import type {PlainDate} from './plain-date.js';
import {isSelectable, nearestSelectable, type DateConstraints} from './selectable.js';
import {dayOfWeek} from './week.js';

const date = (text: string) => parseIsoDate(text)!;

const JUNE: DateConstraints = {min: date('2019-06-01'), max: date('2019-06-30')};
const isWeekday = (day: PlainDate) => dayOfWeek(day) >= 1 && dayOfWeek(day) <= 5;
const WEEKDAYS: DateConstraints = {...JUNE, filterDate: isWeekday};
const NOTHING: DateConstraints = {...JUNE, filterDate: () => false};
const TURNED: DateConstraints = {min: JUNE.max, max: JUNE.min};

describe('isSelectable', () => {
  const cases: [title: string, day: string, constraints: DateConstraints, selectable: boolean][] = [
    ['accepts min', '2019-06-01', JUNE, true],
    ['accepts max', '2019-06-30', JUNE, true],
    ['rejects the day before min', '2019-05-31', JUNE, false],
    ['rejects the day after max', '2019-07-01', JUNE, false],
    ['accepts a day that the filter accepts', '2019-06-03', WEEKDAYS, true],
    ['rejects a day that the filter rejects', '2019-06-02', WEEKDAYS, false],
    ['rejects a day outside the bounds that the filter accepts', '2019-07-01', WEEKDAYS, false],
    ['rejects every day if min is after max', '2019-06-15', TURNED, false],
  ];
  for (const [title, day, constraints, selectable] of cases) {
    it(title, () => expect(isSelectable(date(day), constraints)).to.equal(selectable));
  }

  it('asks the filter about days from min to max only', () => {
    const asked: string[] = [];
    const filterDate = (day: PlainDate) => asked.push(formatIsoDate(day)) > 0;
    for (const day of ['2019-05-31', '2019-06-01', '2019-07-01'])
      isSelectable(date(day), {...JUNE, filterDate});
    expect(asked).to.deep.equal(['2019-06-01']);
  });
});

describe('nearestSelectable', () => {
  const cases: [title: string, day: string, constraints: DateConstraints, nearest: string | null][] = [
    ['is the day itself if it can be selected', '2019-06-12', WEEKDAYS, '2019-06-12'],
    ['is the previous day if that is the nearest', '2019-06-15', WEEKDAYS, '2019-06-14'],
    ['is the next day if that is the nearest', '2019-06-16', WEEKDAYS, '2019-06-17'],
    ['is min for a day before it', '2000-01-01', JUNE, '2019-06-01'],
    ['is max for a day after it', '2030-01-01', JUNE, '2019-06-30'],
    ['is the first accepted day for a day before min', '2000-01-01', WEEKDAYS, '2019-06-03'],
    ['is the last accepted day for a day after max', '2030-01-01', WEEKDAYS, '2019-06-28'],
    [
      'is the later one of two that are as near',
      '2019-06-12',
      {...JUNE, filterDate: day => day.day % 10 === 7},
      '2019-06-17',
    ],
    ['finds a day at the other end', '2019-06-30', {...JUNE, filterDate: day => day.day === 1}, '2019-06-01'],
    ['is null if the filter rejects all days', '2019-06-12', NOTHING, null],
    ['is null if min is after max', '2019-06-12', TURNED, null],
  ];
  for (const [title, day, constraints, nearest] of cases) {
    it(title, () => {
      const found = nearestSelectable(date(day), constraints);
      expect(found && formatIsoDate(found)).to.equal(nearest);
    });
  }
});
