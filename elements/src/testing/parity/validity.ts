import {checkbox, text, together} from './markup.js';
import type {ParityPage, ParityTopic} from './row.js';

const FLAGS = [
  'valueMissing',
  'typeMismatch',
  'patternMismatch',
  'tooLong',
  'tooShort',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
  'badInput',
  'customError',
] as const;

/** The validity flags that are set. */
const flags = ({field}: ParityPage) => FLAGS.filter(name => field.validity[name]);

const invalid = (flag: string) => ({says: `It is invalid: \`${flag}\`.`, result: [flag]});
const valid = {says: 'It is valid.', result: []};

export const validity: ParityTopic = {
  title: 'Validity',
  rows: [
    {title: 'A required field is empty', ...text('required'), run: flags, does: invalid('valueMissing')},
    {
      title: 'A required checkbox is not checked',
      ...checkbox('required'),
      run: flags,
      does: invalid('valueMissing'),
    },
    {title: 'A disabled field is required and empty', ...text('required disabled'), run: flags, does: valid},
    {title: 'A read-only field is required and empty', ...text('required readonly'), run: flags, does: valid},
    {
      title: 'A script disables the fieldset of a required, empty field and reads its validity immediately',
      ...together('<fieldset>', text('required'), '</fieldset>'),
      run(page) {
        page.form.querySelector('fieldset')!.disabled = true;
        return flags(page);
      },
      does: valid,
    },
    {
      title: 'A disabled checkbox is required and not checked',
      ...checkbox('required disabled'),
      run: flags,
      does: invalid('valueMissing'),
    },
    {
      title: 'The message of a disabled field with a custom message',
      ...text('disabled'),
      run({field}) {
        field.setCustomValidity('No.');
        return [field.validity.customError, field.validationMessage];
      },
      does: {says: 'It is empty, although the field has a custom error.', result: [true, '']},
    },
    {
      title: 'The value of an email field is `ada`',
      ...text('type="email" value="ada"'),
      run: flags,
      does: invalid('typeMismatch'),
    },
    {
      title: 'The value of a URL field is `example.com`',
      ...text('type="url" value="example.com"'),
      run: flags,
      does: invalid('typeMismatch'),
    },
    {
      title: 'The value of a field with `pattern="[a-z]+"` is `ab1`',
      ...text('pattern="[a-z]+" value="ab1"'),
      run: flags,
      does: invalid('patternMismatch'),
    },
    {title: 'A field with a pattern is empty', ...text('pattern="[a-z]+"'), run: flags, does: valid},
    {
      title: 'A number is below `min`',
      ...text('type="number" min="3" value="2"'),
      run: flags,
      does: invalid('rangeUnderflow'),
    },
    {
      title: 'A number is above `max`',
      ...text('type="number" max="3" value="4"'),
      run: flags,
      does: invalid('rangeOverflow'),
    },
    {
      title: 'A number does not match `step`',
      ...text('type="number" min="0" step="0.5" value="0.7"'),
      run: flags,
      does: invalid('stepMismatch'),
    },
    {
      title: 'A number matches `step`, counted from `min`',
      ...text('type="number" min="1" step="2" value="3"'),
      run: flags,
      does: valid,
    },
    {
      title: 'The user types `-` into a number field',
      ...text('type="number"'),
      async run(page) {
        page.field.focus();
        await page.type('-');
        return flags(page);
      },
      does: invalid('badInput'),
    },
    {
      title: 'The user types fewer characters than `minlength`',
      ...text('minlength="3"'),
      async run(page) {
        page.field.focus();
        await page.type('ab');
        return flags(page);
      },
      does: invalid('tooShort'),
    },
    {
      title: 'A script sets fewer characters than `minlength`',
      ...text('minlength="3"'),
      run(page) {
        page.field.value = 'ab';
        return flags(page);
      },
      does: valid,
      differs: {
        ...invalid('tooShort'),
        because: 'A value from the app or a server must follow the same rules as one from the user.',
      },
    },
    {
      title: 'The user types more characters than `maxlength`',
      ...text('maxlength="3"'),
      async run({field, type}) {
        field.focus();
        await type('abcd');
        return field.value;
      },
      does: {says: 'The field ignores the extra characters.', result: 'abc'},
    },
    {
      title: 'A custom message is set',
      ...text(),
      run(page) {
        page.field.setCustomValidity('No.');
        return [flags(page), page.field.validationMessage];
      },
      does: {says: 'It is invalid and has that message.', result: [['customError'], 'No.']},
    },
    {
      title: '`checkValidity()` of an invalid field',
      ...text('required'),
      run({field}) {
        let count = 0;
        field.addEventListener('invalid', () => (count += 1));
        return [field.checkValidity(), count];
      },
      does: {says: 'It returns false and sends `invalid`.', result: [false, 1]},
    },
    {
      title: 'An invalid field matches `:invalid`',
      ...text('required'),
      run: ({field, form}) => [field.matches(':invalid'), form.matches(':invalid')],
      does: {says: 'Yes, and so does its form.', result: [true, true]},
    },
    {
      title: 'A required field matches `:required`',
      ...text('required'),
      run: ({field}) => field.matches(':required'),
      does: {says: 'Yes.', result: true},
      differs: {
        says: 'No. It matches `[required]`.',
        result: false,
        because: 'Browsers keep `:required` for native controls.',
      },
    },
    {
      title: 'A form with an invalid field has `novalidate`',
      ...text('required'),
      run({form, submissions}) {
        form.noValidate = true;
        form.requestSubmit();
        return submissions.length;
      },
      does: {says: 'It is submitted.', result: 1},
    },
  ],
};
