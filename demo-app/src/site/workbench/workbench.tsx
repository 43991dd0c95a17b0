import {useCallback, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import type {ExampleCode} from '../code/code-panel.js';
import {HydrationBoundary} from '../hydration/hydration-boundary.js';
import {useIsLive} from '../hydration/use-is-live.js';
import {useNeedsAll} from './all-examples.js';
import {exampleId, stateId} from './example-id.js';
import {Example, type ExampleProps} from './example.js';
import {Glance} from './glance.js';
import type {OverviewProps} from './overview.js';
import {StageBar} from './stage-bar.js';
import {useStageSettings} from '../languages/use-stage-settings.js';
import {StateExample} from './state-example.js';
import {EXAMPLES_ID, useChosen} from './use-chosen.js';

export interface WorkbenchProps {
  readonly examples: readonly Pick<ExampleProps, 'title' | 'about' | 'file'>[];
  readonly overview: OverviewProps;
  /** Loads the code of all states, by name. */
  readonly loadStateCodes: () => Promise<Readonly<Record<string, ExampleCode>>>;
  /** The elements of the page, by name. */
  readonly elements: readonly string[];
}

/**
 * The examples and the states of a component, of which one is on the stage, with its code and its properties beside it. The
 * address says which. Without a script, all examples follow each other.
 */
export function Workbench({examples, overview, loadStateCodes, elements}: WorkbenchProps): ReactNode {
  const {states, width} = overview;
  const chosen = useChosen([
    ...examples.map(({title}) => exampleId(title)),
    ...Object.keys(states).map(stateId),
  ]);
  const isLive = useIsLive();
  const loadAll = useCallback(() => Promise.all(examples.map(({file}) => file.load())), [examples]);
  const isAll = useNeedsAll(loadAll) || chosen === EXAMPLES_ID;
  const [settings, setSettings] = useStageSettings();
  const state = Object.entries(states).find(([name]) => stateId(name) === chosen);
  const bar = <StageBar chosen={chosen} settings={settings} onChange={setSettings} />;
  const shared = {elements, settings, bar: isAll ? undefined : bar};
  const render = (example: (typeof examples)[number]) => (
    <HydrationBoundary key={example.title}>
      <Example {...example} {...shared} isCodeOpen={chosen !== EXAMPLES_ID} />
    </HydrationBoundary>
  );

  return (
    <div id={EXAMPLES_ID} className={isAll ? 'workbench is-all' : 'workbench'}>
      <nav className="workbench-choice" aria-label="Examples">
        <ul>
          {examples.map(({title}) => choice(exampleId(title), title))}
          {choice(EXAMPLES_ID, 'All')}
        </ul>
      </nav>
      {isAll && bar}
      {state && (
        <StateExample key={chosen} name={state[0]} loadCodes={loadStateCodes} {...shared}>
          {state[1]}
        </StateExample>
      )}
      {examples.filter(({title}) => isAll || exampleId(title) === chosen).map(render)}
      {!isLive && <noscript>{examples.slice(1).map(render)}</noscript>}
      <HydrationBoundary>
        <Glance states={states} width={width} chosen={chosen} />
      </HydrationBoundary>
    </div>
  );

  function choice(id: string, text: string): ReactNode {
    return (
      <li key={id}>
        <Link className="chip" to={`#${id}`} aria-current={id === chosen ? 'true' : undefined}>
          {text}
        </Link>
      </li>
    );
  }
}
