import type {ExampleProps} from '../../shell/example.js';
import departments from './examples/departments.tsx?example';
import files from './examples/files.tsx?example';
import folder from './examples/folder.tsx?example';
import many from './examples/many.tsx?example';
import server from './examples/server.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Items inside items that users open, close, and select: files in folders, departments with teams, and 100,000 rows.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Departments in a form',
    about: (
      <>
        With <code>selection=&quot;multiple&quot;</code>, items have checkboxes. A department is checked if
        all of its teams are, and half checked if some are. The form submits one entry for each checked item
        that has no items.
      </>
    ),
    ...departments,
  },
  {
    title: 'Files with icons and links',
    about: (
      <>
        Items are <code>TreeItem</code> children. One with an <code>href</code> is a link. With{' '}
        <code>selection=&quot;none&quot;</code>, a click on a folder opens it.
      </>
    ),
    ...files,
  },
  {
    title: 'Choose a folder',
    about: (
      <>
        Items are data, and the value is controlled. Users select one item, and open it with its arrow, a
        double click, or the arrow keys.
      </>
    ),
    ...folder,
  },
  {
    title: 'Items from a slow server',
    about: (
      <>
        Items with <code>hasItems</code> load when users open them. The first request fails, and users try
        again. A late answer for an item that was closed is ignored.
      </>
    ),
    ...server,
  },
  {
    title: '10,000 items',
    about: (
      <>
        Of more than 200 visible rows, only those near the viewport are rendered, also in a scroll area of{' '}
        <code>--lc-tree-max-block-size</code>. The arrow keys, type-ahead, and screen readers know all of
        them.
      </>
    ),
    ...many,
  },
];
