import {Button} from '@life-changers/react';
import {useEffect, useId, useState, type ReactNode} from 'react';

/** Code with its highlighted lines of `[kind, text]` pieces. Import it with `import code from './x.tsx?code'`. */
export interface Code {
  readonly source: string;
  readonly lines: readonly (readonly (readonly [kind: string, text: string])[])[];
}

/** Returns code without highlighting, such as a command for the terminal. */
export const plainCode = (source: string): Code => ({
  source,
  lines: source.split('\n').map(line => [['', line]]),
});

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
      <CopyButton text={code.source} />
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

const COPY_LABELS = {idle: 'Copy', copied: 'Copied', failed: 'Not copied'} as const;
const COPIED_FOR_MS = 2000;

function CopyButton({text}: {text: string}): ReactNode {
  const [state, setState] = useState<keyof typeof COPY_LABELS>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // The connection is not secure, or the user denied access to the clipboard.
      setState('failed');
    }
  };

  return (
    <div className="code-copy">
      <Button variant="ghost" size="sm" text={COPY_LABELS[state]} onClick={() => void copy()} />
      <span className="visually-hidden" role="status">
        {state === 'idle' ? '' : COPY_LABELS[state]}
      </span>
    </div>
  );
}
