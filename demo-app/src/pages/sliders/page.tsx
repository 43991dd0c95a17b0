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
    title: 'Required and optional',
    about: (
      <>
        Both go from 0 to 10 and start at 0. The rules of the required one want 1 to 10, so its start value
        fails; the optional one takes any number.
      </>
    ),
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        With <code>showValidation="submit"</code> the message waits for the first attempt to send the form.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Steps',
    about: (
      <>
        Steps are counted from <code>minValue</code> and may be decimal. Arrow keys go one step, PageUp and
        PageDown a tenth of the range, Home and End to its ends.
      </>
    ),
    Live: Steps,
    code: stepsCode,
  },
  {
    title: 'Controlled',
    about: (
      <>
        With <code>value</code> the parent holds the number, and what it answers is what the slider shows.
      </>
    ),
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled slider cannot be moved and is not sent with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The slider. */
export default function SlidersPage(): ReactNode {
  return (
    <DemoPage
      lead="A number from a range, for when the rough amount matters more than the exact one. The value is always on show, with its unit."
      examples={EXAMPLES}
    />
  );
}
