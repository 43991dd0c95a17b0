import type {ExampleProps} from '../../shell/example.js';
import controlled from './examples/controlled.tsx?example';
import form from './examples/form.tsx?example';
import rules from './examples/rules.tsx?example';
import selectAll from './examples/select-all.tsx?example';
import severalValues from './examples/several-values.tsx?example';
import states from './examples/states.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A checkbox with a label, hint, and message. It takes part in forms like a native checkbox.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'In a form',
    about: (
      <>
        A checked checkbox submits its <code>value</code>, which is <code>on</code> by default. An unchecked
        checkbox submits nothing, as in HTML.
      </>
    ),
    ...form,
  },
  {
    title: 'Several values',
    about: (
      <>
        Checkboxes with the same <code>name</code> submit one value each. Put them in a labeled group, so that
        screen readers announce what they are about.
      </>
    ),
    ...severalValues,
  },
  {
    title: 'Indeterminate',
    about: (
      <>
        Set <code>indeterminate</code> on a “select all” checkbox if only some of its checkboxes are checked.
        It changes only the appearance; the value is still true or false.
      </>
    ),
    ...selectAll,
  },
  {
    title: 'Required and optional',
    about: (
      <>
        The required checkbox must be checked. Rules receive <code>true</code> or <code>false</code>, even
        before the user touches the checkbox.
      </>
    ),
    ...rules,
  },
  {
    title: 'Controlled',
    about: (
      <>
        The checkbox always shows the <code>checked</code> prop you pass.
      </>
    ),
    ...controlled,
  },
  {
    title: 'Disabled',
    about: 'A disabled checkbox cannot be changed and is not submitted with the form.',
    ...states,
  },
];
