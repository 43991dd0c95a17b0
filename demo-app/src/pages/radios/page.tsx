import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import BoxesPerRow from './examples/boxes-per-row.js';
import boxesPerRowCode from './examples/boxes-per-row.tsx?code';
import Controlled from './examples/controlled.js';
import controlledCode from './examples/controlled.tsx?code';
import Disabled from './examples/disabled.js';
import disabledCode from './examples/disabled.tsx?code';
import Form from './examples/form.js';
import formCode from './examples/form.tsx?code';
import OptionChildren from './examples/option-children.js';
import optionChildrenCode from './examples/option-children.tsx?code';
import RadioBoxes from './examples/radio-boxes.js';
import radioBoxesCode from './examples/radio-boxes.tsx?code';
import RadioButtons from './examples/radio-buttons.js';
import radioButtonsCode from './examples/radio-buttons.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Option children',
    about: (
      <>
        Options can be <code>&lt;option&gt;</code> children, like in plain HTML. They can change at any time.
      </>
    ),
    Live: OptionChildren,
    code: optionChildrenCode,
  },
  {
    title: 'Boxes per row',
    about: (
      <>
        <code>boxesPerRow</code> sets how many boxes are in a row, 1 by default. In a narrow container, there
        are fewer.
      </>
    ),
    Live: BoxesPerRow,
    code: boxesPerRowCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        A group submits the value of the selected option, or nothing if no option is selected. It starts with{' '}
        <code>initValue</code>, and reset restores it.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Radio buttons',
    about: (
      <>
        A <code>RadioButton</code> is a whole group. In the required group, the user must choose an option. In
        the optional group, the value may stay empty.
      </>
    ),
    Live: RadioButtons,
    code: radioButtonsCode,
  },
  {
    title: 'Radio boxes',
    about:
      'The same group as boxes, which are easier to click and tap. Arrow keys move and select, and wrap around at the end.',
    Live: RadioBoxes,
    code: radioBoxesCode,
  },
  {
    title: 'Controlled',
    about: (
      <>
        The group always shows the <code>value</code> you pass.
      </>
    ),
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Disabled',
    about: 'Arrow keys skip disabled options. A disabled group is not submitted with the form.',
    Live: Disabled,
    code: disabledCode,
  },
];

/** The radio buttons and radio boxes. */
export default function RadiosPage(): ReactNode {
  return (
    <DemoPage
      lead="Choose one of a few options, which are all visible, as radio buttons or as boxes. For many options, use a select."
      examples={EXAMPLES}
    />
  );
}
