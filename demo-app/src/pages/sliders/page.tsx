import type {ExampleProps} from '../../shell/example.js';
import controlled from './examples/controlled.tsx?example';
import form from './examples/form.tsx?example';
import rules from './examples/rules.tsx?example';
import states from './examples/states.tsx?example';
import steps from './examples/steps.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Choose a number from a range when the approximate amount matters more than the exact one. The value is always visible, with its unit.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Steps',
    about: (
      <>
        Steps start at <code>minValue</code> and can be decimal. The arrow keys move by one step, PageUp and
        PageDown by a tenth of the range, and Home and End jump to its ends.
      </>
    ),
    ...steps,
  },
  {
    title: 'In a form',
    about: (
      <>
        With <code>showValidation="submit"</code>, messages show after the first attempt to submit the form.
      </>
    ),
    ...form,
  },
  {
    title: 'Required and optional',
    about: (
      <>
        Both sliders go from 0 to 10 and start at 0. The rules of the required slider accept 1 to 10, so its
        initial value is invalid. The optional slider accepts any number.
      </>
    ),
    ...rules,
  },
  {
    title: 'Controlled',
    about: (
      <>
        The slider always shows the <code>value</code> you pass.
      </>
    ),
    ...controlled,
  },
  {
    title: 'Disabled',
    about: 'A disabled slider cannot be moved and is not submitted with the form.',
    ...states,
  },
];
