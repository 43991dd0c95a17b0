import {button, checkbox, file, select, text} from './markup.js';
import type {ParityTopic} from './row.js';

const entries = ({entries}: {entries: () => [string, string][]}) => entries();

const radios = (checked: '' | 'checked') => ({
  native: `<input type="radio" id="field" name="f" value="a" ${checked}><input type="radio" name="f" value="b">`,
  ours: `<lc-radio-button id="field" name="f" label="Field" value="${checked && 'a'}">
    <option value="a">A</option><option value="b">B</option>
  </lc-radio-button>`,
});

const boxes = (attributes: '' | 'disabled') => ({
  native: `<input type="checkbox" id="field" name="f" value="a" checked>
    <input type="checkbox" name="f" value="b"><input type="checkbox" name="f" value="c" checked ${attributes}>`,
  ours: `<lc-checkbox-group id="field" name="f" label="Field">
    <option value="a" selected>A</option><option value="b">B</option><option value="c" selected ${attributes}>C</option>
  </lc-checkbox-group>`,
});

const grouped = {
  native: '<fieldset id="group"><input id="field" name="f" value="Ada"></fieldset>',
  ours: '<lc-fieldset id="group"><lc-text-input id="field" name="f" label="Field" value="Ada"></lc-text-input></lc-fieldset>',
};

export const formData: ParityTopic = {
  title: 'Form data',
  rows: [
    {
      title: 'An empty text field',
      ...text(),
      run: entries,
      does: {says: 'An empty entry.', result: [['f', '']]},
    },
    {
      title: 'A field without a name',
      ...text('value="Ada"'),
      run({field, entries}) {
        field.removeAttribute('name');
        return entries();
      },
      does: {says: 'No entry.', result: []},
    },
    {
      title: 'Two sliders with one name',
      native: `<input type="range" id="field" name="f" value="20"><input type="range" name="f" value="60">`,
      ours: '<lc-range-slider id="field" name="f" label="Field" value="20,60"></lc-range-slider>',
      run: entries,
      does: {
        says: 'An entry for each, in their order.',
        result: [
          ['f', '20'],
          ['f', '60'],
        ],
      },
    },
    {
      title: 'A disabled field',
      ...text('value="Ada" disabled'),
      run: entries,
      does: {says: 'No entry.', result: []},
    },
    {
      title: 'A script disables a field and reads the form immediately',
      ...text('value="Ada"'),
      run({field, entries}) {
        field.disabled = true;
        return entries();
      },
      does: {says: 'No entry.', result: []},
    },
    {
      title: 'A read-only field',
      ...text('value="Ada" readonly'),
      run: entries,
      does: {says: 'Its entry.', result: [['f', 'Ada']]},
    },
    {
      title: 'A script sets `value` and reads the form immediately',
      ...text(),
      run({field, entries}) {
        field.value = 'Ada';
        return entries();
      },
      does: {says: 'The new value.', result: [['f', 'Ada']]},
    },
    {
      title: 'A checkbox that is not checked',
      ...checkbox(),
      run: entries,
      does: {says: 'No entry.', result: []},
    },
    {
      title: 'A checked checkbox',
      ...checkbox('checked'),
      run: entries,
      does: {says: 'An entry with `on`.', result: [['f', 'on']]},
    },
    {
      title: 'A checked checkbox with a value',
      ...checkbox('checked value="yes"'),
      run: entries,
      does: {says: 'An entry with its value.', result: [['f', 'yes']]},
    },
    {
      title: 'Several checkboxes with one name',
      ...boxes(''),
      run: entries,
      does: {
        says: 'An entry for each that is checked.',
        result: [
          ['f', 'a'],
          ['f', 'c'],
        ],
      },
    },
    {
      title: 'Several checkboxes with one name, one of them disabled',
      ...boxes('disabled'),
      run: entries,
      does: {says: 'An entry for each that is checked and not disabled.', result: [['f', 'a']]},
    },
    {
      title: 'A script disables a fieldset and reads the form immediately',
      ...grouped,
      run({form, entries}) {
        form.querySelector<HTMLFieldSetElement>('#group')!.disabled = true;
        return entries();
      },
      does: {says: 'No entry.', result: []},
    },
    {
      title: 'Radio buttons, none of them checked',
      ...radios(''),
      run: entries,
      does: {says: 'No entry.', result: []},
    },
    {
      title: 'Radio buttons, one of them checked',
      ...radios('checked'),
      run: entries,
      does: {says: 'An entry with its value.', result: [['f', 'a']]},
    },
    {
      title: 'A select with an empty option',
      ...select('<option value="">None</option>'),
      run: entries,
      does: {says: 'An empty entry.', result: [['f', '']]},
    },
    {
      title: 'A file field without a file',
      ...file(),
      run: entries,
      does: {says: 'An empty file without a name.', result: [['f', 'file ""']]},
    },
    {
      title: 'A file field with a file',
      ...file(),
      run({chooseFile, entries}) {
        chooseFile('me.png');
        return entries();
      },
      does: {says: 'The file.', result: [['f', 'file "me.png"']]},
    },
    {
      title: 'A file field with `multiple` without a file',
      ...file('multiple'),
      run: entries,
      does: {says: 'An empty file without a name.', result: [['f', 'file ""']]},
    },
    {
      title: 'A file field with `multiple` and two files',
      ...file('multiple'),
      run({chooseFile, entries}) {
        chooseFile('me.png', 'you.png');
        return entries();
      },
      does: {
        says: 'An entry for each file.',
        result: [
          ['f', 'file "me.png"'],
          ['f', 'file "you.png"'],
        ],
      },
    },
    {
      title: 'A file field with `multiple`, after its user chose a file twice',
      ...file('multiple'),
      run({chooseFile, entries}) {
        chooseFile('me.png');
        chooseFile('you.png');
        return entries();
      },
      does: {says: 'Only the last one.', result: [['f', 'file "you.png"']]},
      differs: {
        says: 'Both.',
        because: 'Users add files from several folders.',
        result: [
          ['f', 'file "me.png"'],
          ['f', 'file "you.png"'],
        ],
      },
    },
    {
      title: 'A submit button, in the data of its form',
      ...button('name="go" value="yes"'),
      run: entries,
      does: {says: 'No entry, unless it is the submitter.', result: []},
    },
    {
      title: '`form.elements` of a form with a named field',
      ...text(),
      run: ({form, field}) => form.elements.namedItem('f') === field,
      does: {says: 'It has the field under its name.', result: true},
    },
    {
      title: 'A field outside the form refers to it with `form`',
      ...text('value="Ada"'),
      run({form, field}) {
        form.id = 'parity';
        field.setAttribute('form', 'parity');
        form.after(field);
        const belongs = field.form === form;
        field.remove();
        return belongs;
      },
      does: {says: 'It belongs to the form.', result: true},
    },
  ],
};
