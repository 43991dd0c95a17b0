import type {Pair} from './markup.js';
import type {ParityPage, ParityTopic} from './row.js';

const progress = (attributes = ''): Pair => ({
  native: `<progress id="field" aria-label="Field" ${attributes}></progress>`,
  ours: `<lc-progress id="field" label="Field" ${attributes}></lc-progress>`,
});

/** Returns the value, the maximum, and the completed share. */
function run({field}: ParityPage): unknown {
  const {value, max, position} = field as unknown as HTMLProgressElement;
  return [value, max, position];
}

export const progresses: ParityTopic = {
  title: 'Progress',
  rows: [
    {
      title: 'A progress without a maximum',
      ...progress('value="0.25"'),
      run,
      does: {says: 'The maximum is 1.', result: [0.25, 1, 0.25]},
    },
    {
      title: 'A progress with a value larger than its maximum',
      ...progress('value="9" max="8"'),
      run,
      does: {says: 'It counts as the maximum.', result: [8, 8, 1]},
    },
    {
      title: 'A progress with a negative value',
      ...progress('value="-2" max="8"'),
      run,
      does: {says: 'It counts as 0.', result: [0, 8, 0]},
    },
    {
      title: 'A progress with a value that is not a number',
      ...progress('value="much" max="8"'),
      run: ({field}) => field.value,
      does: {says: 'It counts as 0.', result: 0},
    },
    {
      title: 'A progress with an empty value',
      ...progress('value="" max="8"'),
      run: ({field}) => field.value,
      does: {says: 'It counts as 0.', result: 0},
    },
    {
      title: 'A progress with a maximum of 0',
      ...progress('value="0.5" max="0"'),
      run,
      does: {says: 'It counts as 1.', result: [0.5, 1, 0.5]},
    },
    {
      title: 'The value of a progress is set, and then its maximum grows',
      ...progress('max="2"'),
      run(page) {
        const field = page.field as unknown as HTMLProgressElement;
        field.value = 3;
        const before = field.value;
        field.max = 4;
        return [before, run(page)];
      },
      does: {says: 'The value is kept.', result: [2, [3, 4, 0.75]]},
    },
    {
      title: 'The `value` attribute of a progress is removed',
      ...progress('value="0.5"'),
      run(page) {
        page.field.removeAttribute('value');
        return run(page);
      },
      does: {says: 'Its position is -1, and its value is 0.', result: [0, 1, -1]},
      differs: {
        says: 'Its position is -1, and its value is null.',
        result: [null, 1, -1],
        because: 'Setting the value that was read must change nothing.',
      },
    },
  ],
};
