import type {ExampleProps} from '../../shell/example.js';
import rings from './examples/rings.tsx?example';
import skeleton from './examples/skeleton.tsx?example';
import spinnerSizes from './examples/spinner-sizes.tsx?example';
import spinner from './examples/spinner.tsx?example';
import unknown from './examples/unknown.tsx?example';
import upload from './examples/upload.tsx?example';

export {overview} from './overview.js';

export const lead =
  'For tasks and for content that loads: a bar or a ring that fills, a ring that turns, and outlines in the place of text.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Progress of a task',
    about: (
      <>
        <code>value</code> and <code>max</code> are those of <code>&lt;progress&gt;</code>.{' '}
        <code>valueText</code> replaces the percentage, for screen readers too. Announce the end in words, for
        example in a toast.
      </>
    ),
    ...upload,
  },
  {
    title: 'Without a value',
    about: 'While nobody knows how long a task takes, the bar runs. A visible text can be its name.',
    ...unknown,
  },
  {
    title: 'Rings',
    about: (
      <>
        A ring for a small place, such as a card. The custom properties <code>--lc-progress-size</code> and{' '}
        <code>--lc-progress-thickness</code> make it larger.
      </>
    ),
    ...rings,
  },
  {
    title: 'Spinner after a moment',
    about: (
      <>
        With <code>delay</code>, an answer that arrives quickly shows no spinner at all. If it stays, its
        label is announced.
      </>
    ),
    ...spinner,
  },
  {
    title: 'Spinner sizes',
    about: 'Small for a line of text, large for a whole panel.',
    ...spinnerSizes,
  },
  {
    title: 'Skeleton of a profile',
    about: (
      <>
        Skeletons keep the place of what loads, so that nothing jumps. Screen readers do not find them:
        describe the region with <code>aria-busy</code> and a text.
      </>
    ),
    ...skeleton,
  },
];
