import {checkbox, file, text, together} from './markup.js';
import type {ParityTopic} from './row.js';

export const states: ParityTopic = {
  title: 'Reset, disabled, read-only, and restored',
  rows: [
    {
      title: 'The form of an edited text field is reset',
      ...text('value="Ada"'),
      async run({form, field, type, entries}) {
        field.focus();
        await type('X');
        form.reset();
        return [field.value, entries()];
      },
      does: {says: 'It has its initial value again.', result: ['Ada', [['f', 'Ada']]]},
    },
    {
      title: 'The form of a checkbox is reset',
      ...checkbox('checked'),
      run({form, field}) {
        field.checked = false;
        form.reset();
        return field.checked;
      },
      does: {says: 'It has its initial state again.', result: true},
    },
    {
      title: 'The form of a file field is reset',
      ...file(),
      run({form, chooseFile, entries}) {
        chooseFile('me.png');
        form.reset();
        return entries();
      },
      does: {says: 'It has no file.', result: [['f', 'file ""']]},
    },
    {
      title: 'The `value` attribute changes after a reset',
      ...text('value="Ada"'),
      run({form, field}) {
        field.value = 'Alan';
        form.reset();
        field.setAttribute('value', 'Grace');
        return field.value;
      },
      does: {says: 'The value changes too.', result: 'Grace'},
    },
    {
      title: 'A field in a disabled fieldset',
      ...together('<fieldset disabled>', text('value="Ada"'), '</fieldset>'),
      run: ({field, entries}) => [field.matches(':disabled'), field.disabled, field.willValidate, entries()],
      does: {
        says: 'It is disabled, not validated, and not submitted. Its own `disabled` is false.',
        result: [true, false, false, []],
      },
    },
    {
      title: 'A field in the first legend of a disabled fieldset',
      ...together('<fieldset disabled><legend>', text('value="Ada"'), '</legend></fieldset>'),
      run: ({field, entries}) => [field.matches(':disabled'), entries()],
      does: {says: 'It is not disabled.', result: [false, [['f', 'Ada']]]},
    },
    {
      title: 'A script clicks a disabled checkbox',
      ...checkbox('disabled'),
      run({field}) {
        field.click();
        return field.checked;
      },
      does: {says: 'It does not change.', result: false},
    },
    {
      title: 'The user types into a read-only field',
      ...text('value="Ada" readonly'),
      async run({field, type}) {
        field.focus();
        await type('X');
        return field.value;
      },
      does: {says: 'It does not change.', result: 'Ada'},
    },
    {
      title: 'A read-only field that is required and empty',
      ...text('readonly required'),
      run: ({field}) => [field.willValidate, field.checkValidity()],
      does: {says: 'It is not validated.', result: [false, true]},
    },
    {
      title: 'A script makes a required, empty field read-only and reads `willValidate` immediately',
      ...text('required'),
      run({field}) {
        field.readOnly = true;
        return field.willValidate;
      },
      does: {says: 'It is not validated.', result: false},
    },
    {
      title: 'The browser restores the value of a text field',
      ...text('value="Ada"'),
      run({field}) {
        // For native fields, browsers restore the value. For custom elements, they call this method.
        if ('formStateRestoreCallback' in field)
          (field.formStateRestoreCallback as (state: string) => void)('Grace');
        else field.value = 'Grace';
        field.setAttribute('value', 'Alan');
        return field.value;
      },
      does: {
        says: 'It has the restored value, and a new initial value does not replace it.',
        result: 'Grace',
      },
    },
    {
      title: 'The browser restores a checkbox that the user unchecked',
      ...checkbox('checked'),
      run({field}) {
        if ('formStateRestoreCallback' in field)
          (field.formStateRestoreCallback as (state: string) => void)('false');
        else field.checked = false;
        return field.checked;
      },
      does: {says: 'It is unchecked.', result: false},
    },
    {
      title: 'A control is cloned',
      ...checkbox(),
      run({field}) {
        field.checked = true;
        return (field.cloneNode(true) as HTMLInputElement).checked;
      },
      does: {says: 'The copy has the current state.', result: true},
      differs: {
        says: 'The copy has the initial state.',
        result: false,
        because: 'Browsers do not notify a custom element when they clone it. They copy only its attributes.',
      },
    },
  ],
};
