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
    title: 'Required and optional',
    about: 'Both start empty. The required one wants a text; the optional one takes none.',
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'Text and value',
    about: (
      <>
        Typed text that is an option&apos;s text, in capitals or not, has that option&apos;s value: Python is{' '}
        <code>python</code>. Other text is its own value.
      </>
    ),
    Live: Value,
    code: valueCode,
  },
  {
    title: 'Thousands of options',
    about: 'Ten thousand options; the best way through them is to type.',
    Live: Thousands,
    code: thousandsCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        The options may be <code>{'<option>'}</code> children. Enter takes the active suggestion; Enter on the
        closed field sends the form.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled datalist cannot be edited and is not sent with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The datalist. */
export default function DatalistsPage(): ReactNode {
  return (
    <DemoPage
      lead="A text field that suggests options while the user types. Any other text is fine too, unless rules refuse it."
      examples={EXAMPLES}
    />
  );
}
