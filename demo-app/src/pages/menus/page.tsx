import type {ExampleProps} from '../../shell/example.js';
import account from './examples/account.tsx?example';
import context from './examples/context.tsx?example';
import rowActions from './examples/row-actions.tsx?example';
import submenu from './examples/submenu.tsx?example';
import view from './examples/view.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Actions, links, and choices that a button or a right click opens. On a phone, a menu is a sheet at the bottom of the screen.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Actions of a row',
    about: (
      <>
        The child with <code>slot=&quot;trigger&quot;</code> opens the menu. A disabled item can still have
        the focus, so that everybody finds it.
      </>
    ),
    ...rowActions,
  },
  {
    title: 'An account menu with links',
    about: (
      <>
        Items with <code>href</code> are real links. A <code>role=&quot;group&quot;</code> shows its label as
        a heading.
      </>
    ),
    ...account,
  },
  {
    title: 'A view menu with choices',
    about: (
      <>
        Check boxes and radio buttons report their state. Space changes them without closing the menu. The
        shortcuts are only shown: your app listens for the keys.
      </>
    ),
    ...view,
  },
  {
    title: 'Submenus',
    about: (
      <>
        Items with <code>slot=&quot;submenu&quot;</code> in another item open with the right arrow, or when
        the pointer rests on it.
      </>
    ),
    ...submenu,
  },
  {
    title: 'The context menu of a list',
    about: (
      <>
        A right click, Shift+F10, or a long press opens it. <code>source</code> is the element that it is for.
      </>
    ),
    ...context,
  },
];
