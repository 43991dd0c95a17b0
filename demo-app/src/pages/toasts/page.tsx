import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Action from './examples/action.js';
import actionCode from './examples/action.tsx?code';
import AutoClose from './examples/auto-close.js';
import autoCloseCode from './examples/auto-close.tsx?code';
import ToastComponent from './examples/component.js';
import componentCode from './examples/component.tsx?code';
import Limit from './examples/limit.js';
import limitCode from './examples/limit.tsx?code';
import Modal from './examples/modal.js';
import modalCode from './examples/modal.tsx?code';
import Positions from './examples/positions.js';
import positionsCode from './examples/positions.tsx?code';
import PromiseToast from './examples/promise.js';
import promiseCode from './examples/promise.tsx?code';
import Types from './examples/types.js';
import typesCode from './examples/types.tsx?code';
import Update from './examples/update.js';
import updateCode from './examples/update.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Types',
    about: (
      <>
        Each type has its own icon and color. Screen readers announce errors immediately, and other types at
        the next pause.
      </>
    ),
    Live: Types,
    code: typesCode,
  },
  {
    title: 'Auto close',
    about: (
      <>
        A toast closes after 5 seconds, or the time in <code>autoClose</code>. The timer pauses while a toast
        is hovered or focused, and while the tab is hidden. For a message that users must not miss, set it to{' '}
        <code>false</code>.
      </>
    ),
    Live: AutoClose,
    code: autoCloseCode,
  },
  {
    title: 'Positions',
    about: 'Each of the six positions has its own stack. New toasts never move existing ones.',
    Live: Positions,
    code: positionsCode,
  },
  {
    title: 'Action',
    about: (
      <>
        A toast with a button does not close by itself, so that users have time to press it. F8 moves focus to
        the newest toast and back. Escape or Delete closes it.
      </>
    ),
    Live: Action,
    code: actionCode,
  },
  {
    title: 'Update',
    about: (
      <>
        Use the handle to change the toast later. If a toast with the same <code>id</code> is open, it is
        updated instead of adding a second one.
      </>
    ),
    Live: Update,
    code: updateCode,
  },
  {
    title: 'Promise',
    about: 'One toast shows the progress of a promise. It stays open until the promise settles.',
    Live: PromiseToast,
    code: promiseCode,
  },
  {
    title: 'Limit',
    about: (
      <>
        At most five toasts are visible. The others wait, and their timers start when they appear. A{' '}
        <code>ToastRegion</code> sets the limit, position, and duration.
      </>
    ),
    Live: Limit,
    code: limitCode,
  },
  {
    title: 'As a component',
    about: (
      <>
        A <code>Toast</code> is visible while it is mounted, and can contain React nodes.
      </>
    ),
    Live: ToastComponent,
    code: componentCode,
  },
  {
    title: 'Above a modal',
    about: 'While a modal is open, toasts are still visible, announced, and clickable.',
    Live: Modal,
    code: modalCode,
  },
];

/** The toasts. */
export default function ToastsPage(): ReactNode {
  return (
    <DemoPage
      lead="Short messages in a corner of the screen. Show one from anywhere with a single call. Users can drag it away or press Escape to close it."
      examples={EXAMPLES}
    />
  );
}
