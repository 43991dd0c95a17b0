import {connectForm} from '@life-changers/elements/form';
import {Calendar} from 'fullcalendar';
import dayGrid from 'fullcalendar/daygrid';
import interaction from 'fullcalendar/interaction';
import list from 'fullcalendar/list';
import classicTheme from 'fullcalendar/themes/classic';
import 'fullcalendar/skeleton.css';
import 'fullcalendar/themes/classic/theme.css';
import './event-calendar.css';

const modal = document.querySelector('lc-modal');
const form = modal.querySelector('form');
const day = form.querySelector('[name=day]');

const calendar = new Calendar(document.querySelector('#calendar'), {
  plugins: [dayGrid, list, interaction, classicTheme],
  initialView: matchMedia('(width < 40rem)').matches ? 'listMonth' : 'dayGridMonth',
  initialDate: '2026-03-01',
  headerToolbar: {start: 'title', end: 'dayGridMonth,listMonth today prev,next'},
  events: [
    {title: 'Opening', start: '2026-03-05'},
    {title: 'Fair in Milan', start: '2026-03-17', end: '2026-03-20'},
  ],
  editable: true,
  // A press on a day opens our modal with this day. Without a pointer, the button above the calendar does.
  dateClick: ({dateStr}) => openModal(dateStr),
});
calendar.render();

document.querySelector('#new-event').addEventListener('click', () => openModal(''));

function openModal(date) {
  form.reset();
  day.value = date;
  modal.show();
}

connectForm(form);
modal.addEventListener('lc-accept', () => {
  const {title, day: start} = Object.fromEntries(new FormData(form));
  calendar.addEvent({title, start});
});
