import type {ExampleProps} from '../../shell/example.js';
import create from './examples/create.tsx?example';
import disabled from './examples/disabled.tsx?example';
import form from './examples/form.tsx?example';
import groups from './examples/groups.tsx?example';
import limits from './examples/limits.tsx?example';
import server from './examples/server.tsx?example';
import thousands from './examples/thousands.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Choose several options from a long list, which the text filters. They are shown as tags. If all options fit on the page, use a group of checkboxes.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'In a form',
    about: (
      <>
        The value is a list, in the order of the choices. The form submits one entry for each of them. Text
        that is not an option is kept, and makes the field invalid.
      </>
    ),
    ...form,
  },
  {
    title: 'Groups',
    about: (
      <>
        Options with a <code>group</code>, or in an <code>{'<optgroup>'}</code>, are listed below its name.
      </>
    ),
    ...groups,
  },
  {
    title: 'New values',
    about: (
      <>
        With <code>creatable</code>, users can add what is not an option. Cancel <code>onCreate</code> to
        create an option with its own value, for example on a server.
      </>
    ),
    ...create,
  },
  {
    title: 'Limits',
    about: (
      <>
        Users cannot choose more than <code>max</code> options. <code>min</code> and a schema check the list.
      </>
    ),
    ...limits,
  },
  {
    title: 'Thousands of options',
    about: (
      <>
        A list of 10,000 options. Tags that do not fit into two lines, or into <code>tagLines</code>, are
        counted.
      </>
    ),
    ...thousands,
  },
  {
    title: 'Options from a server',
    about: (
      <>
        With <code>import '@life-changers/elements/option-loading'</code>, <code>loadOptions</code> loads the
        options for the typed text, page by page. Enter waits for them. <code>loadLabel</code> loads the text
        of a value that is already chosen.
      </>
    ),
    ...server,
  },
  {
    title: 'Disabled',
    about:
      'Users cannot remove a disabled option that is already chosen, and it is not submitted with the form.',
    ...disabled,
  },
];
