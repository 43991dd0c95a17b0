import type {ExampleProps} from '../../shell/example.js';
import layout from './examples/layout.tsx?example';
import links from './examples/links.tsx?example';
import profiles from './examples/profile-card.tsx?example';
import sidebar from './examples/sidebar.tsx?example';
import {NAVBAR_EXAMPLES} from './navbar-examples.js';

export {overview} from './overview.js';

export const lead =
  'The layout and navigation around your pages. All links are real links, which your router can handle.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'A page',
    about: (
      <>
        A layout with header, sidebar, and content. In a narrow layout, a button in the header opens the
        sidebar as a drawer. Narrow means below 36 rem in this example, and below 60 rem by default.
      </>
    ),
    ...layout,
  },
  ...NAVBAR_EXAMPLES,
  {
    title: 'Sidebar',
    about: (
      <>
        A group starts open if one of its links leads to the current page, and closes only when the user
        closes it. Links without <code>href</code> are plain text. In a narrow window, the sidebar collapses
        to a button.
      </>
    ),
    ...sidebar,
  },
  {
    title: 'Links',
    about: (
      <>
        The current path in this example is <code>/people/7?tab=notes</code>. A link is current on its own
        page, and highlighted on the pages below it unless it is <code>exact</code>. Pass links as data or as
        elements, with optional icons.
      </>
    ),
    ...links,
  },
  {
    title: 'Profile card',
    about: 'If there is no picture, or it does not load, the card shows the initials.',
    ...profiles,
  },
];
