import {useId, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {CodePanel, type ExampleCode} from './code-panel.js';
import {ExampleTools, FULL_WIDTH, type PreviewSettings} from './example-tools.js';
import {SectionHeading} from './heading.js';
import './example.css';

/** A live example and its source file. */
export interface ExampleProps {
  /** The heading. */
  readonly title: string;
  /** One or two sentences about when and how to use it. */
  readonly about: ReactNode;
  /** The default export of the file. */
  readonly Live: ComponentType;
  /** The code of the file: `import code from './examples/sizes.tsx?code'`. */
  readonly code: ExampleCode;
}

/** Returns the id of an example from its title: `heading-levels` for `Heading levels`. */
export const exampleId = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const LIKE_THE_SITE: PreviewSettings = {scheme: null, isRightToLeft: false, width: FULL_WIDTH};

/** A live example with a SHOW ME THE CODE toggle for its source. */
export function Example({title, about, Live, code}: ExampleProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [settings, setSettings] = useState(LIKE_THE_SITE);
  const {scheme, isRightToLeft, width} = settings;
  const id = exampleId(title);
  const toggleId = useId();
  const panelId = useId();
  const live = useRef<HTMLDivElement>(null);

  return (
    <section className="example" aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <p className="about">{about}</p>
      <div className="example-frame">
        <div
          className={`example-canvas${scheme === null ? '' : ' theme-scope'} is-${width}`}
          data-theme={scheme ?? undefined}
          dir={isRightToLeft ? 'rtl' : undefined}
        >
          <div ref={live} className="example-live">
            <Live />
          </div>
        </div>
        <div className="example-bar">
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
          <ExampleTools title={title} settings={settings} onChange={setSettings} />
        </div>
        <div id={panelId} className="code-panel" hidden={!isOpen}>
          {isOpen && <CodePanel title={title} code={code} live={live} />}
        </div>
      </div>
    </section>
  );
}
