import {button, text, together} from './markup.js';
import type {ParityPage, ParityTopic} from './row.js';

/** Clicks the button, and returns what the `submit` listener reads from the submitter. */
function submitter(read: (submitter: HTMLElement, page: ParityPage) => unknown) {
  return (page: ParityPage): unknown => {
    let seen: unknown = 'not submitted';
    page.form.addEventListener('submit', event => (seen = read(event.submitter!, page)));
    page.form.querySelector<HTMLElement>('#button')!.click();
    return seen;
  };
}

const given = (name: string) => submitter(element => element.getAttribute(name));

const SPOILERS = ['append', 'submit', 'reset', 'requestSubmit', 'elements']
  .map(name => `<input type="hidden" name="${name}">`)
  .join('');

export const buttons: ParityTopic = {
  title: 'Buttons in forms',
  rows: [
    {
      title: 'The user clicks a button without `type`',
      native: '<button id="button">Send</button>',
      ours: '<lc-button id="button">Send</lc-button>',
      run: submitter(() => 'submitted'),
      does: {says: 'It submits.', result: 'submitted'},
      differs: {
        says: 'It does not affect the form.',
        result: 'not submitted',
        because: 'Most buttons do not submit, and an accidental submission is worse than a missing one.',
      },
    },
    {
      title: 'A script clicks a submit button',
      ...button('name="go" value="yes"'),
      run: page => [submitter(() => 'submitted')(page), page.submissions],
      does: {
        says: 'It submits immediately, with its name and value.',
        result: ['submitted', [[['go', 'yes']]]],
      },
    },
    {
      title: 'A listener on an ancestor cancels the click',
      ...button(),
      run(page) {
        page.form.addEventListener('click', event => event.preventDefault());
        return submitter(() => 'submitted')(page);
      },
      does: {says: 'It does not submit.', result: 'not submitted'},
    },
    {
      title: 'A script adds a submit button to a form and clicks it immediately',
      native: '<button id="field">Send</button>',
      ours: '<lc-button id="field" type="submit">Send</lc-button>',
      run({form, makeField, submissions}) {
        const field = makeField();
        form.append(field);
        field.click();
        return submissions.length;
      },
      does: {says: 'It submits.', result: 1},
    },
    {
      title: '`event.submitter` of a submit button',
      ...button(),
      run: submitter((element, {form}) => element === form.querySelector('#button')),
      does: {says: 'It is the button.', result: true},
      differs: {
        says: 'It is a native button inside it; `event.submitter.closest("lc-button")` is the element.',
        result: false,
        because: 'Browsers do not accept custom elements as submitters.',
      },
    },
    {
      title: '`event.submitter.closest("#button")` of a submit button',
      ...button(),
      run: submitter((element, {form}) => element.closest('#button') === form.querySelector('#button')),
      does: {says: 'It is the button.', result: true},
    },
    {
      title: 'The entry of a submit button between two fields',
      ...together('<input name="a">', button('name="go" value="yes"'), '<input name="b">'),
      run(page) {
        submitter(() => null)(page);
        return page.submissions[0]!.map(([name]) => name);
      },
      does: {says: 'It is between their entries.', result: ['a', 'go', 'b']},
    },
    {
      title: '`formaction` of a submit button',
      ...button('formaction="/to"'),
      run: given('formaction'),
      does: {says: 'The form is sent to that address.', result: '/to'},
    },
    {
      title: '`formmethod` of a submit button',
      ...button('formmethod="post"'),
      run: given('formmethod'),
      does: {says: 'The form is sent that way.', result: 'post'},
    },
    {
      title: '`formenctype` of a submit button',
      ...button('formenctype="text/plain"'),
      run: given('formenctype'),
      does: {says: 'The form is sent that way.', result: 'text/plain'},
    },
    {
      title: '`formtarget` of a submit button',
      ...button('formtarget="_blank"'),
      run: given('formtarget'),
      does: {says: 'The response opens there.', result: '_blank'},
    },
    {
      title: '`formnovalidate` of a submit button in an invalid form',
      ...together('<input required>', button('formnovalidate')),
      run: submitter(() => 'submitted'),
      does: {says: 'It submits.', result: 'submitted'},
    },
    {
      title: 'A submit button in an invalid form',
      ...together('<input required>', button()),
      run: submitter(() => 'submitted'),
      does: {says: 'It does not submit.', result: 'not submitted'},
    },
    {
      title: '`form.requestSubmit(button)`',
      ...button(),
      run({form, submissions}) {
        try {
          form.requestSubmit(form.querySelector<HTMLElement>('#button'));
        } catch (error) {
          return (error as Error).name;
        }
        return submissions.length;
      },
      does: {says: 'It submits.', result: 1},
      differs: {
        says: 'It throws a TypeError; `button.click()` submits.',
        result: 'TypeError',
        because: 'Browsers do not accept custom elements as submitters.',
      },
    },
    {
      title: 'A submit button matches `:default`',
      ...button(),
      run: ({form}) => form.querySelector('#button')!.matches(':default'),
      does: {says: 'Yes, as the first one of its form.', result: true},
      differs: {says: 'No.', result: false, because: 'Browsers keep `:default` for native controls.'},
    },
    {
      title: 'A submit button in a form with fields named like the members of a form',
      ...together(SPOILERS, button()),
      run: submitter(() => 'submitted'),
      does: {says: 'It submits.', result: 'submitted'},
    },
    {
      title: 'A reset button in a form with fields named like the members of a form',
      ...together(SPOILERS, text('value="Ada"'), button('type="reset"')),
      run({form, field}) {
        field.value = 'Grace';
        form.querySelector<HTMLElement>('#button')!.click();
        return field.value;
      },
      does: {says: 'It resets.', result: 'Ada'},
    },
  ],
};
