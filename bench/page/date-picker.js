/** The date picker suite, in the page. The first picker is created and opened in a page that has never had one. */
import {DATE} from '../contenders/date-picker/contender.js';
import {nextFrame, setLimit, time} from './clock.js';
import {composedText, deepActiveElement} from './composed.js';
import {pressKey} from './keys.js';

const MONTH = /March|Mar\b/;
const DAYS_OF_MONTH = 31;
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

/** Creates a picker, opens it, moves by arrow keys, closes it, and opens it again. */
async function useOnce(contender) {
  const host = document.body.appendChild(document.createElement('div'));
  let picker;
  const create = await time(
    () => (picker = contender.create(host)),
    () => picker.isReady(),
  );
  const isOpen = () => problemOf(picker.calendar()) === '';
  const verify = () => problemOf(picker.calendar());
  const open = await time(() => picker.open(), isOpen, verify);
  const arrow = contender.missing?.arrow === undefined ? {arrow: await timeArrows(picker)} : {};
  await close(picker);
  const reopen = await time(() => picker.open(), isOpen, verify);
  await close(picker);
  picker.destroy?.();
  host.remove();
  await nextFrame();
  return {create, open, reopen, ...arrow};
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
    () => problemOf(picker.calendar()) !== '',
  );
}

/** Returns what is missing in a calendar of the month, or an empty text. */
function problemOf(calendar) {
  if (!calendar || calendar.getBoundingClientRect().height === 0) return 'no calendar';
  const text = composedText(calendar);
  if (!MONTH.test(text) || !text.includes(String(DATE.year))) return 'another month';
  for (let day = 1; day <= DAYS_OF_MONTH; day += 1) if (!text.includes(String(day))) return `no day ${day}`;
  return '';
}
