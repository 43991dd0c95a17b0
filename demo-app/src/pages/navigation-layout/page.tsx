import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Layout from './examples/layout.js';
import layoutCode from './examples/layout.tsx?code';
import Links from './examples/links.js';
import linksCode from './examples/links.tsx?code';
import Profiles from './examples/profile-card.js';
import profilesCode from './examples/profile-card.tsx?code';
import Sidebar from './examples/sidebar.js';
import sidebarCode from './examples/sidebar.tsx?code';
import {NAVBAR_EXAMPLES} from './navbar-examples.js';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'A page',
    about: (
      <>
        Header, sidebar and content. Where the layout has little room, the sidebar is a button in the row of
        the header and opens as a drawer. Here that is below 36 rem, and 60 by default.
      </>
    ),
    Live: Layout,
    code: layoutCode,
  },
  ...NAVBAR_EXAMPLES,
  {
    title: 'Sidebar',
    about: (
      <>
        A group opens by itself when one of its links leads to the current page, and closes only by hand.
        Links without an address are plain text. In a small window it is a button.
      </>
    ),
    Live: Sidebar,
    code: sidebarCode,
  },
  {
    title: 'Links',
    about: (
      <>
        The current path here is <code>/people/7?tab=notes</code>. A link is current on its own page, and
        marked on the pages below it unless it is <code>exact</code>. Links are data or elements, and may have
        icons.
      </>
    ),
    Live: Links,
    code: linksCode,
  },
  {
    title: 'Profile card',
    about: 'Without a picture, or when it does not load, the initials stand in for it.',
    Live: Profiles,
    code: profilesCode,
  },
];

/** Page layout, page content, sidebar and profile card. */
export default function NavigationLayoutPage(): ReactNode {
  return (
    <DemoPage
      lead="The frame that a page stands in, and the ways through it. Every link is a real one, and your router may take it."
      examples={EXAMPLES}
    />
  );
}
