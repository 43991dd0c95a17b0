import {
  mustBeTrue,
  numberBetween,
  requiredText,
  toast,
  validDate,
} from './life-changers.min.js';

const form = document.querySelector('form');
const {name, seats, day, terms} = Object.fromEntries(
  [...form.querySelectorAll('[name]')].map(control => [
    control.getAttribute('name'),
    control,
  ]),
);

name.rules = requiredText({min: 2, max: 30});
seats.rules = numberBetween(1, 8);
day.rules = validDate();
terms.rules = mustBeTrue();

name.addEventListener('input', () => (name.error = ''));
form.addEventListener('submit', async event => {
  event.preventDefault();
  const response = await fetch('/bookings', {
    method: 'POST',
    body: new FormData(form),
  });
  if (response.ok) {
    toast.success('Booked.');
    form.reset();
  } else {
    name.error = await response.text();
  }
});
