import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Form from './examples/form.js';
import formCode from './examples/form.tsx?code';
import Rules from './examples/rules.js';
import rulesCode from './examples/rules.tsx?code';
import States from './examples/states.js';
import statesCode from './examples/states.tsx?code';
import Thousands from './examples/thousands.js';
import thousandsCode from './examples/thousands.tsx?code';
import Value from './examples/value.js';
import valueCode from './examples/value.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Text and value',
    about: (
      <>
        If the text matches an option, ignoring case, the value of the datalist is the value of that option:
        Python gives <code>python</code>. Any other text is the value as it was typed.
      </>
    ),
    Live: Value,
    code: valueCode,
  },
  {
    title: 'Thousands of options',
    about: 'A list of 10,000 options. Type to filter it.',
    Live: Thousands,
    code: thousandsCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        Options can be <code>{'<option>'}</code> children. Enter selects the active suggestion. If the list is
        closed, Enter submits the form.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Required and optional',
    about: 'Both start empty. The required datalist needs a value.',
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled datalist cannot be edited and is not submitted with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The datalist. */
export default function DatalistsPage(): ReactNode {
  return (
    <DemoPage
      lead="A text field that suggests options while the user types. Users can enter any other text too, unless the rules reject it."
      examples={EXAMPLES}
    />
  );
}
