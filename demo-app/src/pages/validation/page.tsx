import type {ExampleProps} from '../../shell/example.js';
import oneSchema from './examples/one-schema.tsx?example';
import withoutAControl from './examples/without-a-control.tsx?example';
import zod from './examples/zod.tsx?example';

export const lead =
  'One schema validates a form in React, in plain HTML, and on a server. The messages are the same everywhere.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'One schema',
    about: (
      <>
        The schema is one superstruct file, written with the rule helpers of the library. The{' '}
        <a href="/plain-schema.html">plain HTML page</a> uses the same file.
      </>
    ),
    ...oneSchema,
  },
  {
    title: 'The same with zod',
    about:
      'You can use any Standard Schema. It rejects the same values, but its messages name only the limit that was exceeded.',
    ...zod,
  },
  {
    title: 'Without a control',
    about: (
      <>
        On a server, <code>readForm</code> converts the submitted text to the values of the controls, and{' '}
        <code>validateForm</code> validates them. The messages are the same as in the controls.
      </>
    ),
    ...withoutAControl,
  },
];
