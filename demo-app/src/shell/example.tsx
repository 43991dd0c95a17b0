import {Fragment, useId, useState, type ComponentType, type ReactNode} from 'react';
import {CodeBlock, type Code} from './code-block.js';

/** A live example and the file it is from. */
export interface ExampleProps {
  /** What it shows. */
  readonly title: string;
  /** One or two sentences on when and how to use it. */
  readonly about: ReactNode;
  /** The default export of the file. */
  readonly Live: ComponentType;
  /** The file itself: `import code from './examples/sizes.tsx?code'`. */
  readonly code: Code;
  /** Files that it imports and that belong to what it shows; they stand under its own code. */
  readonly files?: readonly {readonly name: string; readonly code: Code}[];
}

/** The address of an example inside its page: `Heading levels` is `heading-levels`. */
export const exampleId = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A live example with its source behind SHOW ME THE CODE. */
export function Example({title, about, Live, code, files = []}: ExampleProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const id = exampleId(title);
  const toggleId = useId();
  const panelId = useId();

  return (
    <section className="example" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="about">{about}</p>
      <div className="example-frame">
        <div className="example-live">
          <Live />
        </div>
        <button
          id={toggleId}
          className="code-toggle"
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-labelledby={`${toggleId} ${id}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          SHOW ME THE CODE
        </button>
        <div id={panelId} className="code-panel" hidden={!isOpen}>
          {isOpen && <CodeBlock code={code} label={`Code of ${title}`} />}
          {isOpen &&
            files.map(file => (
              <Fragment key={file.name}>
                <p className="code-file">{file.name}</p>
                <CodeBlock code={file.code} label={`Code of ${title}, ${file.name}`} />
              </Fragment>
            ))}
        </div>
      </div>
    </section>
  );
}
