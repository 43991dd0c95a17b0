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
        The parent holds <code>open</code> and sets it to false in <code>onHide</code>, which hears every way
        of closing: the buttons, Escape and a press on the backdrop. The focus goes back to the button.
      </>
    ),
    Live: Question,
    code: modalCode,
  },
  {
    title: 'Sizes',
    about: 'Four widths, and never wider than the screen.',
    Live: Sizes,
    code: sizesCode,
  },
  {
    title: 'A form inside',
    about: (
      <>
        Accept is the submit button of the form. Enter in a field does the same, and <code>onAccept</code> is
        called once the form is valid. One Escape closes one layer: first the list or the calendar, then the
        modal.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Save before it closes',
    about: (
      <>
        Return a promise from <code>onAccept</code>: the modal stays open, with a busy Accept button, until it
        resolves. If the server refuses, <code>event.preventDefault()</code> keeps the modal open, and{' '}
        <code>error</code> shows the reason at the field.
      </>
    ),
    Live: Save,
    code: saveCode,
  },
  {
    title: 'Unsaved changes',
    about: (
      <>
        A parent that leaves <code>open</code> true keeps it open. Here it asks first, with a modal inside the
        modal.
      </>
    ),
    Live: Unsaved,
    code: unsavedCode,
  },
  {
    title: 'Long content',
    about: (
      <>
        The content scrolls, the heading and the footer stay. Without <code>open</code> it is opened with{' '}
        <code>show()</code> and closes by itself. The footer has a button of its own.
      </>
    ),
    Live: Long,
    code: longCode,
  },
  {
    title: 'Search modal',
    about: (
      <>
        The page searches in <code>searchOnChange</code> and gives <code>results</code>. The arrow keys go
        through them, Enter chooses, Escape closes.
      </>
    ),
    Live: Search,
    code: searchCode,
  },
  {
    title: 'Search modal with links',
    about: (
      <>
        Results with <code>href</code> are links, and those with the same <code>group</code> stand together.
        This server takes its time; an answer to an older question is dropped.
      </>
    ),
    Live: SearchLinks,
    code: searchLinksCode,
  },
  {
    title: 'Search modal with children',
    about: 'Without results, the children are what was found: anything React can render.',
    Live: SearchChildren,
    code: searchChildrenCode,
  },
];

/** The modal and the search modal. */
export default function ModalsPage(): ReactNode {
  return (
    <DemoPage
      lead="A dialog above the page: the focus goes inside, stays inside, and returns to where it was."
      examples={EXAMPLES}
    />
  );
}
