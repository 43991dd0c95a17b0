import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import AtOnce from './examples/at-once.js';
import atOnceCode from './examples/at-once.tsx?code';
import Controlled from './examples/controlled.js';
import controlledCode from './examples/controlled.tsx?code';
import Form from './examples/form.js';
import formCode from './examples/form.tsx?code';
import Rules from './examples/rules.js';
import rulesCode from './examples/rules.tsx?code';
import States from './examples/states.js';
import statesCode from './examples/states.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Required and optional',
    about: 'The required one must be on; the optional one may be either. The rules are superstruct schemas.',
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'At once',
    about:
      'A switch is for what takes effect at once; for a choice that is sent later, a checkbox is the usual control.',
    Live: AtOnce,
    code: atOnceCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        A switch that is on sends its <code>value</code>, which is <code>on</code> unless you say otherwise.
        One that is off sends nothing.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Controlled',
    about: (
      <>
        With <code>checked</code> the parent holds the value: going offline ends the sharing, and while
        offline it cannot be started.
      </>
    ),
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled switch cannot be changed and is not sent with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The switch. */
export default function SwitchesPage(): ReactNode {
  return (
    <DemoPage
      lead="A switch that is on or off. Its label says what it switches, and stays the same in both states."
      examples={EXAMPLES}
    />
  );
}
