import type {ReactNode} from 'react';
import signUpCode from '../../schemas/sign-up.ts?code';
import signUpZodCode from '../../schemas/sign-up-zod.ts?code';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import OneSchema from './examples/one-schema.js';
import oneSchemaCode from './examples/one-schema.tsx?code';
import signUpFormCode from './examples/sign-up-form.tsx?code';
import WithoutAControl from './examples/without-a-control.js';
import withoutAControlCode from './examples/without-a-control.tsx?code';
import Zod from './examples/zod.js';
import zodCode from './examples/zod.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'One schema',
    about: (
      <>
        The schema is one file of superstruct, written with the library's rule helpers. The{' '}
        <a href="/plain-schema.html">plain page</a> takes its rules from the same file.
      </>
    ),
    Live: OneSchema,
    code: oneSchemaCode,
    files: [
      {name: 'sign-up.ts', code: signUpCode},
      {name: 'sign-up-form.tsx', code: signUpFormCode},
    ],
  },
  {
    title: 'The same with zod',
    about:
      'Any Standard Schema does as well. What it refuses is the same; of two bounds, its messages name the one that was broken.',
    Live: Zod,
    code: zodCode,
    files: [{name: 'sign-up-zod.ts', code: signUpZodCode}],
  },
  {
    title: 'Without a control',
    about: (
      <>
        A server reads what a form sent with <code>readForm</code>, which turns texts into the values of the
        controls, and checks it with <code>validateForm</code>. The messages are those of the controls.
      </>
    ),
    Live: WithoutAControl,
    code: withoutAControlCode,
  },
];

/** One schema for React, a plain page and a server. */
export default function ValidationPage(): ReactNode {
  return (
    <DemoPage
      lead="One schema says what the values of a form must be, in React, in a plain page and on a server. The sentences are the same everywhere."
      examples={EXAMPLES}
    />
  );
}
