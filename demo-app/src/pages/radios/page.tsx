import type {ExampleProps} from '../../shell/example.js';
import boxesPerRow from './examples/boxes-per-row.tsx?example';
import controlled from './examples/controlled.tsx?example';
import details from './examples/details.tsx?example';
import disabled from './examples/disabled.tsx?example';
import form from './examples/form.tsx?example';
import optionChildren from './examples/option-children.tsx?example';
import radioBoxes from './examples/radio-boxes.tsx?example';
import radioButtons from './examples/radio-buttons.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Choose one of a few options, which are all visible, as radio buttons or as boxes. For many options, use a select.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Description and price',
    about: (
      <>
        An option can have a <code>description</code>, its second line, and a <code>suffix</code> at its end.
        As an <code>{'<option>'}</code>, it has <code>data-description</code> and <code>data-suffix</code>.
      </>
    ),
    ...details,
  },
  {
    title: 'Option children',
    about: (
      <>
        Options can be <code>&lt;option&gt;</code> children, like in plain HTML. They can change at any time.
      </>
    ),
    ...optionChildren,
  },
  {
    title: 'Boxes per row',
    about: (
      <>
        <code>boxesPerRow</code> sets how many boxes are in a row, 1 by default. In a narrow container, there
        are fewer.
      </>
    ),
    ...boxesPerRow,
  },
  {
    title: 'In a form',
    about: (
      <>
        A group submits the value of the selected option, or nothing if no option is selected. It starts with{' '}
        <code>initValue</code>, and reset restores it.
      </>
    ),
    ...form,
  },
  {
    title: 'Radio buttons',
    about: (
      <>
        A <code>RadioButton</code> is a whole group. In the required group, the user must choose an option. In
        the optional group, the value may stay empty.
      </>
    ),
    ...radioButtons,
  },
  {
    title: 'Radio boxes',
    about:
      'The same group as boxes, which are easier to click and tap. Arrow keys move and select, and wrap around at the end.',
    ...radioBoxes,
  },
  {
    title: 'Controlled',
    about: (
      <>
        The group always shows the <code>value</code> you pass.
      </>
    ),
    ...controlled,
  },
  {
    title: 'Disabled',
    about: 'Arrow keys skip disabled options. A disabled group is not submitted with the form.',
    ...disabled,
  },
];
