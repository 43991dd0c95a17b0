import type {ExampleProps} from '../../shell/example.js';
import card from './examples/card.tsx?example';
import hook from './examples/hook.tsx?example';
import lateAnswer from './examples/late-answer.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Show content only to users with a permission. This hides content but does not protect data: users can read everything that reaches the browser, so your server must check every request too.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Card with permissions',
    about: (
      <>
        Users see the content if they are super admins, have the named special privilege, or may use the
        method in the view. Only <code>true</code> grants a permission; a missing or wrong value denies it.
      </>
    ),
    ...card,
  },
  {
    title: 'Check in code',
    about: (
      <>
        <code>usePermission</code> checks the state of the nearest <code>PermissionProvider</code>. Without a
        provider, it returns false.
      </>
    ),
    ...hook,
  },
  {
    title: 'Permissions that load later',
    about: 'Until the permissions of the user have loaded, every check is denied.',
    ...lateAnswer,
  },
];
