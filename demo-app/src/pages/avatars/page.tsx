import type {ExampleProps} from '../../shell/example.js';
import fallbacks from './examples/fallbacks.tsx?example';
import group from './examples/group.tsx?example';
import people from './examples/people.tsx?example';
import sizes from './examples/sizes.tsx?example';

export {overview} from './overview.js';

export const lead = 'A picture of a person or a team, or else initials. Several of them can overlap.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'A team',
    about: (
      <>
        At most <code>max</code> avatars are shown. The group is a list, and screen readers read how many more
        there are.
      </>
    ),
    ...group,
  },
  {
    title: 'Next to a name',
    about: (
      <>
        If the name is in the text anyway, hide the avatar from screen readers with <code>aria-hidden</code>,
        so that they do not read it twice.
      </>
    ),
    ...people,
  },
  {
    title: 'Without a picture',
    about:
      'The initials are those of the first and the last word, in any script. If a picture cannot be loaded, they replace it. Without a name, there is an icon.',
    ...fallbacks,
  },
  {
    title: 'Sizes and shapes',
    about: (
      <>
        A square suits a company or a project. For other sizes, set <code>--lc-avatar-size</code>.
      </>
    ),
    ...sizes,
  },
];
