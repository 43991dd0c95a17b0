import {checkbox, text, together, type Pair} from './markup.js';
import type {ParityTopic} from './row.js';

const labeled = (control: Pair) => together('<label for="field" id="label">Outside</label>', control);
const isFocused = (element: Element) => document.activeElement === element;

export const focus: ParityTopic = {
  title: 'Labels, focus, and clicks',
  rows: [
    {
      title: 'The user clicks the outside label of a text field',
      ...labeled(text()),
      async run({field, clickOn}) {
        await clickOn('#label');
        return isFocused(field);
      },
      does: {says: 'The field is focused.', result: true},
    },
    {
      title: 'The user clicks the outside label of a checkbox',
      ...labeled(checkbox()),
      async run({field, clickOn}) {
        const seen: string[] = [];
        for (const name of ['click', 'input', 'change']) field.addEventListener(name, () => seen.push(name));
        await clickOn('#label');
        return [field.checked, seen];
      },
      does: {says: 'It toggles, with one `click` event.', result: [true, ['click', 'input', 'change']]},
    },
    {
      title: '`labels` of a control',
      ...labeled(text()),
      run: ({field}) => [...field.labels].map(({textContent}) => textContent),
      does: {says: 'It contains the outside label.', result: ['Outside']},
    },
    {
      title: 'The user clicks a label around a checkbox',
      ...together('<label id="label">Outside', checkbox(), '</label>'),
      run({field, form}) {
        form.querySelector('label')!.click();
        return field.checked;
      },
      does: {says: 'It toggles.', result: true},
    },
    {
      title: 'A script adds a field to the page and focuses it immediately',
      ...text(),
      run({form, makeField}) {
        const field = makeField();
        form.append(field);
        field.focus();
        return isFocused(field);
      },
      does: {says: 'It is focused.', result: true},
    },
    {
      title: 'A script enables a disabled field and focuses it immediately',
      ...text('disabled'),
      run({field}) {
        field.disabled = false;
        field.focus();
        return isFocused(field);
      },
      does: {says: 'It is focused.', result: true},
    },
    {
      title: 'A script focuses a disabled field',
      ...text('disabled'),
      run({field}) {
        field.focus();
        return isFocused(field);
      },
      does: {says: 'It is not focused.', result: false},
    },
    {
      title: 'A dialog opens with a field that has `autofocus`',
      ...together('<dialog><button type="button">Close</button>', text('autofocus'), '</dialog>'),
      run({form, field}) {
        form.querySelector('dialog')!.showModal();
        return isFocused(field);
      },
      does: {says: 'The field is focused.', result: true},
    },
    {
      title: 'A script adds a checkbox to the page and clicks it immediately',
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
      title: 'A script clicks a checkbox that is not on the page',
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
      title: 'A listener cancels the click on a checkbox',
      ...checkbox(),
      run({field, entries}) {
        field.addEventListener('click', event => event.preventDefault());
        field.click();
        return [field.checked, entries()];
      },
      does: {says: 'It does not toggle.', result: [false, []]},
    },
    {
      title: 'The selected text of a field',
      ...text('value="Ada"'),
      run: ({field}) => 'selectionStart' in field,
      does: {says: '`selectionStart` and similar properties get and set it.', result: true},
      differs: {
        says: 'Only `select()` is available.',
        result: false,
        because: 'The text is in the shadow root, and `select()` covers the common case.',
      },
    },
  ],
};
