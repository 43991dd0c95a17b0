import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Controlled from './examples/controlled.js';
import controlledCode from './examples/controlled.tsx?code';
import Form from './examples/form.js';
import formCode from './examples/form.tsx?code';
import Rules from './examples/rules.js';
import rulesCode from './examples/rules.tsx?code';
import States from './examples/states.js';
import statesCode from './examples/states.tsx?code';
import Steps from './examples/steps.js';
import stepsCode from './examples/steps.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Steps',
    about: (
      <>
        Steps start at <code>minValue</code> and can be decimal. The arrow keys move by one step, PageUp and
        PageDown by a tenth of the range, and Home and End jump to its ends.
      </>
    ),
    Live: Steps,
    code: stepsCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        With <code>showValidation="submit"</code>, messages show after the first attempt to submit the form.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Required and optional',
    about: (
      <>
        Both sliders go from 0 to 10 and start at 0. The rules of the required slider accept 1 to 10, so its
        initial value is invalid. The optional slider accepts any number.
      </>
    ),
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'Controlled',
    about: (
      <>
        The slider always shows the <code>value</code> you pass.
      </>
    ),
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled slider cannot be moved and is not submitted with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The slider. */
export default function SlidersPage(): ReactNode {
  return (
    <DemoPage
      lead="Choose a number from a range when the approximate amount matters more than the exact one. The value is always visible, with its unit."
      examples={EXAMPLES}
    />
  );
}
