import type {ExampleProps} from '../../shell/example.js';
import controlled from './examples/controlled.tsx?example';
import filters from './examples/filters.tsx?example';
import keep from './examples/keep.tsx?example';
import placements from './examples/placements.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Content of any kind beside the button that opens it. The page stays usable, and a press elsewhere closes it.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Popover',
    about: (
      <>
        <code>for</code> is the ID of the button. The focus moves inside and returns with Escape. Tab past the
        last control closes the popover and moves on.
      </>
    ),
    ...filters,
  },
  {
    title: 'Controlled',
    about: (
      <>
        Set <code>open</code> to true in <code>onShow</code> and to false in <code>onHide</code>, which has
        the reason.
      </>
    ),
    ...controlled,
  },
  {
    title: 'Stay open',
    about: (
      <>
        Call <code>event.preventDefault()</code> in <code>onHide</code> to keep it open, here while a note is
        not saved.
      </>
    ),
    ...keep,
  },
  {
    title: 'Placements',
    about: 'A popover that does not fit on its side opens on the other one, below a sticky header.',
    ...placements,
  },
];
