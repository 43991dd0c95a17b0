import type {ExampleProps} from '../../shell/example.js';
import labels from './examples/labels.tsx?example';
import narrow from './examples/narrow.tsx?example';
import path from './examples/path.tsx?example';
import rightToLeft from './examples/right-to-left.tsx?example';
import router from './examples/router.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Breadcrumbs show where the user is and link to the pages above. They are made from the path, and every step is a real link.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'From a path',
    about: (
      <>
        Each segment links to its path, and the last is the current page. The example stores its own location
        and cancels <code>onNavigate</code>, so that a click changes the example instead of the site.
      </>
    ),
    ...path,
  },
  {
    title: 'With a router',
    about: (
      <>
        Pass the result of <code>useLocation</code> to <code>location</code>. <code>homeText</code> adds a
        link to the root. Without <code>location</code>, the breadcrumb shows the path of the document.
      </>
    ),
    ...router,
  },
  {
    title: 'Labels',
    about:
      'A label replaces a segment everywhere, or only at one path. Other segments are decoded, and dashes and underscores become spaces. The query and hash are ignored.',
    ...labels,
  },
  {
    title: 'In a narrow container',
    about: (
      <>
        The breadcrumb wraps, even inside long links. To keep it on one line and truncate long links instead,
        set <code>--lc-breadcrumb-wrap: nowrap</code> in your CSS, like in the second example.
      </>
    ),
    ...narrow,
  },
  {
    title: 'Right to left',
    about:
      'The order and separators follow the direction of the page. The name of the landmark is in its language.',
    ...rightToLeft,
  },
];
