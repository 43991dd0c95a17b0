import {connectForm} from '/lc/life-changers.min.js';
import {signIn, signUp} from './accounts.js';

const $ = selector => document.querySelector(selector);
const block = $('.sign-in-block');
const tabs = $('lc-tabs');
const result = $('.sign-in-result');

connectForm($('#sign-in'), {
  async onSubmit(account) {
    const issues = await signIn(account);
    if (issues.length === 0)
      show('Welcome back, Mara', 'Three orders came in while you were away.', 'Sign out');
    return issues;
  },
});

connectForm($('#sign-up'), {
  async onSubmit(account) {
    const issues = await signUp(account);
    if (issues.length === 0)
      show(
        'Check your inbox',
        `We sent a link to ${account.email}. It is valid for one hour.`,
        'Use another email',
      );
    return issues;
  },
});

/** Shows what the form has led to. It gets the focus, because the form is gone. */
function show(title, text, action) {
  const [heading, paragraph, button] = result.children;
  heading.textContent = title;
  paragraph.textContent = text;
  button.textContent = action;
  tabs.hidden = true;
  result.hidden = false;
  heading.focus();
}

result.querySelector('lc-button').addEventListener('click', () => {
  for (const form of tabs.querySelectorAll('form')) form.reset();
  tabs.hidden = false;
  result.hidden = true;
  block.focus();
});
