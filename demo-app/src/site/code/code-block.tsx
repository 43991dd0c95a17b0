import {CopyButton} from '@life-changers/react';
import {useId, useState, type ReactNode} from 'react';
import type {Code} from '../live-code/code.js';

interface CodeBlockProps {
  readonly code: Code;
  /** The accessible name: `Code of Sizes`. */
  readonly label: string;
  /** Shows only the first lines of long code, without its imports, with buttons for the rest. */
  readonly isLimited?: boolean;
}

/** Longer code is limited: beside a stage, and elsewhere. */
const BESIDE = 12;
const LONG = 26;

/** The imports at the start of code, if they take more than a line. */
const IMPORTS = /^(?=.*\n.)(?:import\b[^;]*;\n)+/;

/** Shows code that can be scrolled with the keyboard and copied. */
export function CodeBlock({code, label, isLimited = false}: CodeBlockProps): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const [hasImports, showImports] = useState(false);
  const id = useId();
  const {lines, source} = code;
  const imports = (isLimited && IMPORTS.exec(source)?.[0]) || '';
  const imported = imports.split('\n').length - 1;
  const isFolded = imported > 0 && !hasImports;
  const isCut = isLimited && !isWhole && lines.length - imported > BESIDE;
  const names = [
    'code-block',
    isCut ? 'is-cut' : '',
    isCut && lines.length > LONG ? 'is-long' : '',
    isFolded ? 'is-folded' : '',
  ];

  return (
    <div className={names.filter(name => name !== '').join(' ')}>
      <pre id={id} tabIndex={0} role="region" aria-label={label}>
        <code>
          {imported > 0 && (
            <>
              <button
                className="code-fold"
                type="button"
                aria-expanded={!isFolded}
                aria-controls={`${id}-imports`}
                // Its text is drawn, so that it is not in code that is selected and copied.
                aria-label={counted(imports.match(/^import\b/gm)!.length)}
                onClick={() => showImports(isFolded)}
              />
              <span id={`${id}-imports`} className="code-imports">
                {lines.slice(0, imported).map(lineOf)}
              </span>
            </>
          )}
          {lines.slice(imported).map(lineOf)}
        </code>
      </pre>
      <div className="code-copy">
        <CopyButton value={source} variant="ghost" size="sm" />
      </div>
      {isCut && (
        <button
          className="code-more"
          type="button"
          aria-expanded={false}
          aria-controls={id}
          onClick={() => {
            setIsWhole(true);
            showImports(true);
          }}
        >
          Show all {lines.length} lines
        </button>
      )}
    </div>
  );
}

const counted = (imports: number) => (imports === 1 ? '1 import' : `${imports} imports`);

const lineOf = (line: Code['lines'][number], index: number) => (
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
);
