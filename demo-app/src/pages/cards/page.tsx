import type {ExampleProps} from '../../shell/example.js';
import articles from './examples/articles.tsx?example';
import orders from './examples/orders.tsx?example';
import plans from './examples/plans.tsx?example';
import project from './examples/project.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A box for one thing: a picture, a heading, content, and actions. The whole card can be one link.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'A card that is a link',
    about: (
      <>
        With <code>href</code>, a press anywhere on the card follows the link, which is the heading. The
        button keeps its own action.
      </>
    ),
    ...orders,
  },
  {
    title: 'Plans',
    about: 'Cards in a row have the same height, and their actions are in line.',
    ...plans,
  },
  {
    title: 'With a picture',
    about: (
      <>
        A child with <code>slot=&quot;media&quot;</code> goes from edge to edge.
      </>
    ),
    ...articles,
  },
  {
    title: 'Everything in its place',
    about: (
      <>
        The slots are <code>media</code>, <code>header</code>, <code>footer</code>, and <code>actions</code>.
        Empty ones take no space.
      </>
    ),
    ...project,
  },
];
