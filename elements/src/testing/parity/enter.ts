import {button, checkbox, text, together, type Pair} from './markup.js';
import type {ParityPage, ParityTopic} from './row.js';

const other: Pair = {native: '<input>', ours: '<lc-text-input label="Other"></lc-text-input>'};

/** Presses Enter in the field, and returns what was submitted. */
async function enterIn({field, submissions, press}: ParityPage): Promise<unknown> {
  field.focus();
  await press('Enter');
  // Our control submits one task later.
  await new Promise(resolve => setTimeout(resolve, 20));
  return submissions;
}

const nothing = {says: 'Nothing is submitted.', result: []};
const submits = {says: 'The form is submitted.', result: [[['f', '']]]};

export const enter: ParityTopic = {
  title: 'Enter in a field (implicit submission)',
  rows: [
    {title: 'The only text field, without a submit button', ...text(), run: enterIn, does: submits},
    {
      title: 'One of two text fields, without a submit button',
      ...together(text(), other),
      run: enterIn,
      does: nothing,
    },
    {
      title: 'One text field and a checkbox, without a submit button',
      ...together(text(), checkbox().native.replace(/id=\S+ name=\S+/, '')),
      run: enterIn,
      does: submits,
    },
    {
      title: 'One of two text fields, with a submit button',
      ...together(text(), other, button('name="go" value="yes"')),
      run: enterIn,
      does: {
        says: 'The form is submitted by the button.',
        result: [
          [
            ['f', ''],
            ['go', 'yes'],
          ],
        ],
      },
    },
    {
      title: 'A text field, with two submit buttons',
      ...together(text(), button('name="first" value="1"'), button('name="second" value="2"')),
      run: enterIn,
      does: {
        says: 'The first one submits.',
        result: [
          [
            ['f', ''],
            ['first', '1'],
          ],
        ],
      },
    },
    {
      title: 'A text field, with a disabled submit button',
      ...together(text(), button('disabled')),
      run: enterIn,
      does: nothing,
    },
    {
      title: 'A text field, with a disabled submit button before another one',
      ...together(text(), button('disabled'), button()),
      run: enterIn,
      does: nothing,
    },
    {
      title: 'A text field, with only a plain button',
      ...together(text(), other, button('type="button"')),
      run: enterIn,
      does: nothing,
    },
    {title: 'A required text field that is empty', ...text('required'), run: enterIn, does: nothing},
    {
      title: 'A listener cancels the key',
      ...text(),
      run(page) {
        page.form.addEventListener('keydown', event => event.preventDefault());
        return enterIn(page);
      },
      does: nothing,
    },
    {
      title: 'A field that was edited',
      ...text(),
      async run({form, field, press, type}) {
        const seen: string[] = [];
        for (const name of ['change', 'submit']) form.addEventListener(name, () => seen.push(name));
        field.focus();
        await type('a');
        await press('Enter');
        await new Promise(resolve => setTimeout(resolve, 20));
        return seen;
      },
      does: {says: '`change` comes before `submit`.', result: ['change', 'submit']},
    },
    {
      title: 'A native text field, with a submit button of each kind',
      native: '<input id="field" name="f"><button name="go" value="yes">Send</button>',
      ours: '<input id="field" name="f"><lc-button type="submit" name="go" value="yes">Send</lc-button>',
      run: enterIn,
      does: {
        says: 'The form is submitted by the button.',
        result: [
          [
            ['f', ''],
            ['go', 'yes'],
          ],
        ],
      },
    },
    {
      title: 'A native text field and another field, without a submit button',
      ...together('<input id="field" name="f">', other),
      run: enterIn,
      does: nothing,
    },
    {
      title: 'A text field in a form with fields named `submit`, `requestSubmit`, and `elements`',
      ...together(
        text(),
        '<input type="hidden" name="submit"><input type="hidden" name="requestSubmit">',
        '<input type="hidden" name="elements">',
      ),
      run: async page => ((await enterIn(page)) as unknown[]).length,
      does: {says: 'The form is submitted.', result: 1},
    },
  ],
};
