import {textArea, together, button} from './markup.js';
import type {ParityPage, ParityTopic} from './row.js';

/** What the browser sends for the form. */
const sent = async ({form}: ParityPage) => {
  const text = await new Response(new FormData(form)).text();
  return /\r\n\r\n(.*)\r\n--/s.exec(text)?.[1];
};

const flagsOf = ({field: {validity}}: ParityPage) =>
  (['valueMissing', 'tooShort', 'tooLong'] as const).filter(flag => validity[flag]);

export const textAreas: ParityTopic = {
  title: 'Text areas',
  rows: [
    {
      title: 'A text area has text with line breaks of all kinds',
      ...textArea(),
      run({field}) {
        field.value = 'one\r\ntwo\rthree\nfour';
        return field.value;
      },
      does: {says: 'They are line feeds in `value`.', result: 'one\ntwo\nthree\nfour'},
    },
    {
      title: 'The form data of a text area with line breaks',
      ...textArea('', 'one&#10;two'),
      run: ({entries}) => entries(),
      does: {says: 'They are line feeds in `FormData`.', result: [['f', 'one\ntwo']]},
    },
    {
      title: 'The request of a form with a text area with line breaks',
      ...textArea('', 'one&#10;two'),
      run: sent,
      does: {says: 'They are sent as CRLF.', result: 'one\r\ntwo'},
    },
    {
      title: 'An empty text area',
      ...textArea(),
      run: ({entries}) => entries(),
      does: {says: 'An empty entry.', result: [['f', '']]},
    },
    {
      title: 'Spaces at the ends of the text of a text area',
      ...textArea('', '  Ada  '),
      run: ({field}) => field.value,
      does: {says: 'They stay.', result: '  Ada  '},
    },
    {
      title: 'The initial text of a text area',
      native: '<textarea id="field" name="f">Ada</textarea>',
      ours: '<lc-text-area id="field" name="f" label="Field">Ada</lc-text-area>',
      run: ({field}) => field.value,
      does: {says: 'Its content.', result: 'Ada'},
      differs: {
        says: 'Its `value` attribute, like that of an input.',
        result: '',
        because: 'The content of an element belongs to the framework that renders it.',
      },
    },
    {
      title: 'A text area is reset after an edit',
      ...textArea('', 'Ada'),
      async run({form, field, type}) {
        field.focus();
        await type('x');
        form.reset();
        return field.value;
      },
      does: {says: 'It has its initial text again.', result: 'Ada'},
    },
    {
      title: 'Enter in a text area, with a submit button',
      ...together(textArea(), button()),
      async run({field, press, type, submissions}) {
        field.focus();
        await type('a');
        await press('Enter');
        await type('b');
        await new Promise(resolve => setTimeout(resolve, 20));
        return [field.value, submissions];
      },
      does: {says: 'A new line, and nothing is submitted.', result: ['a\nb', []]},
    },
    {
      title: 'Text of a script that is longer than the `maxlength` of a text area',
      ...textArea('maxlength="2"'),
      run(page) {
        page.field.value = 'abc';
        return flagsOf(page);
      },
      does: {says: 'It is valid.', result: []},
      differs: {
        says: 'It is invalid.',
        result: ['tooLong'],
        because: 'A value from the app or a server must follow the same rules as one from the user.',
      },
    },
    {
      title: 'A user types less than the `minlength` of a text area',
      ...textArea('minlength="3"'),
      async run(page) {
        page.field.focus();
        await page.type('ab');
        return flagsOf(page);
      },
      does: {says: 'It is too short.', result: ['tooShort']},
    },
    {
      title: 'A user types more than the `maxlength` of a text area, with a line break',
      ...textArea('maxlength="3"'),
      async run({field, press, type}) {
        field.focus();
        await type('a');
        await press('Enter');
        await type('bcd');
        return field.value;
      },
      does: {says: 'The rest is cut off, and a line break counts as 1.', result: 'a\nb'},
    },
    {
      title: 'An empty text area that is required and has a `minlength`',
      ...textArea('required minlength="3"'),
      run: flagsOf,
      does: {says: 'It is missing, but not too short.', result: ['valueMissing']},
    },
  ],
};
