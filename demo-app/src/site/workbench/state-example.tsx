import {useCallback, type ReactNode} from 'react';
import type {ExampleCode} from '../code/code-panel.js';
import {SectionHeading} from '../page/heading.js';
import {Bench} from './bench.js';
import {stateId} from './example-id.js';
import type {StageSettings} from './stage-settings.js';

interface StateExampleProps {
  readonly name: string;
  /** Loads the code of all states of the page, by name. */
  readonly loadCodes: () => Promise<Readonly<Record<string, ExampleCode>>>;
  readonly elements: readonly string[];
  readonly settings: StageSettings;
  /** The bar of the stage, unless it is elsewhere. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** A state at a glance as an example. */
export function StateExample({
  name,
  loadCodes,
  elements,
  settings,
  bar,
  children,
}: StateExampleProps): ReactNode {
  const id = stateId(name);
  const loadCode = useCallback(async () => (await loadCodes())[name]!, [loadCodes, name]);

  return (
    <section className="example" aria-labelledby={id}>
      <div className="example-head">
        <SectionHeading id={id}>{name}</SectionHeading>
        {bar}
      </div>
      <Bench
        title={name}
        labelId={id}
        code={loadCode}
        elements={elements}
        settings={settings}
        layout="glance-live"
      >
        {children}
      </Bench>
    </section>
  );
}
