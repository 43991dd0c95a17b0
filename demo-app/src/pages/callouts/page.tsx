import type {ExampleProps} from '../../shell/example.js';
import announced from './examples/announced.tsx?example';
import incident from './examples/incident.tsx?example';
import kinds from './examples/kinds.tsx?example';
import tip from './examples/tip.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A notice in the page, with an icon for its meaning. For a short message that goes away, use a toast.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'An incident',
    about: 'Say what happens, what still works, and what users can do.',
    ...incident,
  },
  {
    title: 'Five meanings',
    about: 'Each has its own icon, which screen readers read as a word, such as “Warning”.',
    ...kinds,
  },
  {
    title: 'A tip that users close',
    about: (
      <>
        Remember in <code>onHide</code> that it was closed. With <code>event.preventDefault()</code>, it stays
        open.
      </>
    ),
    ...tip,
  },
  {
    title: 'Announced when it appears',
    about: (
      <>
        A callout is read where it is. One that appears while the user works needs <code>announce</code>.
      </>
    ),
    ...announced,
  },
];
