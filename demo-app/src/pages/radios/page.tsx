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
    title: 'Radio buttons',
    about: (
      <>
        A <code>RadioButton</code> is one group. In the required one an option must be chosen; in the optional
        one the value may stay empty.
      </>
    ),
    Live: RadioButtons,
    code: radioButtonsCode,
  },
  {
    title: 'Radio boxes',
    about:
      'The same group as boxes, which are easier to hit. Arrow keys move and choose, from the last to the first.',
    Live: RadioBoxes,
    code: radioBoxesCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        A group sends the value of the option that is chosen, and nothing while none is.{' '}
        <code>initValue</code> is what it starts with and goes back to.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Boxes per row',
    about: 'One box in a row, or as many as you say; where there is no room for them, fewer.',
    Live: BoxesPerRow,
    code: boxesPerRowCode,
  },
  {
    title: 'Controlled',
    about: 'The parent holds the value, and what it answers is what the group shows.',
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Option elements',
    about: (
      <>
        Options may be <code>&lt;option&gt;</code> elements, as in a page without script. They may change at
        any time.
      </>
    ),
    Live: OptionChildren,
    code: optionChildrenCode,
  },
  {
    title: 'Disabled',
    about: 'Arrow keys pass over a disabled option. A disabled group is not sent with the form.',
    Live: Disabled,
    code: disabledCode,
  },
];

/** The radio buttons and radio boxes. */
export default function RadiosPage(): ReactNode {
  return (
    <DemoPage
      lead="One of a few options, all in sight: as radio buttons or as boxes. To choose from many, take a select."
      examples={EXAMPLES}
    />
  );
}
