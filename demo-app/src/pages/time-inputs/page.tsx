import type {ExampleProps} from '../../shell/example.js';
import basic from './examples/basic.tsx?example';
import form from './examples/form.tsx?example';
import states from './examples/states.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A time of day. People type it as they write it, or choose it from a list; your app gets the same text in every language.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Typed or chosen',
    about: (
      <>
        Type <q>9</q>, <q>930</q>, <q>9.30 pm</q>, or <q>21:30</q>, and leave the field. The value is text
        such as <code>09:30</code>.
      </>
    ),
    ...basic,
  },
  {
    title: 'Limits and steps',
    about: (
      <>
        <code>min</code>, <code>max</code>, and <code>step</code> work like in HTML: a <code>max</code> before{' '}
        <code>min</code> means a range over midnight. Text that is not a time stays, with a message.
      </>
    ),
    ...form,
  },
  {
    title: '24 hours, read-only, and disabled',
    about: (
      <>
        <code>hourCycle</code> is for pages that do not follow their language.
      </>
    ),
    ...states,
  },
];
