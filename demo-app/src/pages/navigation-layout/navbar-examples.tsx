import type {ExampleProps} from '../../shell/example.js';
import CallToAction from './examples/navbar-call-to-action.js';
import callToActionCode from './examples/navbar-call-to-action.tsx?code';
import Everything from './examples/navbar-everything.js';
import everythingCode from './examples/navbar-everything.tsx?code';
import Notifications from './examples/navbar-notifications.js';
import notificationsCode from './examples/navbar-notifications.tsx?code';
import SearchButton from './examples/navbar-search-button.js';
import searchButtonCode from './examples/navbar-search-button.tsx?code';
import Search from './examples/navbar-search.js';
import searchCode from './examples/navbar-search.tsx?code';

/** The examples of the navigation bar. */
export const NAVBAR_EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Bar with a call to action',
    about:
      'The brand links to the root and the breadcrumb to every step. The button is for the most important action.',
    Live: CallToAction,
    code: callToActionCode,
  },
  {
    title: 'Bar with a search field',
    about: 'The field is a search landmark. Escape clears it, and Enter submits the query.',
    Live: Search,
    code: searchCode,
  },
  {
    title: 'Bar with a search button',
    about:
      'Use it to open a search in a dialog or on another page. It is 20 percent of the viewport wide, and its shortcut works anywhere on the page.',
    Live: SearchButton,
    code: searchButtonCode,
  },
  {
    title: 'Notifications, settings, and log out',
    about: (
      <>
        Each button appears if you pass its handler. The number of notifications is part of the accessible
        name.
      </>
    ),
    Live: Notifications,
    code: notificationsCode,
  },
  {
    title: 'Everything in one bar',
    about:
      'The bar adapts to the width of its container, not of the window. If there is too little room, a button shows the rest as a menu, and Escape hides it.',
    Live: Everything,
    code: everythingCode,
  },
];
