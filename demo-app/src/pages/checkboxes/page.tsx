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
    title: 'In a form',
    about: (
      <>
        A checked checkbox submits its <code>value</code>, which is <code>on</code> by default. An unchecked
        checkbox submits nothing, as in HTML.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Several values',
    about: (
      <>
        Checkboxes with the same <code>name</code> submit one value each. Put them in a labeled group, so that
        screen readers announce what they are about.
      </>
    ),
    Live: SeveralValues,
    code: severalValuesCode,
  },
  {
    title: 'Indeterminate',
    about: (
      <>
        Set <code>indeterminate</code> on a “select all” checkbox if only some of its checkboxes are checked.
        It changes only the appearance; the value is still true or false.
      </>
    ),
    Live: SelectAll,
    code: selectAllCode,
  },
  {
    title: 'Required and optional',
    about: (
      <>
        The required checkbox must be checked. Rules receive <code>true</code> or <code>false</code>, even
        before the user touches the checkbox.
      </>
    ),
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'Controlled',
    about: (
      <>
        The checkbox always shows the <code>checked</code> prop you pass.
      </>
    ),
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled checkbox cannot be changed and is not submitted with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The checkbox. */
export default function CheckboxesPage(): ReactNode {
  return (
    <DemoPage
      lead="A checkbox with a label, hint, and message. It takes part in forms like a native checkbox."
      examples={EXAMPLES}
    />
  );
}
