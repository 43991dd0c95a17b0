import type {ExampleProps} from '../../shell/example.js';
import events from './examples/events.tsx?example';
import from from './examples/from.tsx?example';
import icon from './examples/icon.tsx?example';
import value from './examples/value.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A button that copies a text and says so, visibly and to screen readers. The code of this site uses it too.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Copy a value',
    about: (
      <>
        <code>value</code> is the text to copy, and <code>text</code> the text of the button.
      </>
    ),
    ...value,
  },
  {
    title: 'Copy from a field',
    about: (
      <>
        <code>from</code> is the ID of a field whose value is copied, or of any other element, whose text is
        copied.
      </>
    ),
    ...from,
  },
  {
    title: 'Only an icon',
    about: (
      <>
        With <code>iconOnly</code>, the text is the name of the button and its tooltip.
      </>
    ),
    ...icon,
  },
  {
    title: 'After copying',
    about: (
      <>
        Browsers copy only with HTTPS, and may refuse. <code>onCopyError</code> lets you show the text
        instead.
      </>
    ),
    ...events,
  },
];
