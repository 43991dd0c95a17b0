import {expect} from '@open-wc/testing';
import {dateFromPlain, localTimesOf, plainFromDate} from './date-edge.js';
import {formatIsoDate, formatIsoDateTime, parseIsoDate, parseIsoDateTime} from './iso.js';
import {addDays, dateOfDayNumber, dayNumberOf, plainDate} from './plain-date.js';
import type {PlainDate} from './plain-date.js';
import {plainDateTime} from './plain-date-time.js';
import {timesOfDay} from './plain-time.js';

// All that is expected here comes from `Date` itself, so that the tests say something in every time zone: run them
// with TZ=America/New_York, Africa/Cairo or Pacific/Apia, which left out 30 December 2011.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const value = (text: string) => parseIsoDateTime(text)!;
const offset = (instant: number) => -new Date(instant).getTimezoneOffset() * MINUTE;

/** What the clock shows at an instant, found by arithmetic. */
const shownAt = (instant: number) => new Date(instant + offset(instant)).toISOString().slice(0, 16);

/** Days of the years 1940 to 2039 on which the clock is changed, with the days around them. */
function daysOfChange(): PlainDate[] {
  const days = new Map<string, PlainDate>();
  for (let instant = Date.UTC(1940, 0, 1); instant < Date.UTC(2040, 0, 1); instant += DAY) {
    if (offset(instant) === offset(instant + DAY)) continue;
    const {year, month, day} = value(new Date(instant).toISOString().slice(0, 16)).date;
    for (const days_ of [-1, 0, 1, 2]) {
      const near = addDays(plainDate(year, month, day), days_);
      days.set(formatIsoDate(near), near);
    }
  }
  return [...days.values()];
}

/** The instants of a local day, every half hour of the clock, by what the clock shows: all there are, in order. */
function instantsOf(date: PlainDate): Map<string, number[]> {
  const instants = new Map<string, number[]>();
  const noon = Date.UTC(date.year, date.month - 1, date.day, 12);
  for (let instant = noon - 1.5 * DAY; instant <= noon + 1.5 * DAY; instant += 15 * MINUTE) {
    const shown = shownAt(instant);
    if (!shown.startsWith(formatIsoDate(date)) || !/:[03]0$/.test(shown)) continue;
    instants.set(shown, [...(instants.get(shown) ?? []), instant]);
  }
  return instants;
}
