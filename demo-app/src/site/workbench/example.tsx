import type {ComponentType, ReactNode} from 'react';
import type {ExampleCode} from '../code/code-panel.js';
import type {Inline} from '../guides/guide.js';
import {InlineText} from '../guides/inline-text.js';
import type {LazyValue} from '../hydration/lazy-value.js';
import {SectionHeading} from '../page/heading.js';
import {Bench} from './bench.js';
import {exampleId} from './example-id.js';
import type {StageSettings} from './stage-settings.js';

/** The file of an example: `import sizes from './examples/sizes.tsx?example'`. */
export interface ExampleFile {
  /** The default export of the file. */
  readonly Live: ComponentType;
  readonly code: ExampleCode;
}

/** A live example and its source file, which loads when the example is shown. */
export interface ExampleProps {
  /** The heading. */
  readonly title: string;
  /** One or two sentences about when and how to use it. */
  readonly about: readonly Inline[];
  readonly file: LazyValue<ExampleFile>;
  /** The elements whose properties can be edited, by name. */
  readonly elements: readonly string[];
  readonly settings: StageSettings;
  /** The bar of the stage, unless it is elsewhere. */
  readonly bar?: ReactNode;
  /** Whether the code is open at first where there is space for it. Default true. */
  readonly isCodeOpen?: boolean;
}

/** A live example with a SHOW ME THE CODE toggle for its source. */
export function Example({title, about, file, elements, settings, bar, isCodeOpen}: ExampleProps): ReactNode {
  const {Live, code} = file.use();
  const id = exampleId(title);

  return (
    <section className="example" aria-labelledby={id}>
      <div className="example-head">
        <SectionHeading id={id}>{title}</SectionHeading>
        {bar}
      </div>
      <p className="about">
        <InlineText text={about} />
      </p>
      <Bench
        title={title}
        labelId={id}
        code={code}
        elements={elements}
        settings={settings}
        isCodeOpen={isCodeOpen}
      >
        <Live />
      </Bench>
    </section>
  );
}
