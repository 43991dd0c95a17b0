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
        A super admin sees it. So does anyone with the special privilege that it names, and anyone with the
        method in the view. Only <code>true</code> is a yes; what is missing, unknown or of a wrong type is a
        no.
      </>
    ),
    Live: Card,
    code: cardCode,
  },
  {
    title: 'A question anywhere',
    about: (
      <>
        <code>usePermission</code> asks the state of the nearest <code>PermissionProvider</code>. Without one
        the answer is no.
      </>
    ),
    Live: Hook,
    code: hookCode,
  },
  {
    title: 'An answer that comes later',
    about: 'While nobody knows what the user may do, the user may do nothing.',
    Live: LateAnswer,
    code: lateAnswerCode,
  },
];

/** The permissions. */
export default function CardWithPermissionsPage(): ReactNode {
  return (
    <DemoPage
      lead="What is private is in the document only while it is allowed. This decides what a page shows and protects no data: whatever reaches the browser can be read there, so the server must check every request too."
      examples={EXAMPLES}
    />
  );
}
