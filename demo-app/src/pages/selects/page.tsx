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
    title: 'Required and optional',
    about: (
      <>
        Both start with Hello. The required one refuses the empty option; the optional one takes it, and has
        its own text for it.
      </>
    ),
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        The first starts empty and must be chosen. The second has no empty option, so it starts with the first
        one, as in HTML. A disabled option can be seen but not chosen.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Option children',
    about: (
      <>
        The options may be <code>{'<option>'}</code> children, as in a page without script.
      </>
    ),
    Live: Children,
    code: childrenCode,
  },
  {
    title: 'Options that come later',
    about: 'A value that is no option yet is kept, and chosen as soon as one has it.',
    Live: LateOptions,
    code: lateOptionsCode,
  },
  {
    title: 'Controlled',
    about: (
      <>
        With <code>value</code> the parent holds the choice, and what it answers is what the select shows.
      </>
    ),
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled select cannot be changed and is not sent with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The select. */
export default function SelectsPage(): ReactNode {
  return (
    <DemoPage
      lead="A list to choose one option from. It opens the browser's own list, which every phone and screen reader knows."
      examples={EXAMPLES}
    />
  );
}
