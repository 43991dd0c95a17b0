import type {ExampleProps} from '../../shell/example.js';
import appointment from './examples/appointment.tsx?example';
import plainForm from './examples/plain-form.tsx?example';
import serverIssues from './examples/server-issues.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A long form in steps: users see one at a time, and each step is checked before the next one is shown.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'One schema in three steps',
    about: (
      <>
        Next checks the fields of its step with the schema of the whole form, and Enter does the same as Next.
        Back and the list of steps lose nothing. In the last step, the child with{' '}
        <code>slot=&quot;submit&quot;</code> takes the place of Next.
      </>
    ),
    ...appointment,
  },
  {
    title: 'Issues of a server',
    about: (
      <>
        The server rejects the order at first. The step of the first rejected field is shown, and the links of
        the summary lead to the other one. Steps with errors are marked in the list until the values are
        edited.
      </>
    ),
    ...serverIssues,
  },
  {
    title: 'A form without a schema',
    about: (
      <>
        In a native form, a step is checked like the browser checks a form: by the attributes and the rules of
        its fields. Native fields work too. <code>active</code> is the step to start with, by name or index.
      </>
    ),
    ...plainForm,
  },
];
