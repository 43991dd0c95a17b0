import type {ExampleProps} from '../../shell/example.js';
import atOnce from './examples/at-once.tsx?example';
import controlled from './examples/controlled.tsx?example';
import form from './examples/form.tsx?example';
import rules from './examples/rules.tsx?example';
import states from './examples/states.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A switch turns a setting on or off. Its label names the setting and stays the same in both states.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Immediate effect',
    about:
      'Use a switch for a setting that takes effect immediately. For a choice that is submitted later, use a checkbox.',
    ...atOnce,
  },
  {
    title: 'In a form',
    about: (
      <>
        A switch that is on submits its <code>value</code>, which is <code>on</code> by default. A switch that
        is off submits nothing.
      </>
    ),
    ...form,
  },
  {
    title: 'Required and optional',
    about: 'The required switch must be on. The rules are superstruct schemas.',
    ...rules,
  },
  {
    title: 'Controlled',
    about: (
      <>
        A switch always shows the <code>checked</code> prop you pass. In this example, going offline turns
        sharing off, and it cannot be turned on while offline.
      </>
    ),
    ...controlled,
  },
  {
    title: 'Disabled',
    about: 'A disabled switch cannot be changed and is not submitted with the form.',
    ...states,
  },
];
