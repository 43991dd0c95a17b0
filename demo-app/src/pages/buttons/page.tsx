import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import IconButtons from './examples/icon-buttons.js';
import iconButtonsCode from './examples/icon-buttons.tsx?code';
import Icons from './examples/icons.js';
import iconsCode from './examples/icons.tsx?code';
import InAForm from './examples/in-a-form.js';
import inAFormCode from './examples/in-a-form.tsx?code';
import Links from './examples/links.js';
import linksCode from './examples/links.tsx?code';
import Loading from './examples/loading.js';
import loadingCode from './examples/loading.tsx?code';
import Sizes from './examples/sizes.js';
import sizesCode from './examples/sizes.tsx?code';
import Variants from './examples/variants.js';
import variantsCode from './examples/variants.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Variants',
    about: 'One primary button a view, for what most people came to do; danger for what cannot be undone.',
    Live: Variants,
    code: variantsCode,
  },
  {
    title: 'Sizes',
    about: 'Small fits into tables and toolbars, large stands alone.',
    Live: Sizes,
    code: sizesCode,
  },
  {
    title: 'Icons',
    about: 'An icon in front of the text follows its size and colour.',
    Live: Icons,
    code: iconsCode,
  },
  {
    title: 'Loading',
    about: 'While its action runs the button keeps its width and the focus, and takes no second press.',
    Live: Loading,
    code: loadingCode,
  },
  {
    title: 'Links',
    about: (
      <>
        With <code>href</code> it is a real link. The site’s router takes its own addresses, and the browser
        everything else.
      </>
    ),
    Live: Links,
    code: linksCode,
  },
  {
    title: 'In a form',
    about:
      'A submit button validates its form, unless it has formNoValidate, and sends its own name and value; a reset button restores it.',
    Live: InAForm,
    code: inAFormCode,
  },
  {
    title: 'Icon buttons',
    about: 'The text is the name for screen readers and the tooltip, so it is never missing.',
    Live: IconButtons,
    code: iconButtonsCode,
  },
];

/** The buttons. */
export default function ButtonsPage(): ReactNode {
  return (
    <DemoPage
      lead="A button does something, or leads somewhere. Both look the same here, and each is the native element inside."
      examples={EXAMPLES}
    />
  );
}
