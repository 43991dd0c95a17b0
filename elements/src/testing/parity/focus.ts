import {checkbox, text, together, type Pair} from './markup.js';
import type {ParityTopic} from './row.js';

const labeled = (control: Pair) => together('<label for="field" id="label">Outside</label>', control);
const isFocused = (element: Element) => document.activeElement === element;

export const focus: ParityTopic = {
  title: 'Labels, focus and clicks',
  rows: [
    {
      title: 'The outside label of a text field is clicked',
      ...labeled(text()),
      async run({field, clickOn}) {
        await clickOn('#label');
        return isFocused(field);
      },
      does: {says: 'The field takes the focus.', result: true},
    },
    {
      title: 'The outside label of a checkbox is clicked',
      ...labeled(checkbox()),
      async run({field, clickOn}) {
        const seen: string[] = [];
        for (const name of ['click', 'input', 'change']) field.addEventListener(name, () => seen.push(name));
        await clickOn('#label');
        return [field.checked, seen];
      },
      does: {says: 'It is toggled, with one click.', result: [true, ['click', 'input', 'change']]},
    },
    {
      title: 'A control is asked for its labels',
      ...labeled(text()),
      run: ({field}) => [...field.labels].map(({textContent}) => textContent),
      does: {says: 'It has the outside label.', result: ['Outside']},
    },
    {
      title: 'A label around a checkbox is clicked',
      ...together('<label id="label">Outside', checkbox(), '</label>'),
      run({field, form}) {
        form.querySelector('label')!.click();
        return field.checked;
      },
      does: {says: 'It is toggled.', result: true},
    },
    {
      title: 'A field is put on the page and focused at once',
      ...text(),
      run({form, makeField}) {
        const field = makeField();
        form.append(field);
        field.focus();
        return isFocused(field);
      },
      does: {says: 'It has the focus.', result: true},
    },
    {
      title: 'A disabled field is enabled and focused at once',
      ...text('disabled'),
      run({field}) {
        field.disabled = false;
        field.focus();
        return isFocused(field);
      },
      does: {says: 'It has the focus.', result: true},
    },
    {
      title: 'A disabled field is focused',
      ...text('disabled'),
      run({field}) {
        field.focus();
        return isFocused(field);
      },
      does: {says: 'It does not take the focus.', result: false},
    },
    {
      title: 'A dialog opens with a field that has `autofocus`',
      ...together('<dialog><button type="button">Close</button>', text('autofocus'), '</dialog>'),
      run({form, field}) {
        form.querySelector('dialog')!.showModal();
        return isFocused(field);
      },
      does: {says: 'The field has the focus.', result: true},
    },
    {
      title: 'A checkbox is put on the page and clicked at once',
      ...checkbox(),
      run({form, makeField}) {
        const field = makeField();
        form.append(field);
        field.click();
        return field.checked;
      },
      does: {says: 'It is checked.', result: true},
    },
    {
      title: 'A checkbox that is not on the page is clicked',
      ...checkbox(),
      run({makeField}) {
        const field = makeField();
        field.click();
        return field.checked;
      },
      does: {says: 'It is checked.', result: true},
    },
    {
      title: 'A click listener reads the checkbox and its form',
      ...checkbox(),
      run({field, entries}) {
        let seen: unknown;
        field.addEventListener('click', () => (seen = [field.checked, entries()]));
        field.click();
        return seen;
      },
      does: {says: 'Both have the new state.', result: [true, [['f', 'on']]]},
    },
    {
      title: 'A listener cancels the click of a checkbox',
      ...checkbox(),
      run({field, entries}) {
        field.addEventListener('click', event => event.preventDefault());
        field.click();
        return [field.checked, entries()];
      },
      does: {says: 'It goes back.', result: [false, []]},
    },
    {
      title: 'The selected text of a field',
      ...text('value="Ada"'),
      run: ({field}) => 'selectionStart' in field,
      does: {says: '`selectionStart` and its like read and set it.', result: true},
      differs: {
        says: 'There is `select()` alone.',
        result: false,
        because: 'The text is in the shadow root, and the specification does not ask for more.',
      },
    },
  ],
};
