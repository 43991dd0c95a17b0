import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Controlled from './examples/controlled.js';
import controlledCode from './examples/controlled.tsx?code';
import Form from './examples/form.js';
import formCode from './examples/form.tsx?code';
import Rules from './examples/rules.js';
import rulesCode from './examples/rules.tsx?code';
import SelectAll from './examples/select-all.js';
import selectAllCode from './examples/select-all.tsx?code';
import SeveralValues from './examples/several-values.js';
import severalValuesCode from './examples/several-values.tsx?code';
import States from './examples/states.js';
import statesCode from './examples/states.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Required and optional',
    about: (
      <>
        The required one must be checked; the optional one may be either. Rules see <code>true</code> or{' '}
        <code>false</code>, also when nobody touched the box.
      </>
    ),
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        A checked box sends its <code>value</code>, which is <code>on</code> unless you say otherwise. An
        unchecked one sends nothing, as in HTML.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Several values',
    about: (
      <>
        Boxes that share a <code>name</code> send one value each. A group tells screen readers what they are
        about.
      </>
    ),
    Live: SeveralValues,
    code: severalValuesCode,
  },
  {
    title: 'Indeterminate',
    about: (
      <>
        A box above others is <code>indeterminate</code> while only some of them are checked. It is a look:
        the value stays true or false.
      </>
    ),
    Live: SelectAll,
    code: selectAllCode,
  },
  {
    title: 'Controlled',
    about: (
      <>
        With <code>checked</code> the parent holds the value, and what it answers is what the box shows.
      </>
    ),
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled box cannot be changed and is not sent with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The checkbox. */
export default function CheckboxesPage(): ReactNode {
  return (
    <DemoPage
      lead="A box to check, with its label, hint and message. It takes part in forms as a native checkbox does."
      examples={EXAMPLES}
    />
  );
}
