import type {ExampleProps} from '../../shell/example.js';
import action from './examples/action.tsx?example';
import autoClose from './examples/auto-close.tsx?example';
import component from './examples/component.tsx?example';
import heading from './examples/heading.tsx?example';
import limit from './examples/limit.tsx?example';
import modal from './examples/modal.tsx?example';
import positions from './examples/positions.tsx?example';
import promise from './examples/promise.tsx?example';
import stack from './examples/stack.tsx?example';
import types from './examples/types.tsx?example';
import update from './examples/update.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Short messages in a corner of the screen. Show one from anywhere with a single call. Users can drag it away or press Escape to close it.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Types',
    about: (
      <>
        Each type has its own icon, the only part with a color. Screen readers announce errors immediately,
        and other types at the next pause.
      </>
    ),
    ...types,
  },
  {
    title: 'Heading',
    about: (
      <>
        A <code>heading</code> is a bold line above the message. Screen readers announce both.
      </>
    ),
    ...heading,
  },
  {
    title: 'Stack',
    about: (
      <>
        The toasts of one position lie on one another, with the newest in front. They unfold while the pointer
        is over them or the keyboard focus is inside, after a tap, and while one behind another has an action.
        With <code>expanded</code>, a <code>ToastRegion</code> always shows them in full.
      </>
    ),
    ...stack,
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
    ...autoClose,
  },
  {
    title: 'Positions',
    about: 'Each of the six positions has its own stack.',
    ...positions,
  },
  {
    title: 'Action',
    about: (
      <>
        A toast with a button does not close by itself, so that users have time to press it. F8 moves focus to
        the newest toast and back. Escape or Delete closes it.
      </>
    ),
    ...action,
  },
  {
    title: 'Update',
    about: (
      <>
        Use the handle to change the toast later. If a toast with the same <code>id</code> is open, it is
        updated instead of adding a second one.
      </>
    ),
    ...update,
  },
  {
    title: 'Promise',
    about: 'One toast shows the progress of a promise. It stays open until the promise settles.',
    ...promise,
  },
  {
    title: 'Limit',
    about: (
      <>
        At most five toasts are open. The others wait, and their timers start when they appear. A{' '}
        <code>ToastRegion</code> sets the limit, position, and duration.
      </>
    ),
    ...limit,
  },
  {
    title: 'As a component',
    about: (
      <>
        A <code>Toast</code> is visible while it is mounted, and can contain React nodes.
      </>
    ),
    ...component,
  },
  {
    title: 'Above a modal',
    about: 'While a modal is open, toasts are still visible, announced, and clickable.',
    ...modal,
  },
];
