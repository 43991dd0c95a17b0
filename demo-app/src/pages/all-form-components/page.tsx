import type {ExampleProps} from '../../shell/example.js';
import allControls from './examples/all-controls.tsx?example';
import prefilled from './examples/prefilled.tsx?example';

export const lead = 'All form controls in one form, validated by one schema.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Empty',
    about: (
      <>
        Each control appears twice: required and optional. Messages show after the first attempt to submit,
        which also moves focus to the first invalid control. You can also see the same form{' '}
        <a href="/plain.html">in plain HTML</a>, without any script.
      </>
    ),
    ...allControls,
  },
  {
    title: 'Prefilled',
    about: (
      <>
        The same form with an <code>initValue</code> for every control. It is valid from the start, and reset
        restores these values.
      </>
    ),
    ...prefilled,
  },
];
