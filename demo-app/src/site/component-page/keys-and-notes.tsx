import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import type {Notes} from '../api/reference.js';
import {GuideBlocks} from '../guides/guide-blocks.js';
import {useNotes} from './use-notes.js';

/** Keys, roles, and announcements of elements. Elements with the same notes share them. */
export default function KeysAndNotes({elements}: {elements: readonly string[]}): ReactNode {
  const notes = distinct(useNotes(elements).filter(({accessibility}) => accessibility.length > 0));
  return (
    <>
      {notes.map(({react, accessibility}) => (
        <GuideBlocks key={react} blocks={accessibility} title={`Keys of ${react}`} />
      ))}
      <p>
        The <Link to="/guides/accessibility">accessibility guide</Link> says what all elements have in common,
        and what remains for you to do.
      </p>
    </>
  );
}

/** Returns the first of those that are the same. */
function distinct(notes: readonly Notes[]): Notes[] {
  const text = ({accessibility}: Notes) => JSON.stringify(accessibility);
  return notes.filter((note, index) => notes.findIndex(other => text(other) === text(note)) === index);
}
