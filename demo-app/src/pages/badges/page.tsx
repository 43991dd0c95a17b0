import type {ExampleProps} from '../../shell/example.js';
import counts from './examples/counts.tsx?example';
import filters from './examples/filters.tsx?example';
import labels from './examples/labels.tsx?example';
import orders from './examples/orders.tsx?example';
import services from './examples/services.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A badge shows a state or a count. A tag is a word that users select, as a filter, or remove.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'The state of an order',
    about: (
      <>
        Choose the <code>variant</code> by what the state means for the user, and write the state in words,
        because not everybody sees the color.
      </>
    ),
    ...orders,
  },
  {
    title: 'Counts',
    about: (
      <>
        Screen readers read the <code>label</code> instead of the number, which alone says little.
      </>
    ),
    ...counts,
  },
  {
    title: 'Dots',
    about: (
      <>
        With <code>dot</code>, a badge is a dot with text next to it. Without text, it needs a{' '}
        <code>label</code>.
      </>
    ),
    ...services,
  },
  {
    title: 'Tags that filter',
    about: (
      <>
        A tag with <code>selectable</code> is a toggle button. The event has its <code>value</code>.
      </>
    ),
    ...filters,
  },
  {
    title: 'Tags that users remove',
    about: (
      <>
        The tag stays until you remove it from your data. The focus then moves to the next tag. Delete and
        Backspace work as well.
      </>
    ),
    ...labels,
  },
];
