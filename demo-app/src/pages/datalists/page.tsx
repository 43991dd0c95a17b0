import type {ExampleProps} from '../../shell/example.js';
import form from './examples/form.tsx?example';
import rules from './examples/rules.tsx?example';
import server from './examples/server.tsx?example';
import states from './examples/states.tsx?example';
import thousands from './examples/thousands.tsx?example';
import value from './examples/value.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A text field that suggests options while the user types. Users can enter any other text too, unless the rules reject it.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Text and value',
    about: (
      <>
        If the text matches an option, ignoring case, the value of the datalist is the value of that option:
        Python gives <code>python</code>. Any other text is the value as it was typed.
      </>
    ),
    ...value,
  },
  {
    title: 'Thousands of options',
    about: 'A list of 10,000 options. Type to filter it.',
    ...thousands,
  },
  {
    title: 'Suggestions from a server',
    about: (
      <>
        With <code>import '@life-changers/elements/option-loading'</code>, <code>loadOptions</code> loads the
        suggestions for the typed text. The first request of this example fails, so that you can try again.
      </>
    ),
    ...server,
  },
  {
    title: 'In a form',
    about: (
      <>
        Options can be <code>{'<option>'}</code> children. Enter selects the active suggestion. If the list is
        closed, Enter submits the form.
      </>
    ),
    ...form,
  },
  {
    title: 'Required and optional',
    about: 'Both start empty. The required datalist needs a value.',
    ...rules,
  },
  {
    title: 'Disabled',
    about: 'A disabled datalist cannot be edited and is not submitted with the form.',
    ...states,
  },
];
