import {expect} from '@open-wc/testing';
import {
  button,
  cell,
  focusedDay,
  openOn,
  pressIn,
  setUp,
  shownText,
  times,
} from '../../testing/date-time-picker.js';
import type {LcDateTimePicker} from './date-time-picker.define.js';

// `npm test -- zones` runs this in each of these zones; in any other one, the cases of the single zones are left out.

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Days on which the clock is set, and the ones around them; each is a day like any other where it is not. */
const DAYS = [
  ...['2019-03-10', '2019-11-03'], // New York, at 02:00
  ...['2023-04-28', '2023-10-26', '2023-10-27'], // Cairo, at midnight
  ...['2010-09-26', '2011-04-02', '2011-12-29', '2011-12-31'], // Apia, at midnight and without 30 December
  ...['2019-06-01', '2020-02-29', '2019-12-31', '2020-01-01'],
];

/** Days of a zone on which its clock is set: the first time that each offers, and how many there are. */
const SET_CLOCKS: Record<string, readonly [title: string, day: string, first: string, count: number][]> = {
  'America/New_York': [
    ['a day of 23 hours', '2019-03-10', '00:00', 46],
    ['a day of 25 hours', '2019-11-03', '00:00', 48],
  ],
  'Africa/Cairo': [
    ['a day of 23 hours that begins at 01:00', '2023-04-28', '01:00', 46],
    ['a day of 25 hours', '2023-10-26', '00:00', 48],
  ],
  'Pacific/Apia': [
    ['a day of 23 hours', '2010-09-26', '01:00', 46],
    ['a day of 25 hours', '2011-04-02', '00:00', 48],
  ],
};
const NO_CHANGE: (typeof SET_CLOCKS)[string] = [['a day', '2019-06-01', '00:00', 48]];

const YEARS = {minDate: '2000-01-01', maxDate: '2030-12-31'};
const withTimes = {...YEARS, showTimeSelect: true, timeFormat: 'HH:mm'};

/** The day of a `Date` as the clock on the wall has it, as `yyyy-MM-dd`. */
const localDay = (date: Date | null) => new Intl.DateTimeFormat('sv-SE').format(date!);

const offered = (control: LcDateTimePicker) => times(control).map(time => time.textContent.trim());

describe(`lc-date-time-picker in ${ZONE}`, () => {
  for (const day of DAYS) {
    const [year, month, date] = day.split('-').map(Number) as [number, number, number];

    it(`has the value, the text and the Date of ${day}`, async () => {
      const control = await setUp({...YEARS, value: day, dateFormat: 'yyyy-MM-dd'});
      expect([control.value, shownText(control), localDay(control.valueAsDate)]).to.deep.equal([
        day,
        day,
        day,
      ]);
    });

    it(`takes the Date of ${day}`, async () => {
      const control = await setUp({...YEARS, valueAsDate: new Date(year, month - 1, date)});
      expect(control.value).to.equal(day);
    });

    it(`chooses ${day} from the calendar`, async () => {
      const control = await openOn(`${day.slice(0, 7)}-15`, YEARS);
      cell(control, day).click();
      expect([control.value, localDay(control.valueAsDate)]).to.deep.equal([day, day]);
    });

    it(`takes the Date of ${day} as a bound for the whole of the day`, async () => {
      const bound = new Date(year, month - 1, date);
      const control = await setUp({...withTimes, minDate: bound, maxDate: bound, value: `${day}T23:30`});
      expect(control.validationMessage).to.equal('');
    });

    it(`passes ${day} as one day with the arrow keys`, async () => {
      const control = await openOn(day, YEARS);
      await pressIn(control, 'ArrowRight', 'ArrowLeft');
      expect(focusedDay(control)).to.equal(day);
    });
  }

  for (const [title, day, first, count] of SET_CLOCKS[ZONE] ?? NO_CHANGE) {
    it(`offers ${count} times on ${title}, the first at ${first}`, async () => {
      const control = await openOn(`${day}T12:00`, withTimes);
      expect([offered(control).length, offered(control)[0]]).to.deep.equal([count, first]);
    });

    it(`gives each time of ${title} back as it was chosen`, async () => {
      const control = await setUp(withTimes);
      const changed = ['00:00', '00:30', '01:00', '01:30', '03:00', '03:30', '23:00', '23:30']
        .filter(time => time >= first)
        .filter(time => {
          control.value = `${day}T${time}`;
          const date = control.valueAsDate!;
          control.valueAsDate = new Date(date);
          return control.value !== `${day}T${time}`;
        });
      expect(changed).to.deep.equal([]);
    });
  }

  if (ZONE === 'America/New_York') {
    it('leaves out the hour that the clock skips', async () => {
      const control = await openOn('2019-03-10T12:00', withTimes);
      expect(offered(control).slice(2, 6)).to.deep.equal(['01:00', '01:30', '03:00', '03:30']);
    });

    it('shows the time that the clock shows in place of one that it skips', async () => {
      const control = await setUp({...withTimes, value: '2019-03-10T02:30'});
      expect([control.value, shownText(control)]).to.deep.equal(['2019-03-10T03:30', '10/03/2019 03:30']);
    });
  }

  if (ZONE === 'Africa/Cairo') {
    it('takes the first time of a day that begins at 01:00 when the day is chosen', async () => {
      const control = await openOn('2023-04-27T00:00', withTimes);
      cell(control, '2023-04-28').click();
      expect(control.value).to.equal('2023-04-28T01:00');
    });
  }

  if (ZONE === 'Pacific/Apia') {
    it('does not let the day that was left out be chosen', async () => {
      const control = await openOn('2011-12-29', YEARS);
      cell(control, '2011-12-30').click();
      expect([cell(control, '2011-12-30').ariaDisabled, control.value]).to.deep.equal(['true', '2011-12-29']);
    });

    it('passes over the day that was left out with the arrow keys', async () => {
      const control = await openOn('2011-12-29', YEARS);
      await pressIn(control, 'ArrowRight');
      expect(focusedDay(control)).to.equal('2011-12-31');
    });
  }

  it('opens on today', async () => {
    const control = await setUp({minDate: null, maxDate: null});
    button(control).click();
    await control.updateComplete;
    expect(cell(control, localDay(new Date())).ariaCurrent).to.equal('date');
    expect(focusedDay(control)).to.equal(localDay(new Date()));
  });
});
