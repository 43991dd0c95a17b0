import {Link} from 'react-router-dom';
import type {ExampleProps} from '../../shell/example.js';
import application from './examples/application.tsx?example';
import bookingForm from './examples/booking-form.tsx?example';
import formAction from './examples/form-action.tsx?example';
import reactHookForm from './examples/react-hook-form.tsx?example';

export const lead =
  'A complete form, from the first field to the submit button, in one file and with one schema.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Sports and work',
    about: (
      <>
        An application form with names, choices, dates, and files. <code>Form</code> checks all of it with one
        schema: the controls have only names. Submit it empty: <code>ErrorSummary</code> lists what is wrong,
        and each message disappears once its field is valid.
      </>
    ),
    ...application,
  },
  {
    title: 'From the schema to the server',
    about: (
      <>
        The form of the guide <Link to="/guides/forms">Forms</Link>. Its schema checks the values here and on
        the server, and has a rule about two fields. What only the server finds is shown at its field as well.
      </>
    ),
    ...bookingForm,
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
    ...formAction,
  },
  {
    title: 'React Hook Form',
    about: (
      <>
        Spread the <code>field</code> of a Controller on a control: its name, value, ref, and handlers are all
        props of the control. On submit, the first invalid control receives focus.
      </>
    ),
    ...reactHookForm,
  },
];
