import type {ExampleProps} from '../../shell/example.js';
import booking from './examples/booking.tsx?example';

export {overview} from './overview.js';

export const lead =
  'When a form cannot be submitted, an error summary lists all issues in one place, with a link to each field.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'A form with one schema',
    about: (
      <>
        Submit the form empty: the summary gets the focus, and a link moves it to its field. The summary stays
        the same while you type, until you submit again. The server finds issues too, one of them without a
        field. Set <code>noFocus</code> to focus the first invalid field instead.
      </>
    ),
    ...booking,
  },
];
