import {checkbox, file, select, text, type Pair} from './markup.js';
import type {ParityTopic} from './row.js';

const read = ({field}: {field: {value: unknown}}) => field.value;
const OPTIONS = '<option value="a">A</option><option value="b">B</option>';

const date = (value: string): Pair => ({
  native: `<input type="date" id="field" name="f" value="${value}">`,
  ours: `<lc-date-time-picker id="field" name="f" label="Field" value="${value}"></lc-date-time-picker>`,
});

export const values: ParityTopic = {
  title: 'Value and checkedness',
  rows: [
    {
      title: 'The `value` attribute of a text field changes before an edit',
      ...text('value="Ada"'),
      run({field}) {
        field.setAttribute('value', 'Grace');
        return field.value;
      },
      does: {says: 'The value changes too.', result: 'Grace'},
    },
    {
      title: 'The `value` attribute of a text field changes after `value` was set',
      ...text('value="Ada"'),
      run({field}) {
        field.value = 'Alan';
        field.setAttribute('value', 'Grace');
        return field.value;
      },
      does: {says: 'The value does not change.', result: 'Alan'},
    },
    {
      title: '`value` is set to null',
      ...text('value="Ada"'),
      run({field}) {
        field.value = null;
        return field.value;
      },
      does: {says: 'It is empty.', result: ''},
      differs: {
        says: 'It gets its initial value again.',
        result: 'Ada',
        because: 'Frameworks pass null or `undefined` for a prop that is not set.',
      },
    },
    {
      title: '`value` is set to text with a line break',
      ...text(),
      run({field}) {
        field.value = 'one\ntwo';
        return field.value;
      },
      does: {says: 'Line breaks are removed.', result: 'onetwo'},
    },
    {
      title: 'A number field has `value="abc"`',
      ...text('type="number" value="abc"'),
      run: read,
      does: {says: 'It is empty.', result: ''},
    },
    {
      title: 'An email field has spaces around its value',
      ...text('type="email" value=" ada@example.com "'),
      run: read,
      does: {says: 'The spaces are removed.', result: 'ada@example.com'},
    },
    {
      title: 'The value of a date field is a day that does not exist',
      ...date('2026-02-30'),
      run: ({field}) => field.value || '',
      does: {says: 'It is empty.', result: ''},
    },
    {
      title: 'A date field has a value',
      ...date('2026-02-28'),
      run: read,
      does: {says: 'The value is the text of the attribute.', result: '2026-02-28'},
    },
    {
      title: 'A slider from 0 to 10 is set to 20',
      native: '<input type="range" id="field" max="10">',
      ours: '<lc-slider id="field" label="Field" max-value="10"></lc-slider>',
      run({field}) {
        field.value = 20;
        return field.value;
      },
      does: {says: 'It is `"10"`, a string.', result: '10'},
      differs: {says: 'It is 10, a number.', result: 10, because: 'The value of a slider is a number.'},
    },
    {
      title: 'A slider without a value',
      native: '<input type="range" id="field">',
      ours: '<lc-slider id="field" label="Field"></lc-slider>',
      run: ({field}) => Number(field.value),
      does: {says: 'It starts in the middle.', result: 50},
      differs: {
        says: 'It starts at 0.',
        result: 0,
        because: 'It starts at `initValue`, which defaults to 0.',
      },
    },
    {
      title: 'A select without a selected option',
      ...select(OPTIONS),
      run: read,
      does: {says: 'The first option is selected.', result: 'a'},
      differs: {
        says: 'No option is selected.',
        result: '',
        because: 'It starts with an empty option, “Choose...”, unless it has `no-unselected-option-text`.',
      },
    },
    {
      title: 'A select with a selected option',
      ...select(`${OPTIONS}<option value="c" selected>C</option>`),
      run: read,
      does: {says: 'That option is selected.', result: 'c'},
    },
    {
      title: 'A checkbox with `checked`',
      ...checkbox('checked'),
      run: ({field}) => [field.checked, field.value],
      does: {says: 'It is checked, and its value is `on`.', result: [true, 'on']},
    },
    {
      title: 'The user toggles an indeterminate checkbox',
      ...checkbox(),
      async run({field, press}) {
        field.indeterminate = true;
        field.focus();
        await press('Space');
        return [field.indeterminate, field.checked];
      },
      does: {says: 'It is checked and no longer indeterminate.', result: [false, true]},
    },
    {
      title: 'A checkbox matches `:checked`',
      ...checkbox('checked'),
      run: ({field}) => field.matches(':checked'),
      does: {says: 'Yes.', result: true},
      differs: {
        says: 'No. It matches `:state(checked)`.',
        result: false,
        because: 'Browsers keep `:checked` for native controls.',
      },
    },
    {
      title: 'The value of a file field without a file',
      ...file(),
      run: read,
      does: {says: 'It is an empty string.', result: ''},
      differs: {says: 'It is null.', result: null, because: 'The value is `{path, file}` or null.'},
    },
    {
      title: 'The user types into a field and leaves it',
      ...text(),
      async run({field, type}) {
        const seen: string[] = [];
        for (const name of ['input', 'change']) field.addEventListener(name, () => seen.push(name));
        field.focus();
        await type('ab');
        field.blur();
        return seen;
      },
      does: {says: '`input` for each character, then one `change`.', result: ['input', 'input', 'change']},
    },
    {
      title: '`value` is set by script',
      ...text(),
      run({field}) {
        const seen: string[] = [];
        for (const name of ['input', 'change']) field.addEventListener(name, () => seen.push(name));
        field.value = 'Ada';
        return seen;
      },
      does: {says: 'No event is sent.', result: []},
    },
  ],
};
