import {connectForm, requiredText, toast} from '/lc/life-changers.min.js';
import {
  calendars,
  dayText,
  daysOf,
  monthText,
  moveMonth,
  places,
  planned,
  saveEvent,
} from './planned-events.js';

const $ = selector => document.querySelector(selector);
const block = $('.agenda-block');
const form = $('.agenda-form');
const group = $('lc-checkbox-group');
const empty = $('lc-empty-state');

let all = planned;
let month = '2026-12';

/** Creates an element with properties and children. */
const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const nameOf = value => calendars.find(calendar => calendar.value === value)?.text;

function dayOf({day, events}) {
  const heading = create('h3', {id: `agenda-${day}`}, dayText(day));
  const items = events.map(({title, calendar, start, end, place}) =>
    create(
      'li',
      {className: `agenda-${calendar}`},
      create('span', {className: 'agenda-time'}, `${start}–${end}`),
      create('span', {}, create('strong', {}, title), create('small', {}, `${nameOf(calendar)}, ${place}`)),
    ),
  );
  const section = create('section', {className: 'agenda-day'}, heading, create('ul', {}, ...items));
  section.setAttribute('aria-labelledby', heading.id);
  return section;
}

function show() {
  const days = daysOf(all, month, group.value);
  $('#agenda-heading').textContent = monthText(month);
  empty.hidden = days.length > 0;
  empty.textContent = `There is nothing in these calendars in ${monthText(month)}.`;
  for (const day of block.querySelectorAll('.agenda-day')) day.remove();
  block.append(...days.map(dayOf));
}

for (const [id, steps] of [
  ['previous', -1],
  ['next', 1],
])
  $(`#${id}`).addEventListener('click', () => {
    month = moveMonth(month, steps);
    show();
  });

group.options = calendars;
group.value = calendars.map(({value}) => value);
group.addEventListener('change', show);

// A new event.
const edit = isEditing => {
  form.hidden = !isEditing;
  $('#plan').disabled = isEditing;
  if (isEditing) form.querySelector('lc-text-input').focus();
  else $('#agenda-heading').focus();
};

form.querySelector('lc-text-input').rules = requiredText({max: 60});
form.querySelector('[name="calendar"]').options = calendars;
form.querySelector('[name="place"]').options = places;

const connection = connectForm(form, {
  values: {title: '', calendar: 'team', day: '2026-12-03', start: '10:00', end: '11:00', place: 'Office'},
  async onSubmit(_values, {detail}) {
    // As they are sent: the day is a text.
    const values = detail.plainValues;
    const issues = await saveEvent(values, all);
    if (issues.length > 0) return issues;
    all = [...all, {...values, id: all.length + 1}];
    month = values.day.slice(0, 7);
    connection.reset();
    edit(false);
    show();
    toast.success(`${values.title} is planned.`);
    return [];
  },
});

$('#plan').addEventListener('click', () => edit(true));
$('#cancel').addEventListener('click', () => {
  connection.reset();
  edit(false);
});

show();
