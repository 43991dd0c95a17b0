/** The calendars of a sample company. */
export const calendars = [
  {text: 'Courses', value: 'courses'},
  {text: 'Deliveries', value: 'deliveries'},
  {text: 'Team', value: 'team'},
];

/** What is planned. Times are those of the company. */
export const planned = [
  {
    id: 1,
    title: 'Latte art for beginners',
    calendar: 'courses',
    day: '2026-12-01',
    start: '10:00',
    end: '12:00',
    place: 'Hornsgatan',
  },
  {
    id: 2,
    title: 'Green coffee from Huila',
    calendar: 'deliveries',
    day: '2026-12-01',
    start: '14:00',
    end: '15:00',
    place: 'Roastery',
  },
  {
    id: 3,
    title: 'Tasting of the week',
    calendar: 'team',
    day: '2026-12-03',
    start: '09:00',
    end: '09:30',
    place: 'Roastery',
  },
  {
    id: 4,
    title: 'Espresso at home',
    calendar: 'courses',
    day: '2026-12-05',
    start: '11:00',
    end: '13:00',
    place: 'Hornsgatan',
  },
  {
    id: 5,
    title: 'Filter papers',
    calendar: 'deliveries',
    day: '2026-12-09',
    start: '08:00',
    end: '09:00',
    place: 'Roastery',
  },
  {
    id: 6,
    title: 'Prices of 2027',
    calendar: 'team',
    day: '2027-01-12',
    start: '13:00',
    end: '14:30',
    place: 'Office',
  },
];

const months = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'});
const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export const monthText = (month = '2026-12') => months.format(new Date(`${month}-01`));
export const dayText = (day = '') => days.format(new Date(day));

/** Returns the month before (-1) or after (1) another one. */
export function moveMonth(month = '2026-12', steps = 1) {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + steps);
  return date.toISOString().slice(0, 7);
}

/** Returns the days of a month with what is planned, in their order. */
export function daysOf(events = planned, month = '', shown = ['']) {
  const found = events
    .filter(({day, calendar}) => day.startsWith(month) && shown.includes(calendar))
    .sort((a, b) => `${a.day}${a.start}`.localeCompare(`${b.day}${b.start}`));
  const names = [...new Set(found.map(({day}) => day))];
  return names.map(day => ({day, events: found.filter(event => event.day === day)}));
}

const answer = () => new Promise(resolve => setTimeout(resolve, 400));

/** Simulates your server, which allows one event at a time in a place. Returns the issues of the form. */
export async function saveEvent({day = '', start = '', end = '', place = ''}, others = planned) {
  await answer();
  if (end <= start) return [{path: 'end', message: 'The end must be after the start.'}];
  const other = others.find(
    one => one.day === day && one.place === place && one.start < end && start < one.end,
  );
  return other
    ? [{path: 'start', message: `“${other.title}” is there from ${other.start} to ${other.end}.`}]
    : [];
}

export const places = ['Hornsgatan', 'Roastery', 'Office'].map(text => ({text, value: text}));
