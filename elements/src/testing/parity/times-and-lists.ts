import {multiSelect, time} from './markup.js';
import type {ParityPage, ParityTopic} from './row.js';

const TIME_FLAGS = ['valueMissing', 'rangeUnderflow', 'rangeOverflow', 'stepMismatch', 'badInput'] as const;

/** The validity flags that are set. */
const flags = ({field}: ParityPage) => TIME_FLAGS.filter(name => field.validity[name]);

const read = ({field}: ParityPage) => field.value;
const entries = ({entries}: ParityPage) => entries();

const valid = {says: 'It is valid.', result: []};
const invalid = (...names: string[]) => ({
  says: `It is invalid: ${names.map(name => `\`${name}\``).join(' and ')}.`,
  result: names,
});

const A_AND_C =
  '<option value="a" selected>A</option><option value="b">B</option><option value="c" selected>C</option>';

export const timesAndLists: ParityTopic = {
  title: 'Times and lists of values',
  rows: [
    {
      title: 'A time field with a value',
      ...time('value="09:30"'),
      run: read,
      does: {says: 'The value is the text of the attribute.', result: '09:30'},
    },
    {
      title: 'The value of a time field is `25:00`',
      ...time('value="25:00"'),
      run: read,
      does: {says: 'It is empty.', result: ''},
    },
    {
      title: 'The value of a time field is `noon`',
      ...time('value="noon"'),
      run: read,
      does: {says: 'It is empty.', result: ''},
    },
    {
      title: 'The form data of a time field',
      ...time('value="09:30"'),
      run: entries,
      does: {says: 'The value.', result: [['f', '09:30']]},
    },
    {
      title: 'An empty time field',
      ...time(),
      run: entries,
      does: {says: 'An empty entry.', result: [['f', '']]},
    },
    {title: 'A required time field is empty', ...time('required'), run: flags, does: invalid('valueMissing')},
    {
      title: 'A time is below `min`',
      ...time('min="08:00" value="07:59"'),
      run: flags,
      does: invalid('rangeUnderflow'),
    },
    {
      title: 'A time is above `max`',
      ...time('max="18:00" value="18:01"'),
      run: flags,
      does: invalid('rangeOverflow'),
    },
    {
      title: 'A time between a `min` in the evening and a `max` in the morning',
      ...time('min="22:00" max="06:00" value="23:30"'),
      run: flags,
      does: valid,
    },
    {
      title: 'A time outside of a `min` in the evening and a `max` in the morning',
      ...time('min="22:00" max="06:00" value="12:00"'),
      run: flags,
      does: invalid('rangeUnderflow', 'rangeOverflow'),
      differs: {
        ...invalid('rangeUnderflow'),
        because: 'Each message has one flag, and this one names both limits.',
      },
    },
    {
      title: 'A script sets a time that `step` does not allow',
      ...time('step="900"'),
      run(page) {
        page.field.value = '09:20';
        return flags(page);
      },
      does: invalid('stepMismatch'),
    },
    {
      title: 'The form of a time field is reset',
      ...time('value="09:30"'),
      run({form, field}) {
        field.value = '10:00';
        form.reset();
        return field.value;
      },
      does: {says: 'It has its initial value again.', result: '09:30'},
    },
    {
      title: 'A select with `multiple` and two selected options',
      ...multiSelect(A_AND_C),
      run: entries,
      does: {
        says: 'An entry for each of them.',
        result: [
          ['f', 'a'],
          ['f', 'c'],
        ],
      },
    },
    {
      title: 'A select with `multiple` and no selected option',
      ...multiSelect('<option value="a">A</option>'),
      run: entries,
      does: {says: 'No entry.', result: []},
    },
    {
      title: 'A select with `multiple` and a selected option that is disabled',
      ...multiSelect('<option value="a" selected disabled>A</option><option value="b" selected>B</option>'),
      run: entries,
      does: {says: 'The disabled option has no entry.', result: [['f', 'b']]},
    },
    {
      title: 'The value of a select with `multiple` and two selected options',
      ...multiSelect(A_AND_C),
      run: read,
      does: {says: 'It is the first one.', result: 'a'},
      differs: {
        says: 'It is a list.',
        result: ['a', 'c'],
        because: 'A value that leaves out choices is of no use.',
      },
    },
    {
      title: 'A required select with `multiple` and no selected option',
      ...multiSelect('<option value="a">A</option>', 'required'),
      run: flags,
      does: invalid('valueMissing'),
    },
    {
      title: 'The form of a select with `multiple` is reset',
      ...multiSelect(A_AND_C),
      run({form, field, entries}) {
        field.value = field.localName === 'select' ? 'b' : ['b'];
        const before = entries();
        form.reset();
        return [before, entries()];
      },
      does: {
        says: 'The options that were selected first are selected again.',
        result: [
          [['f', 'b']],
          [
            ['f', 'a'],
            ['f', 'c'],
          ],
        ],
      },
    },
  ],
};
