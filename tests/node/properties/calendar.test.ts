import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {Temporal} from 'temporal-polyfill';
import {
  addDays,
  dateFromPlain,
  daysInMonth,
  dayOfWeek,
  FIRST_DATE,
  firstWeekdayOf,
  formatIsoDate,
  formatIsoDateTime,
  isDate,
  LAST_DATE,
  monthGrid,
  monthNumber,
  moveHighlight,
  parseIsoDate,
  parseIsoDateTime,
  plainDate,
  plainDateTime,
  plainFromDate,
  plainTime,
  yearMonthOf,
  type CalendarMove,
  type PlainDate,
  type Weekday,
} from '../../../elements/src/core/calendar/index.js';
import {check} from './check.js';
import {texts} from './texts.js';

const FIRST = Temporal.PlainDate.from('0001-01-01');
const LAST = Temporal.PlainDate.from('9999-12-31');
const DAYS = FIRST.until(LAST).days;

/** Any day of the calendar, more often one at its ends or at those of a month or February. */
const temporalDates = fc.oneof(
  {weight: 3, arbitrary: fc.integer({min: 0, max: DAYS}).map(days => FIRST.add({days}))},
  fc
    .tuple(
      fc.constantFrom(1, 4, 100, 400, 1582, 1900, 2000, 2024, 9999),
      fc.integer({min: 1, max: 12}),
      fc.constantFrom(1, 28, 29, 30, 31),
    )
    .map(([year, month, day]) => Temporal.PlainDate.from({year, month, day}, {overflow: 'constrain'})),
);

/** Any day, more often one of the years in which zones change their clocks. */
const recentDates = fc.oneof(
  temporalDates,
  fc.integer({min: 0, max: 50_000}).map(days => Temporal.PlainDate.from('1900-01-01').add({days})),
);

const plain = ({year, month, day}: Temporal.PlainDate): PlainDate => plainDate(year, month, day);
const isInside = (date: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(date, FIRST) >= 0 && Temporal.PlainDate.compare(date, LAST) <= 0;
const isoOf = (date: PlainDate | null | undefined) => (date ? formatIsoDate(date) : null);
const firstWeekdays = fc.constantFrom<Weekday[]>(0, 1, 2, 3, 4, 5, 6);
const everyDay = {min: FIRST_DATE, max: LAST_DATE};
const numbers = fc.oneof(fc.integer({min: -2, max: 40}), fc.integer({min: -1, max: 10_001}), fc.double());

describe('the calendar', () => {
  it('has the days of Temporal, and no others', async () => {
    await check(
      fc.property(numbers, numbers, numbers, (year, month, day) => {
        let exists = Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day);
        try {
          exists &&= isInside(Temporal.PlainDate.from({year, month, day}, {overflow: 'reject'}));
        } catch {
          exists = false;
        }
        assert.equal(isDate(year, month, day), exists);
      }),
      {runs: 3000},
    );
  });

  it('has the weekdays and the lengths of months of Temporal', async () => {
    await check(
      fc.property(temporalDates, date => {
        assert.equal(dayOfWeek(plain(date)), date.dayOfWeek % 7);
        assert.equal(daysInMonth(date.year, date.month), date.daysInMonth);
      }),
      {runs: 3000},
    );
  });

  it('adds days like Temporal, to its ends', async () => {
    const days = fc.oneof(fc.integer({min: -800, max: 800}), fc.integer({min: -DAYS, max: DAYS}));
    await check(
      fc.property(temporalDates, days, (date, count) => {
        const later = date.add({days: count});
        if (isInside(later)) assert.deepEqual(addDays(plain(date), count), plain(later));
        else assert.throws(() => addDays(plain(date), count), RangeError);
      }),
      {runs: 3000},
    );
  });

  it('counts months like Temporal', async () => {
    await check(
      fc.property(temporalDates, fc.integer({min: -20_000, max: 20_000}), (date, months) => {
        const {year, month} = date.toPlainYearMonth().add({months});
        assert.deepEqual(yearMonthOf(monthNumber(date) + months), {year, month});
      }),
      {runs: 2000},
    );
  });

  it('moves by keys like Temporal, and not past its ends', async () => {
    const moves: Record<Exclude<CalendarMove, 'week-start' | 'week-end'>, Temporal.DurationLike> = {
      'previous-day': {days: -1},
      'next-day': {days: 1},
      'previous-week': {weeks: -1},
      'next-week': {weeks: 1},
      'previous-month': {months: -1},
      'next-month': {months: 1},
      'previous-year': {years: -1},
      'next-year': {years: 1},
    };
    const names = Object.keys(moves) as (keyof typeof moves)[];
    await check(
      fc.property(temporalDates, fc.constantFrom(...names), (date, move) => {
        const moved = date.add(moves[move]);
        const to = moveHighlight(plain(date), move, everyDay, 1);
        assert.equal(isoOf(to), isInside(moved) ? moved.toString() : null);
      }),
      {runs: 3000},
    );
  });

  it('starts and ends weeks like Temporal', async () => {
    await check(
      fc.property(temporalDates, firstWeekdays, (date, firstWeekday) => {
        const start = date.subtract({days: (date.dayOfWeek - firstWeekday + 7) % 7});
        const [first, last] = [start, start.add({days: 6})].map(day => (isInside(day) ? day : null));
        const moveTo = (move: CalendarMove) =>
          isoOf(moveHighlight(plain(date), move, everyDay, firstWeekday));
        assert.equal(moveTo('week-start'), `${first ?? FIRST}`);
        assert.equal(moveTo('week-end'), `${last ?? LAST}`);
      }),
      {runs: 2000},
    );
  });

  it('moves to a day that users can select, in the direction of the key', async () => {
    const windows = fc
      .tuple(temporalDates, fc.integer({min: 0, max: 90}))
      .map(([min, days]) => ({min, max: min.add({days}), days}))
      .filter(({max}) => isInside(max));
    const moves = fc.constantFrom<CalendarMove[]>(
      'next-day',
      'next-week',
      'next-month',
      'previous-day',
      'previous-week',
      'previous-month',
    );
    const closed = fc.array(fc.nat(6), {maxLength: 6});
    await check(
      fc.property(
        windows,
        fc.nat(90),
        moves,
        closed,
        fc.boolean(),
        ({min, max, days}, at, move, weekdays, hasClosedMonth) => {
          const from = min.add({days: at % (days + 1)});
          const sign = move.startsWith('next') ? 1 : -1;
          const unit = move.endsWith('day') ? 'days' : move.endsWith('week') ? 'weeks' : 'months';
          const aim = from.add({[unit]: sign});
          const month = hasClosedMonth ? aim.month : null;
          const filterDate = (date: PlainDate) => !weekdays.includes(dayOfWeek(date)) && date.month !== month;
          const to = moveHighlight(plain(from), move, {min: plain(min), max: plain(max), filterDate}, 1);
          const open = (date: Temporal.PlainDate) =>
            Temporal.PlainDate.compare(date, min) >= 0 &&
            Temporal.PlainDate.compare(date, max) <= 0 &&
            !weekdays.includes(date.dayOfWeek % 7) &&
            date.month !== month;
          assert.equal(isoOf(to), expectedDay(aim, sign, unit === 'months', open, days)?.toString() ?? null);
        },
      ),
      {runs: 1000},
    );
  });

  it('shows the weeks of a month like Temporal', async () => {
    await check(
      fc.property(temporalDates, firstWeekdays, fc.boolean(), (date, firstWeekday, exactWeeks) => {
        const first = date.with({day: 1});
        const start = first.subtract({days: (first.dayOfWeek - firstWeekday + 7) % 7});
        const after = first.add({months: 1});
        const weeks = exactWeeks ? Math.ceil(start.until(after).days / 7) : 6;
        const expected = Array.from({length: weeks * 7}, (_, days) => {
          const day = start.add({days});
          return isInside(day) ? `${day} ${day.month === date.month}` : null;
        });
        const shown = monthGrid(date, {firstWeekday, exactWeeks, constraints: everyDay})
          .flat()
          .map(day => day && `${isoOf(day.date)} ${day.inMonth}`);
        assert.deepEqual(shown, expected);
      }),
      {runs: 1000},
    );
  });

  it('starts the week of a region like Intl', async () => {
    const letters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const languages = fc.constantFrom('en', 'de', 'ar', 'fa', 'pt', 'zh-Hant', 'sr-Latn', 'en-u-fw-sun');
    await check(
      fc.property(languages, fc.option(fc.tuple(letters, letters)), (language, region) => {
        const [tag = '', ...extension] = language.split('-u-');
        const locale = [tag, ...(region === null ? [] : [region.join('')])].join('-');
        const name = [locale, ...extension].join('-u-');
        const intl = new Intl.Locale(name) as Intl.Locale & {
          getWeekInfo?(): {firstDay: number};
          readonly weekInfo?: {firstDay: number};
        };
        const info = intl.getWeekInfo?.() ?? intl.weekInfo;
        assert.equal(firstWeekdayOf(name), info!.firstDay % 7);
      }),
      {runs: 300},
    );
  });
});

/** Returns the day that a move leads to: the plainest search for it. */
function expectedDay(
  aim: Temporal.PlainDate,
  sign: 1 | -1,
  isMonth: boolean,
  isOpen: (date: Temporal.PlainDate) => boolean,
  reach: number,
): Temporal.PlainDate | null {
  if (isMonth) {
    const month = Array.from({length: aim.daysInMonth}, (_, day) => aim.with({day: day + 1})).filter(isOpen);
    const distance = (date: Temporal.PlainDate) => Math.abs(aim.until(date).days);
    const [nearest] = month.sort(
      (a, b) => distance(a) - distance(b) || sign * Temporal.PlainDate.compare(b, a),
    );
    if (nearest !== undefined) return nearest;
  }
  const start = !isMonth ? aim : sign === 1 ? aim.with({day: aim.daysInMonth}) : aim.with({day: 1});
  for (let days = 0; days <= reach + 62; days++) {
    const date = start.add({days: sign * days});
    if (isOpen(date)) return date;
  }
  return null;
}

describe('the text of a date', () => {
  const times = fc.option(fc.tuple(fc.integer({min: 0, max: 23}), fc.integer({min: 0, max: 59})));

  it('is that of Temporal, and is read back', async () => {
    await check(
      fc.property(temporalDates, times, (date, time) => {
        assert.equal(formatIsoDate(plain(date)), date.toString());
        assert.deepEqual(parseIsoDate(date.toString()), plain(date));
        const value = plainDateTime(plain(date), time && plainTime(...time));
        const text = formatIsoDateTime(value);
        assert.deepEqual(parseIsoDateTime(text), value);
        if (time === null) return;
        const [hour, minute] = time;
        assert.equal(text, date.toPlainDateTime({hour, minute}).toString({smallestUnit: 'minute'}));
      }),
      {runs: 2000},
    );
  });

  it('is refused unless Temporal reads it too', async () => {
    const digits = fc.string({unit: fc.constantFrom(...'0012349-T:'), minLength: 8, maxLength: 16});
    const parts = fc
      .tuple(
        fc.integer({min: 0, max: 9999}),
        fc.integer({min: 0, max: 13}),
        fc.integer({min: 0, max: 32}),
        fc.option(fc.tuple(fc.integer({min: 0, max: 25}), fc.integer({min: 0, max: 61}))),
      )
      .map(([year, month, day, time]) => {
        const two = (part: number, length = 2) => `${part}`.padStart(length, '0');
        const date = `${two(year, 4)}-${two(month)}-${two(day)}`;
        return time === null ? date : `${date}T${time.map(part => two(part)).join(':')}`;
      });
    const nearly = fc
      .tuple(parts, fc.constantFrom(0, 4, 7, 10, 10, 13, 15, 16), fc.constantFrom(...' tTzZ.+-:0٣', '', '\n'))
      .map(([text, place, sign]) => text.slice(0, place) + sign + text.slice(place + 1));
    await check(
      fc.property(fc.oneof(parts, digits, nearly, texts), text => {
        const isForm = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text);
        let read: Temporal.PlainDateTime | null = null;
        try {
          read = isForm ? Temporal.PlainDateTime.from(text, {overflow: 'reject'}) : null;
        } catch {
          // It is not a date.
        }
        const isRead = read !== null && isInside(read.toPlainDate());
        const parsed = parseIsoDateTime(text);
        assert.equal(parsed !== null, isRead, text);
        if (parsed !== null) assert.equal(formatIsoDateTime(parsed), text);
      }),
      {runs: 4000},
    );
  });

  it('is the local time of a Date like in Temporal, where clocks change too', async () => {
    const zones = fc.constantFrom(
      'UTC',
      'Africa/Cairo',
      'America/New_York',
      'Australia/Lord_Howe',
      'Pacific/Apia',
    );
    const {TZ} = process.env;
    await check(
      fc.property(recentDates, times, zones, (date, time, zone) => {
        process.env.TZ = zone;
        const [hour, minute] = time ?? [0, 0];
        const value = plainDateTime(plain(date), plainTime(hour, minute));
        const instant = date.toPlainDateTime({hour, minute}).toZonedDateTime(zone);
        assert.equal(dateFromPlain(value).getTime(), instant.epochMilliseconds);
        const local = instant.toPlainDateTime();
        if (!isInside(local.toPlainDate())) return;
        const expected = plainDateTime(plain(local.toPlainDate()), plainTime(local.hour, local.minute));
        assert.deepEqual(plainFromDate(new Date(instant.epochMilliseconds)), expected);
      }),
      {runs: 2000},
    );
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
});
