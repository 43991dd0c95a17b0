import {connectForm, requiredText} from '/lc/life-changers.min.js';
import {askForAccess, createPlan, loadReport, pages, places} from './page-states.js';

const $ = selector => document.querySelector(selector);
const sections = document.querySelectorAll('.error-page > section');

/** Shows one page. Its heading gets the focus if what had it is gone. */
function show(id, isFocused = false) {
  for (const section of sections) section.hidden = section.id !== id;
  if (isFocused) $(`#${id} h2`).focus();
}

const switcher = $('lc-segmented');
switcher.options = pages;
switcher.addEventListener('change', () => {
  startAgain();
  show(switcher.value);
});

// Empty: the form takes the place of the button.
const plan = $('#empty form');
plan.querySelector('lc-text-input').rules = requiredText({min: 3, max: 40});
const edit = isEditing => {
  plan.hidden = !isEditing;
  $('#start').hidden = isEditing;
};
connectForm(plan, {
  async onSubmit({name}) {
    const issues = await createPlan({name});
    if (issues.length > 0) return issues;
    const item = document.createElement('li');
    item.append(name);
    $('.error-list').replaceChildren(item);
    plan.reset();
    edit(false);
    show('plans', true);
    return [];
  },
});
$('#start').addEventListener('click', () => {
  edit(true);
  plan.querySelector('lc-text-input').focus();
});
$('#cancel').addEventListener('click', () => {
  edit(false);
  $('#start').focus();
});
$('#delete').addEventListener('click', () => {
  show('empty');
  $('#start').focus();
});

// Not found: where to go.
$('.error-places').append(
  ...places.map(({title, text, href}) => {
    const card = Object.assign(document.createElement('lc-card'), {heading: title, headingLevel: 3, href});
    card.append(text);
    const item = document.createElement('li');
    item.append(card);
    return item;
  }),
);

// No access: asks for it.
const access = $('#no-access form');
access.querySelector('lc-text-area').rules = requiredText({max: 200});
connectForm(access, {
  async onSubmit(values) {
    const issues = await askForAccess(values);
    if (issues.length > 0) return issues;
    $('#asked').open = true;
    access.hidden = true;
    $('#no-access h2').focus();
    return [];
  },
});

// Failed: tries again.
let attempt = 0;
$('#retry').addEventListener('click', async () => {
  $('#still').open = false;
  $('#retry').loading = true;
  attempt += 1;
  const isLoaded = await loadReport(attempt);
  $('#retry').loading = false;
  $('#still').open = !isLoaded;
  if (isLoaded && !$('#failed').hidden) show('loaded', true);
});

/** Each page starts again when it is chosen. */
function startAgain() {
  plan.reset();
  edit(false);
  access.reset();
  access.hidden = false;
  $('#asked').open = false;
  $('#still').open = false;
  attempt = 0;
}
