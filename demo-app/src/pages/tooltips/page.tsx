import type {ExampleProps} from '../../shell/example.js';
import basic from './examples/basic.tsx?example';
import fields from './examples/fields.tsx?example';
import naming from './examples/naming.tsx?example';
import placements from './examples/placements.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A short text about another element. It opens on hover, with keyboard focus, and with a long press.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Tooltip',
    about: (
      <>
        <code>for</code> is the ID of the target. The text describes the target for screen readers. Escape
        closes the tooltip, and the pointer can rest on it.
      </>
    ),
    ...basic,
  },
  {
    title: 'Name of a button',
    about: (
      <>
        With <code>naming</code>, the text is the name of its target. After one tooltip was open, the next one
        opens without a delay.
      </>
    ),
    ...naming,
  },
  {
    title: 'Placement',
    about: 'A tooltip that does not fit on its side opens on the other one, and it stays in the window.',
    ...placements,
  },
  {
    title: 'Fields',
    about:
      'A tooltip can add to the hint of a field. Whatever users need to fill in the field belongs in the hint, which is always visible.',
    ...fields,
  },
];
