import type {ExampleProps} from '../../shell/example.js';
import alignment from './examples/alignment.tsx?example';
import figures from './examples/figures.tsx?example';
import headingLevels from './examples/heading-levels.tsx?example';
import quoteAndCode from './examples/quote-and-code.tsx?example';
import scale from './examples/scale.tsx?example';
import tones from './examples/tones.tsx?example';
import truncate from './examples/truncate.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Text styles by their role on the page. Each variant renders the matching HTML element, so a heading is a real heading.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Scale',
    about: 'There are 15 variants. The two largest grow with the window, so that they fit on phones too.',
    ...scale,
  },
  {
    title: 'Tones',
    about: 'Never rely on color alone: the text must have the same meaning.',
    ...tones,
  },
  {
    title: 'Heading levels',
    about: 'You can choose the variant and the level in the page’s outline independently.',
    ...headingLevels,
  },
  {
    title: 'Large text without a heading',
    about: (
      <>
        With <code>as</code>, text can look like a heading without being one, such as a number on a card.
      </>
    ),
    ...figures,
  },
  {
    title: 'Quotes, code, and keys',
    about: 'A quote can name its author. Code and keys are inline and wrap with the text.',
    ...quoteAndCode,
  },
  {
    title: 'Alignment',
    about: 'Start and end follow the direction of the language.',
    ...alignment,
  },
  {
    title: 'Truncate',
    about:
      'Cut text after one or more lines with an ellipsis. Make sure that users can read the whole text somewhere.',
    ...truncate,
  },
];
