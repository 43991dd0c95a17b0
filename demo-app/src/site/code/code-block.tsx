import {CopyButton} from '@life-changers/react';
import {useId, useState, type ReactNode} from 'react';
import type {Code} from '../live-code/code.js';

interface CodeBlockProps {
  readonly code: Code;
  /** The accessible name: `Code of Sizes`. */
  readonly label: string;
  /** Shows only the first lines of long code, with a button for the rest. */
  readonly isLimited?: boolean;
}

/** Longer code is limited to fewer lines than these. */
const LONG = 26;

/** Shows code that can be scrolled with the keyboard and copied. */
export function CodeBlock({code, label, isLimited = false}: CodeBlockProps): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const isCut = isLimited && code.lines.length > LONG && !isWhole;

  return (
    <div className={isCut ? 'code-block is-cut' : 'code-block'}>
      <pre id={id} tabIndex={0} role="region" aria-label={label}>
        <code>
          {code.lines.map((line, index) => (
            <span key={index} className="code-line">
              {line.map(([kind, text], place) =>
                kind === '' ? (
                  text
                ) : (
                  <span key={place} className={`code-${kind}`}>
                    {text}
                  </span>
                ),
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <div className="code-copy">
        <CopyButton value={code.source} variant="ghost" size="sm" />
      </div>
      {isCut && (
        <button
          className="code-more"
          type="button"
          aria-expanded={false}
          aria-controls={id}
          onClick={() => setIsWhole(true)}
        >
          Show all {code.lines.length} lines
        </button>
      )}
    </div>
  );
}
