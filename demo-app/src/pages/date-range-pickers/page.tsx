import type {ExampleProps} from '../../shell/example.js';
import basic from './examples/basic.tsx?example';
import form from './examples/form.tsx?example';
import limits from './examples/limits.tsx?example';
import states from './examples/states.tsx?example';

export {overview} from './overview.js';

export const lead =
  'The first and the last day of a range, typed in the format of the language or selected in two months.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Basic',
    about:
      'Type the dates, or open the calendar with its button or the down arrow. Enter selects the first day and then the last one.',
    ...basic,
  },
  {
    title: 'Limits and presets',
    about: (
      <>
        A range has from <code>minDays</code> to <code>maxDays</code> days, and must not include days that{' '}
        <code>filterDate</code> refuses, unless <code>nonContiguous</code> is set. <code>presets</code> select
        a range with one press.
      </>
    ),
    ...limits,
  },
  {
    title: 'In a form',
    about: (
      <>
        The form submits both dates, under the name with <code>-start</code> and <code>-end</code> at its end,
        or under <code>startName</code> and <code>endName</code>.
      </>
    ),
    ...form,
  },
  {
    title: 'States',
    about: 'A disabled picker is neither submitted nor validated.',
    ...states,
  },
];
