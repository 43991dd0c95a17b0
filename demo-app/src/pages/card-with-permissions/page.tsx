import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Card from './examples/card.js';
import cardCode from './examples/card.tsx?code';
import Hook from './examples/hook.js';
import hookCode from './examples/hook.tsx?code';
import LateAnswer from './examples/late-answer.js';
import lateAnswerCode from './examples/late-answer.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Card with permissions',
    about: (
      <>
        Users see the content if they are super admins, have the named special privilege, or may use the
        method in the view. Only <code>true</code> grants a permission; a missing or wrong value denies it.
      </>
    ),
    Live: Card,
    code: cardCode,
  },
  {
    title: 'Check in code',
    about: (
      <>
        <code>usePermission</code> checks the state of the nearest <code>PermissionProvider</code>. Without a
        provider, it returns false.
      </>
    ),
    Live: Hook,
    code: hookCode,
  },
  {
    title: 'Permissions that load later',
    about: 'Until the permissions of the user have loaded, every check is denied.',
    Live: LateAnswer,
    code: lateAnswerCode,
  },
];

/** The permissions. */
export default function CardWithPermissionsPage(): ReactNode {
  return (
    <DemoPage
      lead="Show content only to users with a permission. This hides content but does not protect data: users can read everything that reaches the browser, so your server must check every request too."
      examples={EXAMPLES}
    />
  );
}
