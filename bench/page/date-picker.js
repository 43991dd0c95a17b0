/** The date picker suite, in the page. The first picker is created and opened in a page that has never had one. */
import {DATE} from '../contenders/date-picker/contender.js';
import {nextFrame, setLimit, time} from './clock.js';
import {composedText, deepActiveElement} from './composed.js';
import {pressKey} from './keys.js';

/** The month of the date, and the next one: its name, and its number of days. */
const MONTH = {name: /March|Mar\b/, days: 31};
const NEXT_MONTH = {name: /April|Apr\b/, days: 30};
const WARM_UPS = 5;
const ARROWS = 10;

/** @param {import('../contenders/date-picker/contender.js').DatePickerContender} contender */
export function datePickerBench(contender) {
  return {
    async measure({limit}) {
      setLimit(limit);
      const first = await useOnce(contender);
      for (let count = 0; count < WARM_UPS; count += 1) await useOnce(contender);
      const later = await useOnce(contender);
      return {'first-create': first.create, 'first-open': first.open, ...later};
    },
  };
}

/** Creates a picker, opens it, moves by arrow keys, closes it, opens it again, and shows the next month. */
async function useOnce(contender) {
  const host = document.body.appendChild(document.createElement('div'));
  let picker;
  const create = await time(
    () => (picker = contender.create(host)),
    () => picker.isReady(),
  );
  const shows = month => [
    () => problemOf(picker.calendar(), month) === '',
    () => problemOf(picker.calendar(), month),
  ];
  const open = await time(() => picker.open(), ...shows(MONTH));
  const arrow = contender.missing?.arrow === undefined ? {arrow: await timeArrows(picker)} : {};
  await close(picker);
  const reopen = await time(() => picker.open(), ...shows(MONTH));
  const nextMonth = await time(() => picker.showNextMonth(), ...shows(NEXT_MONTH));
  await close(picker);
  picker.destroy?.();
  host.remove();
  await nextFrame();
  return {create, open, reopen, 'next-month': nextMonth, ...arrow};
}

/** Returns the mean of several keys, each a day further. */
async function timeArrows(picker) {
  const activeDay = () => composedText(deepActiveElement()).trim();
  const press = () => pressKey(deepActiveElement(), 'ArrowRight');
  const shows = day => [
    () => activeDay() === String(day),
    () => (activeDay() === String(day) ? '' : `the active day is ${activeDay()}`),
  ];
  await time(() => picker.focusDay(), ...shows(DATE.day));
  let sum = 0;
  for (let step = 1; step <= ARROWS; step += 1) sum += await time(press, ...shows(DATE.day + step));
  return sum / ARROWS;
}

function close(picker) {
  return time(
    () => picker.close(),
    () => problemOf(picker.calendar(), NEXT_MONTH) !== '' && problemOf(picker.calendar(), MONTH) !== '',
  );
}

/** Returns what is missing in a calendar of a month, or an empty text. */
function problemOf(calendar, month) {
  if (!calendar || calendar.getBoundingClientRect().height === 0) return 'no calendar';
  const text = composedText(calendar);
  if (!month.name.test(text) || !text.includes(String(DATE.year))) return 'another month';
  for (let day = 1; day <= month.days; day += 1) if (!text.includes(String(day))) return `no day ${day}`;
  return '';
}
