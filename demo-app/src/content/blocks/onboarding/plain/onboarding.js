import {connectForm} from '/lc/life-changers.min.js';
import {complete, tasks} from './first-steps.js';

const $ = selector => document.querySelector(selector);
const progress = $('lc-progress');
const end = $('.onboarding-end');

let results = {};
let open = tasks[0].id;

// The steps. `update` shows whether a step is done, skipped, or open.
const steps = tasks.map(({id, title, text, field, action}) => {
  const step = $('template').content.cloneNode(true).firstElementChild;
  const [heading, start, form, input] = ['h3', '.start', 'form', 'lc-text-input'].map(selector =>
    step.querySelector(selector),
  );
  let attempts = 0;

  form.setAttribute('aria-label', title);
  form.querySelector('p').textContent = text;
  form.querySelector('.save').textContent = action;
  if (field) Object.assign(input, field);
  else input.remove();
  connectForm(form, {
    async onSubmit({value}) {
      const issues = await complete(id, value, attempts);
      attempts += 1;
      if (issues.length === 0) finish(id, 'done');
      return issues;
    },
  });
  form.querySelector('.later').setAttribute('aria-label', `Later: ${title}`);
  form.querySelector('.later').addEventListener('click', () => finish(id, 'skipped'));
  start.addEventListener('click', () => show(id));

  return {
    id,
    step,
    form,
    heading,
    update() {
      const isDone = results[id] === 'done';
      const label = results[id] === 'skipped' ? 'Do it now' : 'Start';
      step.classList.toggle('is-done', isDone);
      form.hidden = open !== id;
      start.hidden = isDone || open === id;
      start.textContent = label;
      start.setAttribute('aria-label', `${label}: ${title}`);
      heading.textContent = title;
      if (!isDone) return;
      heading.append(
        Object.assign(document.createElement('span'), {className: 'onboarding-state', textContent: ', done'}),
      );
    },
  };
});

function update() {
  const doneCount = Object.values(results).filter(result => result === 'done').length;
  const isComplete = doneCount === tasks.length;
  for (const step of steps) step.update();
  progress.value = doneCount;
  progress.valueText = `${doneCount} of ${tasks.length} done`;
  end.hidden = open !== null;
  const callout = end.querySelector('lc-callout');
  callout.variant = isComplete ? 'success' : 'info';
  callout.heading = isComplete ? 'Everything is set up' : 'You can start to work';
  callout.querySelector('span').textContent = isComplete
    ? 'Orders, payments, and your team are ready.'
    : 'What you have skipped stays in this list until you do it.';
}

/** Opens a step, or the end. It gets the focus. */
function show(id) {
  open = id;
  update();
  (steps.find(step => step.id === id)?.heading ?? end).focus();
}

function finish(id, result) {
  results = {...results, [id]: result};
  // The user may have opened another step in the meantime.
  if (open !== id) return update();
  show(tasks.find(task => results[task.id] === undefined)?.id ?? null);
}

$('#again').addEventListener('click', () => {
  results = {};
  for (const {form} of steps) form.reset();
  show(tasks[0].id);
});

progress.max = tasks.length;
$('.onboarding-block > ol').append(...steps.map(({step}) => step));
update();
