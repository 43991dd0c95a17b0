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
    about: 'Fifteen roles. The two largest grow with the window, so that they fit a phone too.',
    Live: Scale,
    code: scaleCode,
  },
  {
    title: 'Tones',
    about: 'The words say the same as the colour, for everyone who does not see it.',
    Live: Tones,
    code: tonesCode,
  },
  {
    title: 'Heading levels',
    about: 'The look is one choice and the level in the page’s outline another.',
    Live: HeadingLevels,
    code: headingLevelsCode,
  },
  {
    title: 'Large, and no heading',
    about: (
      <>
        With <code>as</code> a text looks like a heading and is none, as a number on a card.
      </>
    ),
    Live: Figures,
    code: figuresCode,
  },
  {
    title: 'Quotes, code and keys',
    about: 'A quote can say whose words it has. Code and keys stand in a line of text and break with it.',
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
      'One line, or as many as you say, that end in an ellipsis. Make sure that the whole text can be read somewhere.',
    Live: Truncate,
    code: truncateCode,
  },
];

/** The type scale. */
export default function TypographyPage(): ReactNode {
  return (
    <DemoPage
      lead="Text by its role on the page. Each role is the HTML element that fits it, so a heading is a real heading."
      examples={EXAMPLES}
    />
  );
}
