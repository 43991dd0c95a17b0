import type {ExampleProps} from '../../shell/example.js';
import address from './examples/address.tsx?example';
import controlled from './examples/controlled.tsx?example';
import links from './examples/links.tsx?example';
import project from './examples/project.tsx?example';
import settings from './examples/settings.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Parts of a page that share one place. Fields in a hidden part keep their values, and open it if they are invalid.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Tabs above a panel',
    about: (
      <>
        Each <code>Tab</code> shows the <code>TabPanel</code> of its name. The slots <code>icon</code> and{' '}
        <code>badge</code> are beside the text.
      </>
    ),
    ...project,
  },
  {
    title: 'Tabs beside a panel',
    about: (
      <>
        With <code>placement=&quot;start&quot;</code>, the tabs are one below the other. If there is not
        enough space, the panel is below them.
      </>
    ),
    ...settings,
  },
  {
    title: 'Many tabs, and the tab in the address',
    about: (
      <>
        The tabs scroll, and the active one is in view. With <code>addressKey</code>, a reload or a shared
        address shows the same tab.
      </>
    ),
    ...address,
  },
  {
    title: 'The active tab in your state',
    about: (
      <>
        <code>active</code> is the name of the panel, and <code>onTabChange</code> reports another one. With{' '}
        <code>activation=&quot;manual&quot;</code>, the arrow keys only move, so a panel that loads is not
        loaded in passing.
      </>
    ),
    ...controlled,
  },
  {
    title: 'Links to pages',
    about: (
      <>
        With <code>href</code>, the tabs are a navigation of real links, and the current page is marked.
      </>
    ),
    ...links,
  },
];
