/** The floor: a calendar of one month, written by hand. It is built when it opens first, and then kept. */
import './floor/calendar.css';
import {element} from '../shared/element.js';
import {pressKey} from '../../page/keys.js';
import {DATE} from './contender.js';

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const WEEK = 7;
const STEPS = {ArrowRight: 1, ArrowLeft: -1, ArrowDown: WEEK, ArrowUp: -WEEK};

/**
 * Returns what is in a calendar of a month, and its days.
 *
 * @param {number} [day] the selected one
 */
function monthOf(year, month, day) {
  const first = new Date(year, month - 1, 1);
  const count = new Date(year, month, 0).getDate();
  const title = first.toLocaleDateString('en-US', {month: 'long', year: 'numeric'});
  const days = Array.from({length: count}, (_, index) =>
    element('button', {type: 'button', textContent: index + 1, tabIndex: index + 1 === day ? 0 : -1}),
  );
  days[day - 1]?.setAttribute('aria-current', 'date');
  const cells = [...Array.from({length: first.getDay()}, () => ''), ...days];
  const weeks = [];
  for (let start = 0; start < cells.length; start += WEEK)
    weeks.push(element('tr', {}, ...cells.slice(start, start + WEEK).map(cell => element('td', {}, cell))));
  const head = element('tr', {}, ...WEEKDAYS.map(name => element('th', {textContent: name})));
  return {days, content: [title, element('table', {}, head, ...weeks)]};
}

/** Returns a calendar of the month that contains a date. */
function calendarOf({year, month, day}) {
  let shown = month;
  let {days, content} = monthOf(year, month, day);
  const next = element('button', {type: 'button', className: 'next', textContent: '›'});
  const calendar = element('div', {className: 'calendar', role: 'dialog'}, next, ...content);
  next.addEventListener('click', () => {
    shown += 1;
    ({days, content} = monthOf(year, shown));
    calendar.replaceChildren(next, ...content);
  });
  calendar.addEventListener('keydown', ({key}) => {
    days[days.indexOf(document.activeElement) + (STEPS[key] ?? 0)]?.focus();
    if (key === 'Escape') calendar.hidden = true;
  });
  return calendar;
}

/** @type {import('./contender.js').DatePickerContender} */
export default {
  title: 'Floor (hand-written DOM)',
  create(host) {
    const button = element('button', {type: 'button', textContent: '03/10/2026'});
    let calendar = null;
    const focusDay = () => calendar.querySelector('[aria-current]').focus();
    button.addEventListener('click', () => {
      calendar ??= host.appendChild(calendarOf(DATE));
      calendar.hidden = false;
      focusDay();
    });
    host.append(button);
    return {
      isReady: () => button.isConnected,
      open: () => button.click(),
      close: () => pressKey(calendar, 'Escape'),
      calendar: () => calendar,
      showNextMonth: () => calendar.querySelector('.next').click(),
      focusDay,
    };
  },
};
