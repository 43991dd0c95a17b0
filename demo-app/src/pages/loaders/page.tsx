import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Bar from './examples/bar.js';
import barCode from './examples/bar.tsx?code';
import Heights from './examples/heights.js';
import heightsCode from './examples/heights.tsx?code';
import Main from './examples/main.js';
import mainCode from './examples/main.tsx?code';
import Message from './examples/message.js';
import messageCode from './examples/message.tsx?code';
import RightToLeft from './examples/right-to-left.js';
import rightToLeftCode from './examples/right-to-left.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Main loader',
    about:
      'For a page that has nothing to show yet. The outline is drawn in 12 seconds, then taken back and drawn again. Under reduced motion it stands still, fully drawn.',
    Live: Main,
    code: mainCode,
  },
  {
    title: 'Message, size and height',
    about: (
      <>
        Letters that are wider than their place get smaller. They are a picture, so tell screen readers what
        loads with <code>label</code>.
      </>
    ),
    Live: Message,
    code: messageCode,
  },
  {
    title: 'Right to left',
    about: 'Any script that the page’s font has.',
    Live: RightToLeft,
    code: rightToLeftCode,
  },
  {
    title: 'Bar loader',
    about: (
      <>
        Above what loads. It keeps its height while nothing loads, so nothing jumps, and it says what loads
        once that has lasted a moment. Set <code>aria-busy</code> on what is loaded anew, and say when it is
        there.
      </>
    ),
    Live: Bar,
    code: barCode,
  },
  {
    title: 'Heights',
    about: 'In pixels; 3 by default.',
    Live: Heights,
    code: heightsCode,
  },
];

/** The loaders. */
export default function LoadersPage(): ReactNode {
  return (
    <DemoPage
      lead="One loader for a whole page and one for a part of it. Both are polite to screen readers."
      examples={EXAMPLES}
    />
  );
}
