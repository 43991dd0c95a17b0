import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Children from './examples/children.js';
import childrenCode from './examples/children.tsx?code';
import Controlled from './examples/controlled.js';
import controlledCode from './examples/controlled.tsx?code';
import Form from './examples/form.js';
import formCode from './examples/form.tsx?code';
import LateOptions from './examples/late-options.js';
import lateOptionsCode from './examples/late-options.tsx?code';
import Rules from './examples/rules.js';
import rulesCode from './examples/rules.tsx?code';
import States from './examples/states.js';
import statesCode from './examples/states.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Option children',
    about: (
      <>
        Options can be <code>{'<option>'}</code> children, like in plain HTML.
      </>
    ),
    Live: Children,
    code: childrenCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        The first select starts empty and is required. The second has no empty option, so it starts with its
        first option, as in HTML. A disabled option is visible but cannot be chosen.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Required and optional',
    about: (
      <>
        Both start with Hello. The required select rejects the empty option. The optional one accepts it and
        has its own text for it.
      </>
    ),
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'Options that load later',
    about: 'If options load later, the value is kept and selected once its option arrives.',
    Live: LateOptions,
    code: lateOptionsCode,
  },
  {
    title: 'Controlled',
    about: (
      <>
        The select always shows the <code>value</code> you pass.
      </>
    ),
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled select cannot be changed and is not submitted with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The select. */
export default function SelectsPage(): ReactNode {
  return (
    <DemoPage
      lead="Choose one option from a list. It opens the browser’s own list, which works on every phone and with every screen reader."
      examples={EXAMPLES}
    />
  );
}
