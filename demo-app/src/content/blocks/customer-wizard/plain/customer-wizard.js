import {connectForm, keepDraft} from '/lc/life-changers.min.js';
import {createCustomer, days, kinds, start, summaryOf} from './new-customer.js';

const $ = selector => document.querySelector(selector);
const form = $('form');
const steps = $('lc-steps');
const done = $('.wizard-done');

$('[name="kind"]').options = kinds;
$('[name="days"]').options = days;

// A refusal of the server opens the step of its field.
const connection = connectForm(form, {
  values: start,
  async onSubmit(customer) {
    const issues = await createCustomer(customer);
    if (issues.length > 0) return issues;
    done.querySelector('h3').textContent = `${customer.company} is a customer`;
    show(true);
    done.querySelector('h3').focus();
    return [];
  },
});
keepDraft(form, {key: 'new-customer'});

function show(isDone) {
  form.hidden = isDone;
  done.hidden = !isDone;
}

$('#again').addEventListener('click', () => {
  form.reset();
  show(false);
  $('#wizard-heading').focus();
});

// The last step shows the entries of those before it.
steps.addEventListener('lc-after-step-change', () =>
  $('.wizard-summary').replaceChildren(
    ...summaryOf(connection.values).map(({step, title, lines}) => {
      const part = $('template').content.cloneNode(true).firstElementChild;
      const [term, entries] = part.children;
      const edit = part.querySelector('lc-button');
      term.textContent = title;
      entries.append(
        ...lines.map(line => Object.assign(document.createElement('span'), {textContent: line})),
      );
      edit.setAttribute('aria-label', `Edit ${title}`);
      edit.addEventListener('click', () => steps.show(step));
      return part;
    }),
  ),
);
