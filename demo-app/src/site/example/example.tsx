import {useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {ExampleCode} from '../code/code-panel.js';
import {CodeToggle} from '../code/code-toggle.js';
import {exampleId} from './example-id.js';
import {ExampleTools, FULL_WIDTH, type PreviewSettings} from './example-tools.js';
import {SectionHeading} from '../page/heading.js';

/** The file of an example: `import sizes from './examples/sizes.tsx?example'`. */
export interface ExampleFile {
  /** The default export of the file. */
  readonly Live: ComponentType;
  readonly code: ExampleCode;
}

/** A live example and its source file. */
export interface ExampleProps extends ExampleFile {
  /** The heading. */
  readonly title: string;
  /** One or two sentences about when and how to use it. */
  readonly about: ReactNode;
}

const LIKE_THE_SITE: PreviewSettings = {scheme: null, isRightToLeft: false, width: FULL_WIDTH};

/** A live example with a SHOW ME THE CODE toggle for its source. */
export function Example({title, about, Live, code}: ExampleProps): ReactNode {
  const [settings, setSettings] = useState(LIKE_THE_SITE);
  const {scheme, isRightToLeft, width} = settings;
  const id = exampleId(title);
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
        <CodeToggle title={title} labelId={id} code={code} live={live} isOpenOnWide>
          <ExampleTools title={title} settings={settings} onChange={setSettings} />
        </CodeToggle>
      </div>
    </section>
  );
}
