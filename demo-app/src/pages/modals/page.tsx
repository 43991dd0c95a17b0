import type {ExampleProps} from '../../shell/example.js';
import commandPalette from './examples/command-palette.tsx?example';
import form from './examples/form.tsx?example';
import long from './examples/long.tsx?example';
import modal from './examples/modal.tsx?example';
import save from './examples/save.tsx?example';
import searchChildren from './examples/search-children.tsx?example';
import searchLinks from './examples/search-links.tsx?example';
import search from './examples/search.tsx?example';
import sizes from './examples/sizes.tsx?example';
import unsaved from './examples/unsaved.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A dialog on top of the page. Focus moves inside, stays inside, and returns when the dialog closes.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Modal',
    about: (
      <>
        Control the modal with <code>open</code>, and set it to false in <code>onHide</code>, which is called
        for the buttons, Escape, and a click on the backdrop. When it closes, focus returns to the button.
      </>
    ),
    ...modal,
  },
  {
    title: 'Sizes',
    about: 'There are four widths. On a narrow screen, every modal is as wide as the screen.',
    ...sizes,
  },
  {
    title: 'A form inside',
    about: (
      <>
        The Accept button submits the form, and so does Enter in a field. <code>onAccept</code> is called when
        the form is valid. Escape closes one layer at a time: first a list or calendar, then the modal.
      </>
    ),
    ...form,
  },
  {
    title: 'Save before it closes',
    about: (
      <>
        If <code>onAccept</code> returns a promise, the modal stays open with a busy Accept button until the
        promise resolves. If the server rejects the data, call <code>event.preventDefault()</code> to keep the
        modal open, and set <code>error</code> on the field to show the reason.
      </>
    ),
    ...save,
  },
  {
    title: 'Unsaved changes',
    about: (
      <>
        The modal stays open while <code>open</code> is true. This example asks before it closes, in a modal
        inside the modal.
      </>
    ),
    ...unsaved,
  },
  {
    title: 'Long content',
    about: (
      <>
        Only the content scrolls, not the heading and footer. Without the <code>open</code> prop, call{' '}
        <code>show()</code> to open the modal; its buttons and Escape close it. This example has its own
        footer.
      </>
    ),
    ...long,
  },
  {
    title: 'Search modal',
    about: (
      <>
        Search in <code>searchOnChange</code> and pass the <code>results</code>. Users move through them with
        the arrow keys, choose with Enter, and close with Escape.
      </>
    ),
    ...search,
  },
  {
    title: 'Search modal with links',
    about: (
      <>
        Results with <code>href</code> are links, and results with the same <code>group</code> are grouped.
        The server in this example is slow, and responses to older queries are ignored.
      </>
    ),
    ...searchLinks,
  },
  {
    title: 'Search modal with children',
    about: 'Instead of results, you can render the matches as children.',
    ...searchChildren,
  },
  {
    title: 'Command palette',
    about: (
      <>
        With <code>entries</code>, the modal searches itself. An entry runs a command, follows a link, or
        opens a page with more entries or with the results of a server. Backspace in the empty field returns
        to the previous page. Import <code>@life-changers/elements/command-palette</code> once.
      </>
    ),
    ...commandPalette,
  },
];
