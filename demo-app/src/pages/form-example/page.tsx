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
      'An application with names, choices, dates and files. Send it empty to see what it asks for; every message goes away as soon as its field is right.',
    Live: Application,
    code: applicationCode,
  },
  {
    title: 'Form action',
    about: (
      <>
        A <code>{'<form action>'}</code> of React 19 gets the controls as FormData. <code>readForm</code>{' '}
        turns them into typed values, and <code>validateForm</code> checks them with the schema of the form.
        What is refused goes to <code>error</code> and is shown at once.
      </>
    ),
    Live: FormAction,
    code: formActionCode,
  },
  {
    title: 'React Hook Form',
    about: (
      <>
        Each control takes the <code>field</code> of a Controller as it is: name, value, ref and handlers. The
        first invalid one gets the focus.
      </>
    ),
    Live: ReactHookForm,
    code: reactHookFormCode,
  },
];

/** A form as applications have them. */
export default function FormExamplePage(): ReactNode {
  return (
    <DemoPage
      lead="A whole form, from the first field to the submit button, in one file and one schema."
      examples={EXAMPLES}
    />
  );
}
