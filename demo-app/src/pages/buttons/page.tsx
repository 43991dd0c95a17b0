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
    about:
      'Use one primary button per view, for the main action, and danger for actions that cannot be undone.',
    Live: Variants,
    code: variantsCode,
  },
  {
    title: 'Sizes',
    about: 'Use small buttons in tables and toolbars, and large ones on their own.',
    Live: Sizes,
    code: sizesCode,
  },
  {
    title: 'Icons',
    about: 'An icon before the text takes its size and color.',
    Live: Icons,
    code: iconsCode,
  },
  {
    title: 'Loading',
    about: 'While loading, the button keeps its width and focus, and ignores clicks.',
    Live: Loading,
    code: loadingCode,
  },
  {
    title: 'Links',
    about: (
      <>
        With <code>href</code>, a button is a real link. The router handles links within the site, and the
        browser handles all others.
      </>
    ),
    Live: Links,
    code: linksCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        A submit button validates its form, unless it has <code>formNoValidate</code>, and submits its name
        and value. A reset button restores the initial values.
      </>
    ),
    Live: InAForm,
    code: inAFormCode,
  },
  {
    title: 'Icon buttons',
    about: 'The required text is the accessible name and the tooltip.',
    Live: IconButtons,
    code: iconButtonsCode,
  },
];

/** The buttons. */
export default function ButtonsPage(): ReactNode {
  return (
    <DemoPage
      lead={
        <>
          A button runs an action or, with <code>href</code>, links to a page. Inside is a native button or
          link.
        </>
      }
      examples={EXAMPLES}
    />
  );
}
