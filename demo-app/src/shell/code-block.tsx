import {Button} from '@life-changers/react';
import {useEffect, useId, useState, type ReactNode} from 'react';
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
        <CopyButton text={code.source} />
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

const RESULTS = {copied: 'Copied', failed: 'Not copied'} as const;

/** How long the button says what it has done, in milliseconds. */
const RESULT_TIME = 2000;

interface CopyButtonProps {
  readonly text: string;
  /** @default 'Copy' */
  readonly label?: string;
  /** @default 'ghost' */
  readonly variant?: 'primary' | 'secondary' | 'ghost';
}

/** A button that copies a text and says so for two seconds. */
export function CopyButton({text, label = 'Copy', variant = 'ghost'}: CopyButtonProps): ReactNode {
  const [result, setResult] = useState<keyof typeof RESULTS | null>(null);

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), RESULT_TIME);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      // The connection is not secure, or the user denied access to the clipboard.
      setResult('failed');
    }
  };

  return (
    <>
      <Button
        variant={variant}
        size="sm"
        text={result === null ? label : RESULTS[result]}
        onClick={() => void copy()}
      />
      <span className="visually-hidden" role="status">
        {result === null ? '' : RESULTS[result]}
      </span>
    </>
  );
}
