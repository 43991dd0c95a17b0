import type {ExampleProps} from '../../shell/example.js';
import arabic from './examples/arabic.tsx?example';
import basic from './examples/basic.tsx?example';
import form from './examples/form.tsx?example';
import states from './examples/states.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Day, month, and year of a date that people know by heart, such as a birthday. For dates that they look up, use a date picker.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Birthday',
    about: (
      <>
        The fields are in the order of the page&apos;s language. With{' '}
        <code>autocomplete=&quot;bday&quot;</code>, browsers offer to fill in the birthday of the user. Months
        may also be typed as names.
      </>
    ),
    ...basic,
  },
  {
    title: 'In a form',
    about: (
      <>
        Leave a field empty, or type a year with two digits: what you typed stays, a sentence says what is
        wrong, and only the wrong fields are marked. The form submits text such as <code>1990-05-15</code>.
      </>
    ),
    ...form,
  },
  {
    title: 'In Arabic',
    about: 'The fields read Arabic digits and the names of the months.',
    ...arabic,
  },
  {
    title: 'Limits, read-only, and disabled',
    about: (
      <>
        <code>minDate</code> and <code>maxDate</code> are the first and the last valid day.
      </>
    ),
    ...states,
  },
];
