import type {ExampleProps} from '../../shell/example.js';
import beside from './examples/beside.tsx?example';
import bottom from './examples/bottom.tsx?example';
import cart from './examples/cart.tsx?example';
import sides from './examples/sides.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A panel at a side of the window. It blocks the page like a modal, or stays beside the content.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Drawer',
    about: (
      <>
        It closes with its button, Escape, a press on the backdrop, or a swipe to its side. The child with{' '}
        <code>slot=&quot;footer&quot;</code> stays visible while the content scrolls.
      </>
    ),
    ...cart,
  },
  {
    title: 'Sides',
    about: (
      <>
        <code>--lc-drawer-size</code> is the width of a drawer at the start or end, and the height of one at
        the top or bottom.
      </>
    ),
    ...sides,
  },
  {
    title: 'A sheet on a phone',
    about: 'At the bottom, a drawer is as high as its content. Users swipe its header down to close it.',
    ...bottom,
  },
  {
    title: 'Beside the content',
    about: (
      <>
        With <code>inline</code>, the page stays usable, and the drawer is a region of it. Change{' '}
        <code>inline</code> with the width of the window to have a dialog on phones.
      </>
    ),
    ...beside,
  },
];
