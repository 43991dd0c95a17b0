import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Labels from './examples/labels.js';
import labelsCode from './examples/labels.tsx?code';
import Narrow from './examples/narrow.js';
import narrowCode from './examples/narrow.tsx?code';
import Path from './examples/path.js';
import pathCode from './examples/path.tsx?code';
import RightToLeft from './examples/right-to-left.js';
import rightToLeftCode from './examples/right-to-left.tsx?code';
import Router from './examples/router.js';
import routerCode from './examples/router.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'From a path',
    about: (
      <>
        Each segment links to its path, and the last is the current page. The example stores its own location
        and cancels <code>onNavigate</code>, so that a click changes the example instead of the site.
      </>
    ),
    Live: Path,
    code: pathCode,
  },
  {
    title: 'With a router',
    about: (
      <>
        Pass the result of <code>useLocation</code> to <code>location</code>. <code>homeText</code> adds a
        link to the root. Without <code>location</code>, the breadcrumb shows the path of the document.
      </>
    ),
    Live: Router,
    code: routerCode,
  },
  {
    title: 'Labels',
    about:
      'A label replaces a segment everywhere, or only at one path. Other segments are decoded, and dashes and underscores become spaces. The query and hash are ignored.',
    Live: Labels,
    code: labelsCode,
  },
  {
    title: 'In a narrow container',
    about: (
      <>
        The breadcrumb wraps, even inside long links. To keep it on one line and truncate long links instead,
        set <code>--lc-breadcrumb-wrap: nowrap</code> in your CSS, like in the second example.
      </>
    ),
    Live: Narrow,
    code: narrowCode,
  },
  {
    title: 'Right to left',
    about:
      'The order and separators follow the direction of the page. The name of the landmark is in its language.',
    Live: RightToLeft,
    code: rightToLeftCode,
  },
];

/** The breadcrumb. */
export default function BreadcrumbsPage(): ReactNode {
  return (
    <DemoPage
      lead="Breadcrumbs show where the user is and link to the pages above. They are made from the path, and every step is a real link."
      examples={EXAMPLES}
    />
  );
}
