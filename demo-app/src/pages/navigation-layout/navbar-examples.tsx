import type {ExampleProps} from '../../shell/example.js';
import callToAction from './examples/navbar-call-to-action.tsx?example';
import everything from './examples/navbar-everything.tsx?example';
import links from './examples/navbar-links.tsx?example';
import notifications from './examples/navbar-notifications.tsx?example';
import searchButton from './examples/navbar-search-button.tsx?example';
import search from './examples/navbar-search.tsx?example';

/** The examples of the navigation bar. */
export const NAVBAR_EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Bar of an app',
    about: (
      <>
        Put a <code>nav</code> with links into the slot <code>links</code>. They are next to the brand, the
        link of the current page is marked, and in a narrow bar, they are first in its menu. A{' '}
        <code>Menu</code> among the actions is for the account.
      </>
    ),
    ...links,
  },
  {
    title: 'Bar with a call to action',
    about:
      'The brand links to the root and the breadcrumb to every step. The button is for the most important action.',
    ...callToAction,
  },
  {
    title: 'Bar with a search field',
    about: 'The field is a search landmark. Escape clears it, and Enter submits the query.',
    ...search,
  },
  {
    title: 'Bar with a search button',
    about:
      'Use it to open a search in a dialog or on another page. It is 20 percent of the viewport wide, and its shortcut works anywhere on the page.',
    ...searchButton,
  },
  {
    title: 'Notifications, settings, and log out',
    about: (
      <>
        Each button appears if you pass its handler. The number of notifications is part of the accessible
        name.
      </>
    ),
    ...notifications,
  },
  {
    title: 'Everything in one bar',
    about:
      'The bar adapts to the width of its container, not of the window. If there is too little room, a button shows the rest as a menu, and Escape hides it.',
    ...everything,
  },
];
