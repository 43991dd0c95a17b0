import type {ExampleProps} from '../../shell/example.js';
import contact from './examples/contact.tsx?example';
import disabled from './examples/disabled.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Controls that belong together, under one legend, with one hint and one message. They can be native, or of any library.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'A message for the group',
    about: (
      <>
        A rule about several fields belongs to none of them. In a connected form, the fieldset whose{' '}
        <code>name</code> is the path of the rule shows its message, until an edit resolves it.
      </>
    ),
    ...contact,
  },
  {
    title: 'Disabled together',
    about: (
      <>
        <code>disabled</code> disables all controls inside, like a native fieldset: they are neither submitted
        nor validated. Those that are disabled themselves stay disabled.
      </>
    ),
    ...disabled,
  },
];
