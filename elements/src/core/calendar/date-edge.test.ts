import {expect} from '@open-wc/testing';
import {dateFromPlain, plainFromDate} from './date-edge.js';
import {formatIsoDate, formatIsoDateTime, parseIsoDate, parseIsoDateTime} from './iso.js';
import {addDays, type PlainDate} from './plain-date.js';
import {plainDateTime} from './plain-date-time.js';
import {timesOfDay} from './plain-time.js';

// The expected values come from asking `Date` about one instant after another, so that these tests are useful in
// every zone: TZ=America/New_York, Asia/Kolkata, Africa/Cairo (changes at midnight), Pacific/Apia (skipped a day).

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const QUARTER_HOUR = 15 * MINUTE;
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const value = (text: string) => parseIsoDateTime(text)!;
const offset = (instant: number) => -new Date(instant).getTimezoneOffset() * MINUTE;

/** The local time of an instant in the form `yyyy-MM-ddTHH:mm`. */
const shownAt = (instant: number) => new Date(instant + offset(instant)).toISOString().slice(0, 16);

/** A local date and time, as if it were one of UTC: never more than a day from the instant. */
const asUtc = (text: string) => Date.parse(`${text}Z`);

/** The days around every clock change from 1940 to 2039, and three fixed days. */
function daysToTry(): PlainDate[] {
  const days = new Set(['2019-06-01', '2011-12-30', '2024-02-29']);
  for (let instant = Date.UTC(1940, 0, 1); instant < Date.UTC(2040, 0, 1); instant += DAY) {
    if (offset(instant) === offset(instant + DAY)) continue;
    for (const near of [-1, 0, 1, 2]) days.add(new Date(instant + near * DAY).toISOString().slice(0, 10));
  }
  return Array.from(days, day => parseIsoDate(day)!);
}

/** The instants of a local day at which the clock shows a full or half hour, in order, by what it shows. */
function instantsOf(date: PlainDate): Map<string, number[]> {
  const day = formatIsoDate(date);
  const instants = new Map<string, number[]>();
  const noon = asUtc(`${day}T12:00`);
  for (let instant = noon - 1.5 * DAY; instant <= noon + 1.5 * DAY; instant += QUARTER_HOUR) {
    const shown = shownAt(instant);
    if (!shown.startsWith(day) || !/:[03]0$/.test(shown)) continue;
    instants.set(shown, [...(instants.get(shown) ?? []), instant]);
  }
  return instants;
}

/** The instant that a skipped time stands for: it is read with the offset that was in force before the change. */
function instantOfSkipped(text: string): number {
  let instant = asUtc(text) - 1.5 * DAY;
  while (shownAt(instant) < text) instant += QUARTER_HOUR;
  return asUtc(text) - offset(instant - QUARTER_HOUR);
}

describe(`the edge to Date in ${ZONE}`, () => {
  const days = daysToTry();

  it(`reads each half hour of ${days.length} days as the clock shows it`, () => {
    for (const day of days) {
      for (const [shown, instants] of instantsOf(day)) {
        for (const instant of instants) {
          expect(plainFromDate(new Date(instant))).to.deep.equal(value(shown));
        }
      }
    }
  });

  it('uses the first instant at which the clock shows a time', () => {
    for (const day of days) {
      for (const [shown, [first]] of instantsOf(day)) {
        expect(dateFromPlain(value(shown)).getTime(), shown).to.equal(first);
      }
    }
  });

  it('reads a skipped time with the offset before the change', () => {
    for (const day of days) {
      const shown = instantsOf(day);
      for (const time of timesOfDay()) {
        const text = formatIsoDateTime(plainDateTime(day, time));
        if (shown.has(text)) continue;
        expect(dateFromPlain(value(text)).getTime(), text).to.equal(instantOfSkipped(text));
      }
    }
  });

  it('uses the start of the day for a date, or of the next day if the zone skipped it', () => {
    for (const day of days) {
      const [start] = [...instantsOf(day).values(), ...instantsOf(addDays(day, 1)).values()].flat();
      expect(dateFromPlain(plainDateTime(day)).getTime(), formatIsoDate(day)).to.equal(start);
    }
  });

  it('converts dates of all years from 1 to 9999 and back', () => {
    const wrong: string[] = [];
    for (let day = parseIsoDate('0001-01-01')!; day.year < 9999; day = addDays(day, 97)) {
      const text = `${formatIsoDate(day)}T12:34`;
      const back = plainFromDate(dateFromPlain(value(text)));
      if (back === null || formatIsoDateTime(back) !== text) wrong.push(text);
    }
    expect(wrong).to.deep.equal([]);
  });
});

describe('plainFromDate', () => {
  it('is local time', () => {
    expect(plainFromDate(new Date(2019, 5, 1, 14, 30))).to.deep.equal(value('2019-06-01T14:30'));
  });

  it('drops the seconds', () => {
    expect(plainFromDate(new Date(2019, 5, 1, 14, 30, 59, 999))).to.deep.equal(value('2019-06-01T14:30'));
  });

  for (const [title, date] of [
    ['an invalid Date', new Date(NaN)],
    ['the year 0', new Date(-62_150_000_000_000)],
    ['the year 10000', new Date(10_000, 0, 1)],
  ] as const) {
    it(`is null for ${title}`, () => expect(plainFromDate(date)).to.equal(null));
  }
});

describe('dateFromPlain', () => {
  it('is local time', () => {
    expect(dateFromPlain(value('2019-06-01T14:30')).getTime()).to.equal(
      new Date(2019, 5, 1, 14, 30).getTime(),
    );
  });

  for (const text of ['0001-01-01', '0019-03-31', '0099-12-31']) {
    it(`keeps the year of ${text}`, () => {
      expect(dateFromPlain(value(text)).getFullYear()).to.equal(Number(text.slice(0, 4)));
    });
  }
});
