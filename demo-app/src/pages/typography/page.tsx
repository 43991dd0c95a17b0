import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Alignment from './examples/alignment.js';
import alignmentCode from './examples/alignment.tsx?code';
import Figures from './examples/figures.js';
import figuresCode from './examples/figures.tsx?code';
import HeadingLevels from './examples/heading-levels.js';
import headingLevelsCode from './examples/heading-levels.tsx?code';
import QuoteAndCode from './examples/quote-and-code.js';
import quoteAndCodeCode from './examples/quote-and-code.tsx?code';
import Scale from './examples/scale.js';
import scaleCode from './examples/scale.tsx?code';
import Tones from './examples/tones.js';
import tonesCode from './examples/tones.tsx?code';
import Truncate from './examples/truncate.js';
import truncateCode from './examples/truncate.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Scale',
    about: 'There are 15 variants. The two largest grow with the window, so that they fit on phones too.',
    Live: Scale,
    code: scaleCode,
  },
  {
    title: 'Tones',
    about: 'Never rely on color alone: the text must have the same meaning.',
    Live: Tones,
    code: tonesCode,
  },
  {
    title: 'Heading levels',
    about: 'You can choose the variant and the level in the page’s outline independently.',
    Live: HeadingLevels,
    code: headingLevelsCode,
  },
  {
    title: 'Large text without a heading',
    about: (
      <>
        With <code>as</code>, text can look like a heading without being one, such as a number on a card.
      </>
    ),
    Live: Figures,
    code: figuresCode,
  },
  {
    title: 'Quotes, code, and keys',
    about: 'A quote can name its author. Code and keys are inline and wrap with the text.',
    Live: QuoteAndCode,
    code: quoteAndCodeCode,
  },
  {
    title: 'Alignment',
    about: 'Start and end follow the direction of the language.',
    Live: Alignment,
    code: alignmentCode,
  },
  {
    title: 'Truncate',
    about:
      'Cut text after one or more lines with an ellipsis. Make sure that users can read the whole text somewhere.',
    Live: Truncate,
    code: truncateCode,
  },
];

/** The type scale. */
export default function TypographyPage(): ReactNode {
  return (
    <DemoPage
      lead="Text styles by their role on the page. Each variant renders the matching HTML element, so a heading is a real heading."
      examples={EXAMPLES}
    />
  );
}
