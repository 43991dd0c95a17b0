import {expect} from '@open-wc/testing';
import {startOfWeek} from 'date-fns/startOfWeek';
import {parseIsoDate} from './iso.js';
import {addDays, FIRST_DATE, LAST_DATE, type PlainDate} from './plain-date.js';
import {dayOfWeek, daysIntoWeek, type Weekday} from './week.js';

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

const date = (text: string) => parseIsoDate(text)!;
const text = ({year, month, day}: PlainDate) => `${year}-${month}-${day}`;
const localNoon = ({year, month, day}: PlainDate) => new Date(year, month - 1, day, 12);
const localText = (value: Date) => `${value.getFullYear()}-${value.getMonth() + 1}-${value.getDate()}`;

function daysFrom(first: PlainDate, last: PlainDate): PlainDate[] {
  const days = [first];
  while (text(days.at(-1)!) !== text(last)) days.push(addDays(days.at(-1)!, 1));
  return days;
}

describe('dayOfWeek', () => {
  it('agrees with Date on every day of the years 1890 to 2110', () => {
    const wrong = daysFrom(date('1890-01-01'), date('2110-12-31')).filter(
      day => dayOfWeek(day) !== new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay(),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('is a Monday on the first possible day', () => expect(dayOfWeek(FIRST_DATE)).to.equal(1));

  it('is a Friday on the last possible day', () => expect(dayOfWeek(LAST_DATE)).to.equal(5));
});

describe('daysIntoWeek', () => {
  const cases: [weekday: Weekday, firstWeekday: Weekday, days: number][] = [
    [0, 0, 0],
    [6, 0, 6],
    [0, 1, 6],
    [1, 1, 0],
    [5, 6, 6],
  ];
  for (const [weekday, firstWeekday, days] of cases) {
    it(`is ${days} for weekday ${weekday} in a week from ${firstWeekday}`, () => {
      expect(daysIntoWeek(weekday, firstWeekday)).to.equal(days);
    });
  }
});

for (const firstWeekday of WEEKDAYS) {
  describe(`a week from weekday ${firstWeekday}`, () => {
    // Two years with a leap day, and with the ends of weeks in another month and another year.
    const days = daysFrom(date('2019-06-01'), date('2021-06-01'));

    it('starts like in date-fns', () => {
      const wrong = days.filter(
        day =>
          text(addDays(day, -daysIntoWeek(dayOfWeek(day), firstWeekday))) !==
          localText(startOfWeek(localNoon(day), {weekStartsOn: firstWeekday})),
      );
      expect(wrong).to.deep.equal([]);
    });
  });
}
