import {connectForm} from '/lc/life-changers.min.js';
import {confirmCode, sampleCode, sendAgain, sendCode} from './new-accounts.js';

const $ = selector => document.querySelector(selector);
const code = $('lc-code-input');
const codeForm = $('#code form');
const status = $('[role="status"]');

/** Shows one part of the panel, and moves the focus to where it starts. */
function show(id, start) {
  for (const section of document.querySelectorAll('.sign-up-panel > section'))
    section.hidden = section.id !== id;
  start.focus();
}

connectForm($('#account form'), {
  async onSubmit({name, email}) {
    const issues = await sendCode({email});
    if (issues.length > 0) return issues;
    $('#code strong').textContent = email;
    $('#welcome h2').textContent = `Welcome, ${name}`;
    codeForm.reset();
    status.textContent = '';
    count = 0;
    show('code', code);
    return [];
  },
});

// The code is sent once it is complete.
$('#sample').textContent = sampleCode;
code.addEventListener('lc-complete', () => codeForm.requestSubmit());
connectForm(codeForm, {
  async onSubmit(values) {
    const issues = await confirmCode(values);
    if (issues.length === 0) show('welcome', $('#welcome h2'));
    return issues;
  },
});

let count = 0;
$('#again').addEventListener('click', async () => {
  status.textContent = '';
  $('#again').loading = true;
  const {isSent, message} = await sendAgain(count);
  $('#again').loading = false;
  count += 1;
  status.textContent = message;
  if (!isSent) return;
  codeForm.reset();
  code.focus();
});
$('#back').addEventListener('click', () => show('account', $('[name="email"]')));
