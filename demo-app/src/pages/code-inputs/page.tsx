import type {ExampleProps} from '../../shell/example.js';
import alphanumeric from './examples/alphanumeric.tsx?example';
import confirm from './examples/confirm.tsx?example';
import states from './examples/states.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A field for a one-time code, with a box for each character. It is one native text field.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Confirm a sign-in',
    about: (
      <>
        The form is submitted when the last character is entered. Phones offer the code of a message, and a
        pasted <code>123 456</code> is read as <code>123456</code>. Here, the code is <code>246810</code>.
      </>
    ),
    ...confirm,
  },
  {
    title: 'Letters and digits',
    about: 'A recovery code on paper does not arrive in a message, so the browser does not fill it in.',
    ...alphanumeric,
  },
  {title: 'States', about: 'Incomplete, read-only, and disabled.', ...states},
];
