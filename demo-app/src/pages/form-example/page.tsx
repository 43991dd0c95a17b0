import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Application from './examples/application.js';
import applicationCode from './examples/application.tsx?code';
import FormAction from './examples/form-action.js';
import formActionCode from './examples/form-action.tsx?code';
import ReactHookForm from './examples/react-hook-form.js';
import reactHookFormCode from './examples/react-hook-form.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Sports and work',
    about:
      'An application form with names, choices, dates, and files. Submit it empty to see the messages; each disappears once its field is valid.',
    Live: Application,
    code: applicationCode,
  },
  {
    title: 'Form action',
    about: (
      <>
        A <code>{'<form action>'}</code> in React 19 receives the controls as FormData. <code>readForm</code>{' '}
        turns them into typed values, with dates as text, and <code>validateForm</code> checks them with the
        schema of the form. Pass the messages to <code>error</code> to show them immediately.
      </>
    ),
    Live: FormAction,
    code: formActionCode,
  },
  {
    title: 'React Hook Form',
    about: (
      <>
        Spread the <code>field</code> of a Controller on a control: its name, value, ref, and handlers are all
        props of the control. On submit, the first invalid control receives focus.
      </>
    ),
    Live: ReactHookForm,
    code: reactHookFormCode,
  },
];

/** A complete form, like in real applications. */
export default function FormExamplePage(): ReactNode {
  return (
    <DemoPage
      lead="A complete form, from the first field to the submit button, in one file and with one schema."
      examples={EXAMPLES}
    />
  );
}
