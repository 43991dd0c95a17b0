import type {ExampleProps} from '../../shell/example.js';
import allAtOnce from './examples/all-at-once.tsx?example';
import alone from './examples/alone.tsx?example';
import checks from './examples/checks.tsx?example';
import questions from './examples/questions.tsx?example';
import trip from './examples/trip.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Sections that users open and close by their headings. A search in the page finds what is in closed ones, and opens them.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'One open section',
    about: 'A section that opens closes the other one. Users can close all of them.',
    ...questions,
  },
  {
    title: 'Several open sections',
    about: (
      <>
        With <code>multiple</code>, each section opens and closes on its own.
      </>
    ),
    ...trip,
  },
  {
    title: 'More in a heading',
    about: (
      <>
        The slot <code>heading</code> takes any content except links and buttons. A section that is{' '}
        <code>disabled</code> says so to screen readers, and cannot be opened yet.
      </>
    ),
    ...checks,
  },
  {
    title: 'All sections at once',
    about: (
      <>
        <code>open</code> follows your state. <code>onShow</code> and <code>onHide</code> report what users
        do.
      </>
    ),
    ...allAtOnce,
  },
  {
    title: 'One section alone',
    about: 'An item without an accordion hides what few people need, such as rare settings of a form.',
    ...alone,
  },
];
