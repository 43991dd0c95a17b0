import {useId, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {type Code} from './code-block.js';
import {CodePanel} from './code-panel.js';
import {SectionHeading} from './heading.js';

/** A live example and its source file. */
export interface ExampleProps {
  /** The heading. */
  readonly title: string;
  /** One or two sentences about when and how to use it. */
  readonly about: ReactNode;
  /** The default export of the file. */
  readonly Live: ComponentType;
  /** The code of the file: `import code from './examples/sizes.tsx?code'`. */
  readonly code: Code;
  /** Imported files that are part of the example. Each has a tab beside its code. */
  readonly files?: readonly {readonly name: string; readonly code: Code}[];
}

/** Returns the id of an example from its title: `heading-levels` for `Heading levels`. */
export const exampleId = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A live example with a SHOW ME THE CODE toggle for its source. */
export function Example({title, about, Live, code, files = []}: ExampleProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const id = exampleId(title);
  const toggleId = useId();
  const panelId = useId();
  const live = useRef<HTMLDivElement>(null);

  return (
    <section className="example" aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <p className="about">{about}</p>
      <div className="example-frame">
        <div ref={live} className="example-live">
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
          {isOpen && <CodePanel title={title} code={code} files={files} live={live} />}
        </div>
      </div>
    </section>
  );
}
