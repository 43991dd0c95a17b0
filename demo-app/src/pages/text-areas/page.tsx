import type {ExampleProps} from '../../shell/example.js';
import invalid from './examples/invalid.tsx?example';
import limit from './examples/limit.tsx?example';
import message from './examples/message.tsx?example';
import rows from './examples/rows.tsx?example';
import states from './examples/states.tsx?example';
import visitNote from './examples/visit-note.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A field for text of several lines with a label, hint, and message. It grows with its text, and takes part in forms like a native text area.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Visit note',
    about: (
      <>
        The field grows from 4 to 10 lines, and then scrolls. The counter shows how many characters{' '}
        <code>maxLength</code> allows.
      </>
    ),
    ...visitNote,
  },
  {
    title: 'Message that grows',
    about: (
      <>
        With <code>minRows</code>, the field starts with one line. Enter inserts a line; it never submits a
        form.
      </>
    ),
    ...message,
  },
  {
    title: 'Height',
    about: (
      <>
        Without any of its properties, the field has at least 2 lines and grows without a limit. With{' '}
        <code>rows</code>, it keeps its height, like in HTML.
      </>
    ),
    ...rows,
  },
  {
    title: 'Limit',
    about: (
      <>
        <code>maxLength</code> ends typing, like in HTML. With <code>softLimit</code>, users can write more,
        and the field is invalid until they shorten their text. Near the limit, screen readers announce how
        many characters are left, once the user pauses.
      </>
    ),
    ...limit,
  },
  {
    title: 'Invalid',
    about: 'Messages of the field itself, and an error of a server.',
    ...invalid,
  },
  {
    title: 'Read-only and disabled',
    about:
      'A read-only field is submitted with the form, and its text can be copied. A disabled field is not submitted.',
    ...states,
  },
];
