import type {ExampleProps} from '../../shell/example.js';
import asynchronousRule from './examples/asynchronous-rule.tsx?example';
import oneSchema from './examples/one-schema.tsx?example';
import serverIssues from './examples/server-issues.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A form with one schema for all its values: typed values by name, rules about several fields, and the issues of a server.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'One schema',
    about: (
      <>
        The name of a control is the path of its value, such as <code>days.last</code>. The schema checks all
        values together, so that the two days can depend on each other: change either of them.
      </>
    ),
    ...oneSchema,
  },
  {
    title: 'Asynchronous rule',
    about: (
      <>
        A rule of the schema asks the server whether the name is taken. <code>validationSignal()</code> aborts
        the request for an older name. The form waits for the answer before it is submitted.
      </>
    ),
    ...asynchronousRule,
  },
  {
    title: 'Issues of a server',
    about: (
      <>
        Return the issues of the server from <code>onSubmit</code>. <code>readServerIssues</code> reads the
        errors of most servers. Each is shown at its field until the field is edited, and the first one gets
        the focus.
      </>
    ),
    ...serverIssues,
  },
];
