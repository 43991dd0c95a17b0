import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import AllControls from './examples/all-controls.js';
import allControlsCode from './examples/all-controls.tsx?code';
import Prefilled from './examples/prefilled.js';
import prefilledCode from './examples/prefilled.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Empty',
    about: (
      <>
        Each control twice: required and optional. Messages wait for the first attempt to send, which also
        takes you to the first control that is not valid. The same form stands{' '}
        <a href="/plain.html">in plain HTML</a>, without a line of script.
      </>
    ),
    Live: AllControls,
    code: allControlsCode,
  },
  {
    title: 'Prefilled',
    about: (
      <>
        The same form with <code>initValue</code> for every control. It is valid as it stands, and a reset
        brings these values back.
      </>
    ),
    Live: Prefilled,
    code: prefilledCode,
  },
];

/** Every form control in one form. */
export default function AllFormComponentsPage(): ReactNode {
  return <DemoPage lead="Every control in one form, with one schema for all of them." examples={EXAMPLES} />;
}
