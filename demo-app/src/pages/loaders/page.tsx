import type {ExampleProps} from '../../shell/example.js';
import bar from './examples/bar.tsx?example';
import heights from './examples/heights.tsx?example';
import main from './examples/main.tsx?example';
import message from './examples/message.tsx?example';
import rightToLeft from './examples/right-to-left.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A loader for a whole page and one for part of a page. Both are announced to screen readers without interrupting.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Main loader',
    about:
      'Use it while a whole page loads. The outline is drawn in 12 seconds, erased, and drawn again. With reduced motion, it is fully drawn and does not move.',
    ...main,
  },
  {
    title: 'Message, size, and height',
    about: (
      <>
        If the text is wider than its container, it gets smaller. The letters are an image, so set{' '}
        <code>label</code> to tell screen readers what is loading.
      </>
    ),
    ...message,
  },
  {
    title: 'Right to left',
    about: 'The message can use any script that the font of the page supports.',
    ...rightToLeft,
  },
  {
    title: 'Bar loader',
    about: (
      <>
        Place it above the content that loads. It always keeps its height, so the layout does not shift. After
        a moment, it announces what is loading. Set <code>aria-busy</code> on the content while it reloads,
        and announce when it is done.
      </>
    ),
    ...bar,
  },
  {
    title: 'Heights',
    about: 'The height is in pixels and is 3 by default.',
    ...heights,
  },
];
