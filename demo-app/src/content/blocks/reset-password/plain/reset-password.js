import {connectForm} from '/lc/life-changers.min.js';
import {openLink, rules, savePassword, sendLink} from './password-links.js';

const $ = selector => document.querySelector(selector);

/** Shows a part of the panel. Its heading gets the focus, because what had it is gone. */
function show(id) {
  for (const section of document.querySelectorAll('.reset-panel > section'))
    section.hidden = section.id !== id;
  $(`#${id} h2`).focus();
}

connectForm($('#email form'), {
  async onSubmit({email}) {
    const issues = await sendLink({email});
    if (issues.length > 0) return issues;
    for (const place of document.querySelectorAll('[data-email]')) place.textContent = email;
    $('[name="username"]').value = email;
    show('sent');
    return [];
  },
});

// What users find in their inbox. Your app does not have it: the link opens the form with the new password.
for (const button of [$('#open'), $('#open-old')])
  button.addEventListener('click', async () => {
    button.loading = true;
    const isValid = await openLink(button.id === 'open-old');
    button.loading = false;
    $('#old-link').hidden = isValid;
    if (isValid) password.reset();
    show(isValid ? 'password' : 'email');
  });
$('#back').addEventListener('click', () => {
  $('#old-link').hidden = true;
  show('email');
});

// The new password. Its rules say which of them are met.
const password = $('#password form');
const field = $('[name="password"]');
const showRules = () =>
  $('.reset-rules').replaceChildren(
    ...rules.map(({text, isMet}) => {
      const item = document.createElement('li');
      const state = document.createElement('span');
      const isDone = isMet(field.value);
      item.classList.toggle('is-met', isDone);
      state.className = 'reset-state';
      state.textContent = isDone ? ': met' : ': not met yet';
      item.append(text, state);
      return item;
    }),
  );
field.addEventListener('input', showRules);
password.addEventListener('reset', () => queueMicrotask(showRules));
showRules();

connectForm(password, {
  async onSubmit(values) {
    const issues = await savePassword(values);
    if (issues.length === 0) show('done');
    return issues;
  },
});
