import {useId, useState, type ReactNode, type RefObject} from 'react';
import {CodePanel, type ExampleCode} from './code-panel.js';

interface CodeToggleProps {
  readonly title: string;
  /** The id of the heading that names the code. */
  readonly labelId: string;
  readonly code: ExampleCode;
  /** The name of the first tab. */
  readonly name?: string;
  /** The running example, if its HTML and Vue code are read from it. */
  readonly live?: RefObject<HTMLElement | null>;
  /** Tools beside the toggle. */
  readonly children?: ReactNode;
}

/** A toggle that shows the code of what runs above it. */
export function CodeToggle({title, labelId, code, name, live, children}: CodeToggleProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const toggleId = useId();
  const panelId = useId();

  return (
    <>
      <div className="example-bar">
        <button
          id={toggleId}
          className="code-toggle"
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-labelledby={`${toggleId} ${labelId}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          SHOW ME THE CODE
        </button>
        {children}
      </div>
      <div id={panelId} className="code-panel" hidden={!isOpen}>
        {isOpen && <CodePanel title={title} code={code} name={name} live={live} />}
      </div>
    </>
  );
}
