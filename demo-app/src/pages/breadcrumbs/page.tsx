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
        Each segment is a link to the path so far; the last is the page itself. The example keeps its own
        location and cancels <code>onNavigate</code>, so a click moves the example and not the site.
      </>
    ),
    Live: Path,
    code: pathCode,
  },
  {
    title: 'With a router',
    about: (
      <>
        <code>location</code> takes what <code>useLocation</code> gives. <code>homeText</code> adds a first
        step to the root. Without a location the breadcrumb shows the document’s own path.
      </>
    ),
    Live: Router,
    code: routerCode,
  },
  {
    title: 'Labels',
    about:
      'A label stands for a segment, or for one path alone. Other segments are decoded, with spaces for dashes and underscores. Query and hash are left out.',
    Live: Labels,
    code: labelsCode,
  },
  {
    title: 'In a narrow place',
    about: (
      <>
        It wraps, inside of long steps too. With <code>--lc-breadcrumb-wrap: nowrap</code> in your CSS, as on
        the second one, it stays on one line and cuts long steps short.
      </>
    ),
    Live: Narrow,
    code: narrowCode,
  },
  {
    title: 'Right to left',
    about: 'Order and separators follow the direction of the page; the landmark is named in its language.',
    Live: RightToLeft,
    code: rightToLeftCode,
  },
];

/** The breadcrumb. */
export default function BreadcrumbsPage(): ReactNode {
  return (
    <DemoPage
      lead="Where the user is, and the way back up, as links made from the path. Every step is a real link, so it opens in a new tab too."
      examples={EXAMPLES}
    />
  );
}
