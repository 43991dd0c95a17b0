import {number} from './markup.js';
import type {ParityPage, ParityTopic} from './row.js';

const FLAGS = ['valueMissing', 'rangeUnderflow', 'rangeOverflow', 'stepMismatch', 'badInput'] as const;

const state = ({field, entries}: ParityPage) => [
  field.value,
  (field as unknown as HTMLInputElement).valueAsNumber,
  entries().map(([, value]) => value),
  FLAGS.filter(name => field.validity[name]),
];

/** Sets the value of the field. */
const set = (value: string) => (page: ParityPage) => {
  page.field.value = value;
  return state(page);
};

/** Types into the field, or presses keys such as `ArrowUp`. */
const enter =
  (text: string, ...keys: string[]) =>
  async (page: ParityPage) => {
    const seen: string[] = [];
    for (const name of ['input', 'change']) page.field.addEventListener(name, () => seen.push(name));
    page.field.focus();
    if (text !== '') await page.type(text);
    for (const key of keys) await page.press(key);
    return [...state(page), seen];
  };

export const numbers: ParityTopic = {
  title: 'Number inputs',
  rows: [
    {
      title: 'The value of a number field is `-12.50`',
      ...number('value="-12.50" step="0.01"'),
      run: state,
      does: {says: 'It stays as it is.', result: ['-12.50', -12.5, ['-12.50'], []]},
    },
    {
      title: 'A number field is empty',
      ...number('required'),
      run: state,
      does: {says: 'It is empty, `NaN`, and missing.', result: ['', null, [''], ['valueMissing']]},
    },
    {
      title: 'The value of a number field is set to `1,5`',
      ...number(),
      run: set('1,5'),
      does: {says: 'It is empty.', result: ['', null, [''], []]},
    },
    {
      title: 'The value of a number field is set to `1.5`',
      ...number(),
      run: set('1.5'),
      does: {
        says: 'It does not match the step, which is 1.',
        result: ['1.5', 1.5, ['1.5'], ['stepMismatch']],
      },
    },
    {
      title: 'A number field with `step="any"` has `value="0.1"`',
      ...number('step="any" value="0.1"'),
      run: state,
      does: {says: 'It is valid.', result: ['0.1', 0.1, ['0.1'], []]},
    },
    {
      title: 'The value of a number field with limits is too small',
      ...number('min="2" max="5" value="1"'),
      run: state,
      does: {says: 'It is invalid: `rangeUnderflow`.', result: ['1', 1, ['1'], ['rangeUnderflow']]},
    },
    {
      title: 'The value of a number field with limits is too large',
      ...number('min="2" max="5" value="6"'),
      run: state,
      does: {says: 'It is invalid: `rangeOverflow`.', result: ['6', 6, ['6'], ['rangeOverflow']]},
    },
    {
      title: 'The steps of a number field start at its initial value',
      ...number('value="1" step="3"'),
      run: set('4'),
      does: {says: 'It is valid.', result: ['4', 4, ['4'], []]},
    },
    {
      title: 'The user types `-` into an empty number field',
      ...number(),
      run: enter('-'),
      does: {says: 'It is invalid: `badInput`.', result: ['', null, [''], ['badInput'], ['input']]},
    },
    {
      title: 'The user presses Up in a number field',
      ...number('value="5" min="0" step="2"'),
      run: enter('', 'ArrowUp'),
      does: {
        says: 'It moves to the next step, with both events.',
        result: ['6', 6, ['6'], [], ['input', 'change']],
      },
    },
    {
      title: 'The user presses Down in a number field at its minimum',
      ...number('value="2" min="2"'),
      run: enter('', 'ArrowDown'),
      does: {says: 'Nothing happens.', result: ['2', 2, ['2'], [], []]},
    },
    {
      title: 'The user presses Up in an empty number field with a minimum',
      ...number('min="5"'),
      run: enter('', 'ArrowUp'),
      does: {says: 'It is the minimum.', result: ['5', 5, ['5'], [], ['input', 'change']]},
    },
  ],
};
