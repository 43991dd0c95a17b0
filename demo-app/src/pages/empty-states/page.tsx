import type {ExampleProps} from '../../shell/example.js';
import compact from './examples/compact.tsx?example';
import first from './examples/first.tsx?example';
import search from './examples/search.tsx?example';

export {overview} from './overview.js';

export const lead =
  'What users see where there is nothing yet, or nothing was found, and what they can do next.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Before the first one',
    about: 'Say what will be here, and offer the first step.',
    ...first,
  },
  {
    title: 'Nothing found',
    about: (
      <>
        A child with <code>slot=&quot;icon&quot;</code> replaces the icon. Offer a way back.
      </>
    ),
    ...search,
  },
  {
    title: 'In a card',
    about: (
      <>
        With <code>compact</code>, it suits a card or a menu.
      </>
    ),
    ...compact,
  },
];
