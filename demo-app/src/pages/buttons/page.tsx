import type {ExampleProps} from '../../shell/example.js';
import iconButtons from './examples/icon-buttons.tsx?example';
import icons from './examples/icons.tsx?example';
import inAForm from './examples/in-a-form.tsx?example';
import links from './examples/links.tsx?example';
import loading from './examples/loading.tsx?example';
import sizes from './examples/sizes.tsx?example';
import variants from './examples/variants.tsx?example';

export {overview} from './overview.js';

export const lead = (
  <>
    A button runs an action or, with <code>href</code>, links to a page. Inside is a native button or link.
  </>
);

export const examples: readonly ExampleProps[] = [
  {
    title: 'Variants',
    about:
      'Use one primary button per view, for the main action, and danger for actions that cannot be undone.',
    ...variants,
  },
  {
    title: 'Sizes',
    about: 'Use small buttons in tables and toolbars, and large ones on their own.',
    ...sizes,
  },
  {
    title: 'Icons',
    about: 'An icon before the text takes its size and color.',
    ...icons,
  },
  {
    title: 'Loading',
    about: 'While loading, the button keeps its width and focus, and ignores clicks.',
    ...loading,
  },
  {
    title: 'Links',
    about: (
      <>
        With <code>href</code>, a button is a real link. The router handles links within the site, and the
        browser handles all others.
      </>
    ),
    ...links,
  },
  {
    title: 'In a form',
    about: (
      <>
        A submit button validates its form, unless it has <code>formNoValidate</code>, and submits its name
        and value. A reset button restores the initial values.
      </>
    ),
    ...inAForm,
  },
  {
    title: 'Icon buttons',
    about: 'The required text is the accessible name and the tooltip.',
    ...iconButtons,
  },
];
