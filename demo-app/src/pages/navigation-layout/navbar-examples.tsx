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
    about: 'The brand leads to the root, the breadcrumb to every step, and one button to what matters most.',
    Live: CallToAction,
    code: callToActionCode,
  },
  {
    title: 'Bar with a search field',
    about: 'The field is a search landmark. Escape clears it, and Enter sends what was typed.',
    Live: Search,
    code: searchCode,
  },
  {
    title: 'Bar with a search button',
    about:
      'For a search that opens in a place of its own. It is 20 percent of the viewport wide, and its shortcut works anywhere on the page.',
    Live: SearchButton,
    code: searchButtonCode,
  },
  {
    title: 'Notifications, settings and log out',
    about: (
      <>
        Each button is there once it has a handler. The number is part of the button’s name, so that everybody
        gets it.
      </>
    ),
    Live: Notifications,
    code: notificationsCode,
  },
  {
    title: 'Everything in one bar',
    about:
      'Whether there is room is a matter of the bar’s own place, not of the window. Where there is not, a button shows the rest as a menu, and Escape hides it.',
    Live: Everything,
    code: everythingCode,
  },
];
