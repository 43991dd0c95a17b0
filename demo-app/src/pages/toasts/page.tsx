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
        A type has an icon and a colour of its own. An error interrupts a screen reader; the others wait for
        their turn.
      </>
    ),
    Live: Types,
    code: typesCode,
  },
  {
    title: 'Closing by itself',
    about: (
      <>
        A toast stays for 5000 ms, or as long as <code>autoClose</code> says. The time stands still while the
        pointer or the focus is on a toast and while the tab is hidden. A message that must not be missed
        takes <code>false</code>.
      </>
    ),
    Live: AutoClose,
    code: autoCloseCode,
  },
  {
    title: 'Positions',
    about: 'Each of the six places has a stack of its own. A new toast never moves the ones that are there.',
    Live: Positions,
    code: positionsCode,
  },
  {
    title: 'Action',
    about: (
      <>
        A toast with a button does not close by itself, so that nobody loses the button to the clock. F8 leads
        to the newest toast and back; Escape or Delete closes it.
      </>
    ),
    Live: Action,
    code: actionCode,
  },
  {
    title: 'Update',
    about: (
      <>
        The handle changes the toast later. A toast with the same <code>id</code> is updated in place of a
        second one.
      </>
    ),
    Live: Update,
    code: updateCode,
  },
  {
    title: 'Promise',
    about: 'One toast follows a promise from start to end. It has no time of its own while it is pending.',
    Live: PromiseToast,
    code: promiseCode,
  },
  {
    title: 'Limit',
    about: (
      <>
        Five toasts are on show at once; the others wait, and their time with them. A <code>ToastRegion</code>{' '}
        sets how many, where, and how long.
      </>
    ),
    Live: Limit,
    code: limitCode,
  },
  {
    title: 'As a component',
    about: (
      <>
        <code>Toast</code> is on show while it is mounted, and takes React nodes.
      </>
    ),
    Live: ToastComponent,
    code: componentCode,
  },
  {
    title: 'Above a modal',
    about: 'A toast can be read, heard and pressed while a modal is open.',
    Live: Modal,
    code: modalCode,
  },
];

/** The toasts. */
export default function ToastsPage(): ReactNode {
  return (
    <DemoPage
      lead="Short messages in a corner of the screen. One call shows one, from anywhere; drag it aside or press Escape to close it."
      examples={EXAMPLES}
    />
  );
}
