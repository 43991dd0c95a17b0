import type {ExampleProps} from '../../shell/example.js';
import controlled from './examples/controlled.tsx?example';
import disabled from './examples/disabled.tsx?example';
import form from './examples/form.tsx?example';
import horizontal from './examples/horizontal.tsx?example';
import limits from './examples/limits.tsx?example';
import selectAll from './examples/select-all.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Choose any number of options, which are all visible. The value is one list, with one message. For a single yes or no, use a checkbox.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'In a form',
    about: (
      <>
        The form submits one entry for each choice, like native checkboxes with the same <code>name</code>. A
        required group needs at least one.
      </>
    ),
    ...form,
  },
  {
    title: 'Select all',
    about: (
      <>
        With <code>selectAll</code>, one checkbox chooses all options or none. It is indeterminate while only
        some are chosen, and leaves disabled options as they are.
      </>
    ),
    ...selectAll,
  },
  {
    title: 'Limits',
    about: (
      <>
        <code>min</code> and <code>max</code> limit how many options users choose. A list in a schema does the
        same.
      </>
    ),
    ...limits,
  },
  {
    title: 'Next to each other',
    about: (
      <>
        Short options can be in a row, with <code>orientation=&quot;horizontal&quot;</code>. They wrap if the
        row is too narrow.
      </>
    ),
    ...horizontal,
  },
  {
    title: 'Controlled',
    about: (
      <>
        The group always shows the list that you pass as <code>value</code>.
      </>
    ),
    ...controlled,
  },
  {
    title: 'Disabled',
    about: 'Disabled options and groups cannot be changed, and are not submitted with the form.',
    ...disabled,
  },
];
