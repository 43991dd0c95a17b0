// Alone on its page: it imports the formats, without which others warn.
import './date-formats.define.js';
import {expect, fixture, html} from '@open-wc/testing';
import {
  button,
  cell,
  focusedDay,
  openOn,
  part,
  pressIn,
  setUp,
  shownText,
  times,
} from '../../testing/date-time-picker.js';
import type {LcDateTimePicker} from './date-time-picker.define.js';

// `npm test -- zones` runs these tests in several time zones. Only cases about `Date` may depend on the zone.

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Days on which clocks change somewhere, and some others. In the picker, each has 24 hours. */
const DAYS = [
  ...['2019-03-10', '2019-11-03'], // New York, at 02:00
  ...['2023-04-28', '2023-10-26', '2023-10-27'], // Cairo, at midnight
  ...['2010-09-26', '2011-04-02', '2011-12-29', '2011-12-30', '2011-12-31'], // Apia, at midnight and without 30 December
  ...['2019-06-01', '2020-02-29', '2019-12-31', '2020-01-01'],
];

/** Values that the local clock skips, and the times of their `Date`. */
const SKIPPED: Record<string, readonly (readonly [value: string, date: string])[]> = {
  'America/New_York': [['2019-03-10T02:30', '2019-03-10T03:30']],
  'Africa/Cairo': [
    ['2023-04-28T00:30', '2023-04-28T01:30'],
    ['2023-04-28T00:00', '2023-04-28T01:00'],
  ],
  'Pacific/Apia': [
    ['2010-09-26T00:00', '2010-09-26T01:00'],
    ['2010-09-26T00:30', '2010-09-26T01:30'],
    ['2011-12-30T12:00', '2011-12-31T12:00'],
  ],
};
const skippedHere = SKIPPED[ZONE] ?? [];
const skippedAnywhere = Object.values(SKIPPED).flatMap(cases => cases.map(([value]) => value));

const YEARS = {minDate: '2000-01-01', maxDate: '2030-12-31'};
const withTimes = {...YEARS, showTimeSelect: true, timeFormat: 'HH:mm'};

const offered = (control: LcDateTimePicker) => times(control).map(time => time.textContent.trim());
const inWords = (value: string) => value.replace(/(\d+)-(\d+)-(\d+)T/, '$3/$2/$1 ');

/** The local time of a `Date` in the form `yyyy-MM-ddTHH:mm`. */
const localTime = (date: Date | null) =>
  new Intl.DateTimeFormat('sv-SE', {dateStyle: 'short', timeStyle: 'short'}).format(date!).replace(' ', 'T');
const localDay = (date: Date | null) => localTime(date).slice(0, 10);

const isDayHere = (day: string) =>
  !skippedHere.some(([value, date]) => value.startsWith(day) && !date.startsWith(day));

describe(`lc-date-time-picker in ${ZONE}`, () => {
  describe('in any time zone', () => {
    for (const value of [...DAYS, ...skippedAnywhere]) {
      it(`submits ${value} unchanged`, async () => {
        const form = await fixture<HTMLFormElement>(html`
          <form>
            <lc-date-time-picker
              name="at"
              value=${value}
              ?show-time-select=${value.includes('T')}
            ></lc-date-time-picker>
          </form>
        `);
        const control = form.querySelector('lc-date-time-picker')!;
        expect([control.value, new FormData(form).get('at')]).to.deep.equal([value, value]);
      });
    }

    for (const day of DAYS) {
      it(`shows ${day}`, async () => {
        const control = await setUp({...YEARS, value: day, dateFormat: 'yyyy-MM-dd'});
        expect(shownText(control)).to.equal(day);
      });

      it(`selects ${day} in the calendar`, async () => {
        const control = await openOn(`${day.slice(0, 7)}-15`, YEARS);
        cell(control, day).click();
        expect(control.value).to.equal(day);
      });

      it(`moves over ${day} as one day with the arrow keys`, async () => {
        const control = await openOn(day, YEARS);
        await pressIn(control, 'ArrowRight', 'ArrowLeft');
        expect(focusedDay(control)).to.equal(day);
      });

      it(`offers each half hour of ${day}`, async () => {
        const control = await openOn(`${day}T12:00`, withTimes);
        const all = offered(control);
        expect([all.length, ...all.slice(0, 6)]).to.deep.equal([
          48,
          '00:00',
          '00:30',
          '01:00',
          '01:30',
          '02:00',
          '02:30',
        ]);
      });
    }

    for (const value of skippedAnywhere) {
      const [day, time] = value.split('T') as [string, string];

      it(`shows ${value}`, async () => {
        expect(shownText(await setUp({...withTimes, value}))).to.equal(inWords(value));
      });

      it(`selects ${value}`, async () => {
        const control = await openOn(`${day}T13:00`, withTimes);
        times(control)[offered(control).indexOf(time)]!.click();
        await control.updateComplete;
        expect([control.value, shownText(control)]).to.deep.equal([value, inWords(value)]);
      });

      it(`accepts ${value} as a bound`, async () => {
        const control = await setUp({...withTimes, minDate: value, maxDate: value, value});
        expect(control.validationMessage).to.equal('');
        control.value = `${day}T23:30`;
        expect(control.validationMessage).to.equal(`Start must be ${inWords(value)} or earlier.`);
      });

      it(`keeps the time of ${value} on another day, and back`, async () => {
        const control = await openOn(value, withTimes);
        cell(control, `${day.slice(0, 7)}-15`).click();
        cell(control, day).click();
        expect(control.value).to.equal(value);
      });
    }

    it('moves from day to day with the arrow keys', async () => {
      const control = await openOn('2011-12-29', YEARS);
      await pressIn(control, 'ArrowRight');
      expect(focusedDay(control)).to.equal('2011-12-30');
      await pressIn(control, 'Enter');
      expect(control.value).to.equal('2011-12-30');
    });

    // date-fns counts weeks day by day.
    for (const [value, dateFormat, text] of [
      ['2019-03-10T02:30', "EEEE, d MMMM y, H:mm:ss 'w'II", 'Sunday, 10 March 2019, 2:30:00 w10'],
      ['2011-12-30T00:00', "EEEE, d MMMM y, H:mm 'w'ww", 'Friday, 30 December 2011, 0:00 w53'],
      ['2023-04-28T00:30', 'RRRR-II-i qqq h:mm a', '2023-17-5 Q2 12:30 AM'],
      ['0099-12-31T23:59', 'yyyy-MM-dd HH:mm', '0099-12-31 23:59'],
    ] as const) {
      it(`shows ${value} as ${text}`, async () => {
        const control = await setUp({...withTimes, minDate: null, value, dateFormat});
        expect(shownText(control)).to.equal(text);
      });
    }
  });

  describe('at the boundary to Date', () => {
    for (const day of DAYS.filter(isDayHere)) {
      const [year, month, date] = day.split('-').map(Number) as [number, number, number];

      it(`has the Date of ${day}`, async () => {
        expect(localDay((await setUp({...YEARS, value: day})).valueAsDate)).to.equal(day);
      });

      it(`accepts the Date of ${day}`, async () => {
        const control = await setUp({...YEARS, valueAsDate: new Date(year, month - 1, date)});
        expect(control.value).to.equal(day);
      });

      it(`accepts the Date of ${day} as a bound that includes the whole day`, async () => {
        const bound = new Date(year, month - 1, date);
        const control = await setUp({...withTimes, minDate: bound, maxDate: bound, value: `${day}T23:30`});
        expect(control.validationMessage).to.equal('');
      });

      it(`returns the Date of each time of ${day}`, async () => {
        const control = await setUp(withTimes);
        const changed = ['00:00', '00:30', '01:00', '01:30', '02:30', '03:00', '23:30']
          .map(time => `${day}T${time}`)
          .filter(value => !skippedHere.some(([skipped]) => skipped === value))
          .filter(value => {
            control.value = value;
            return localTime(control.valueAsDate) !== value;
          });
        expect(changed).to.deep.equal([]);
      });
    }

    for (const [value, date] of skippedHere) {
      it(`has the Date ${date} for ${value}, which the clock skips`, async () => {
        const control = await setUp({...withTimes, value});
        expect([control.value, localTime(control.valueAsDate)]).to.deep.equal([value, date]);
      });

      it(`keeps ${value} when its own Date is set again`, async () => {
        const control = await setUp({...withTimes, value});
        control.valueAsDate = new Date(control.valueAsDate!);
        expect(control.value).to.equal(value);
      });

      it(`is ${date} when the Date of that time is set on an empty picker`, async () => {
        const control = await setUp({...withTimes, valueAsDate: new Date(`${date}:00`)});
        expect(control.value).to.equal(date);
      });
    }

    it('calls filterDate with the start of each day', async () => {
      const asked = new Set<string>();
      const filterDate = (date: Date) => asked.add(localDay(date)).size > 0;
      await openOn('2011-12-15', {...YEARS, filterDate});
      expect(asked.has('2011-12-29') && asked.has('2011-12-31')).to.equal(true);
      expect(asked.has('2011-12-30')).to.equal(isDayHere('2011-12-30'));
    });

    it('opens on today', async () => {
      const control = await setUp({minDate: null, maxDate: null});
      button(control).click();
      await control.updateComplete;
      const today = localDay(new Date());
      expect([focusedDay(control), part(control, '[aria-current=date]').dataset.date]).to.deep.equal([
        today,
        today,
      ]);
    });
  });
});
