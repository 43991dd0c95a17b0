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
    title: 'Immediate effect',
    about:
      'Use a switch for a setting that takes effect immediately. For a choice that is submitted later, use a checkbox.',
    Live: AtOnce,
    code: atOnceCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        A switch that is on submits its <code>value</code>, which is <code>on</code> by default. A switch that
        is off submits nothing.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Required and optional',
    about: 'The required switch must be on. The rules are superstruct schemas.',
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'Controlled',
    about: (
      <>
        A switch always shows the <code>checked</code> prop you pass. In this example, going offline turns
        sharing off, and it cannot be turned on while offline.
      </>
    ),
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled switch cannot be changed and is not submitted with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The switch. */
export default function SwitchesPage(): ReactNode {
  return (
    <DemoPage
      lead="A switch turns a setting on or off. Its label names the setting and stays the same in both states."
      examples={EXAMPLES}
    />
  );
}
