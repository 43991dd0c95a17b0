import type {ExampleProps} from '../../shell/example.js';
import disabled from './examples/disabled.tsx?example';
import form from './examples/form.tsx?example';
import toolbar from './examples/toolbar.tsx?example';
import view from './examples/view.tsx?example';

export {overview} from './overview.js';

export const lead =
  'One of two to five short options, which are all visible in one row. For longer texts, use radio buttons or a select.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Views of a calendar',
    about: (
      <>
        Options are <code>&lt;option&gt;</code> children, or the prop <code>options</code>. Arrow keys select
        the next one.
      </>
    ),
    ...view,
  },
  {
    title: 'In a toolbar',
    about: (
      <>
        Where a visible label has no place, <code>aria-label</code> names the group.
      </>
    ),
    ...toolbar,
  },
  {
    title: 'In a form of a ticket',
    about: 'It is a form control like radio buttons: with rules, a message, and reset.',
    ...form,
  },
  {
    title: 'Disabled segments',
    about: 'A single option or the whole group can be disabled.',
    ...disabled,
  },
];
