import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Form from './examples/form.js';
import formCode from './examples/form.tsx?code';
import Long from './examples/long.js';
import longCode from './examples/long.tsx?code';
import Question from './examples/modal.js';
import modalCode from './examples/modal.tsx?code';
import Save from './examples/save.js';
import saveCode from './examples/save.tsx?code';
import SearchChildren from './examples/search-children.js';
import searchChildrenCode from './examples/search-children.tsx?code';
import SearchLinks from './examples/search-links.js';
import searchLinksCode from './examples/search-links.tsx?code';
import Search from './examples/search.js';
import searchCode from './examples/search.tsx?code';
import Sizes from './examples/sizes.js';
import sizesCode from './examples/sizes.tsx?code';
import Unsaved from './examples/unsaved.js';
import unsavedCode from './examples/unsaved.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Modal',
    about: (
      <>
        Control the modal with <code>open</code>, and set it to false in <code>onHide</code>, which is called
        for the buttons, Escape, and a click on the backdrop. When it closes, focus returns to the button.
      </>
    ),
    Live: Question,
    code: modalCode,
  },
  {
    title: 'Sizes',
    about: 'There are four widths. A modal is never wider than the screen.',
    Live: Sizes,
    code: sizesCode,
  },
  {
    title: 'A form inside',
    about: (
      <>
        The Accept button submits the form, and so does Enter in a field. <code>onAccept</code> is called when
        the form is valid. Escape closes one layer at a time: first a list or calendar, then the modal.
      </>
    ),
    Live: Form,
    code: formCode,
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
    Live: Save,
    code: saveCode,
  },
  {
    title: 'Unsaved changes',
    about: (
      <>
        The modal stays open while <code>open</code> is true. This example asks before it closes, in a modal
        inside the modal.
      </>
    ),
    Live: Unsaved,
    code: unsavedCode,
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
    Live: Long,
    code: longCode,
  },
  {
    title: 'Search modal',
    about: (
      <>
        Search in <code>searchOnChange</code> and pass the <code>results</code>. Users move through them with
        the arrow keys, choose with Enter, and close with Escape.
      </>
    ),
    Live: Search,
    code: searchCode,
  },
  {
    title: 'Search modal with links',
    about: (
      <>
        Results with <code>href</code> are links, and results with the same <code>group</code> are grouped.
        The server in this example is slow, and responses to older queries are ignored.
      </>
    ),
    Live: SearchLinks,
    code: searchLinksCode,
  },
  {
    title: 'Search modal with children',
    about: 'Instead of results, you can render the matches as children.',
    Live: SearchChildren,
    code: searchChildrenCode,
  },
];

/** The modal and the search modal. */
export default function ModalsPage(): ReactNode {
  return (
    <DemoPage
      lead="A dialog on top of the page. Focus moves inside, stays inside, and returns when the dialog closes."
      examples={EXAMPLES}
    />
  );
}
