import {useRef, type ReactNode} from 'react';
import {InlineCode} from '../api/inline-code.js';
import type {Notes} from '../api/reference.js';
import {markPart} from './mark-part.js';
import {useNotes} from './use-notes.js';

/** The parts of elements. The part that the pointer or the focus is on is marked above. */
export default function AnatomyList({elements}: {elements: readonly string[]}): ReactNode {
  const notes = useNotes(elements).filter(({parts}) => parts.length > 0);
  return notes.map(note => <Parts key={note.tag} note={note} isNamed={notes.length > 1} />);
}

function Parts({note: {tag, react, parts}, isNamed}: {note: Notes; isNamed: boolean}): ReactNode {
  const unmark = useRef<(() => void) | null>(null);

  const hide = () => {
    unmark.current?.();
    unmark.current = null;
  };
  const show = (part: string) => {
    hide();
    unmark.current = markPart(tag, part);
  };

  return (
    <>
      {isNamed && <h3>{react}</h3>}
      <ul className="anatomy">
        {parts.map(({name, description}) => (
          <li key={name}>
            <button
              type="button"
              onPointerEnter={() => show(name)}
              onPointerLeave={hide}
              onFocus={() => show(name)}
              onBlur={hide}
              onClick={() => show(name)}
            >
              {name}
            </button>
            <span>
              <InlineCode text={description} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
