import {Button, Callout, Progress} from '@life-changers/react';
import {useEffect, useReducer, useRef} from 'react';
import {tasks} from './first-steps.js';
import {TaskForm} from './task-form.js';

interface State {
  results: Readonly<Record<string, 'done' | 'skipped'>>;
  open: string | null;
  /** How often another step was opened. */
  moves: number;
}

/** A step with its result, a step to open, or none, to start again. */
type Change = {id: string | null; result?: 'done' | 'skipped'};

const start: State = {results: {}, open: tasks[0]!.id, moves: 0};

/** Opens a step, or notes its result. Then the next one opens, unless the user has opened another one in the meantime. */
function change(state: State, {id, result}: Change): State {
  if (id === null) return {...start, moves: state.moves + 1};
  if (result === undefined) return {...state, open: id, moves: state.moves + 1};
  const results = {...state.results, [id]: result};
  if (state.open !== id) return {...state, results};
  const next = tasks.find(task => results[task.id] === undefined);
  return {results, open: next?.id ?? null, moves: state.moves + 1};
}

/** The first steps, and how many of them are left. The next one opens once a step is done, and gets the focus. */
export default function Onboarding() {
  const heading = useRef<HTMLElement>(null);
  const [{results, open, moves}, dispatch] = useReducer(change, start);

  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  const doneCount = Object.values(results).filter(result => result === 'done').length;
  const isComplete = doneCount === tasks.length;

  return (
    <section className="onboarding-block" aria-labelledby="onboarding-heading">
      <header>
        <h2 id="onboarding-heading">Welcome to Northlight, Mara</h2>
        <p>Four steps, of about two minutes each. You can leave and come back at any time.</p>
        <Progress
          label="First steps"
          value={doneCount}
          max={tasks.length}
          valueText={`${doneCount} of ${tasks.length} done`}
          showValue
        />
      </header>
      {open === null && (
        <div className="onboarding-end" ref={element => void (heading.current = element)} tabIndex={-1}>
          <Callout
            variant={isComplete ? 'success' : 'info'}
            title={isComplete ? 'Everything is set up' : 'You can start to work'}
          >
            {isComplete
              ? 'Orders, payments, and your team are ready.'
              : 'What you have skipped stays in this list until you do it.'}
            <Button slot="actions" text="Go to the dashboard" size="sm" href="/blocks/dashboard" />
            <Button
              slot="actions"
              text="Start again"
              size="sm"
              variant="secondary"
              onClick={() => dispatch({id: null})}
            />
          </Callout>
        </div>
      )}
      <ol>
        {tasks.map(task => {
          const result = results[task.id];
          const isOpen = open === task.id;
          return (
            <li key={task.id} className={result === 'done' ? 'is-done' : undefined}>
              <div className="onboarding-title">
                <h3 ref={isOpen ? element => void (heading.current = element) : null} tabIndex={-1}>
                  {task.title}
                  {result === 'done' && <span className="onboarding-state">, done</span>}
                </h3>
                {!isOpen && result !== 'done' && (
                  <Button
                    text={result === 'skipped' ? 'Do it now' : 'Start'}
                    aria-label={`${result === 'skipped' ? 'Do it now' : 'Start'}: ${task.title}`}
                    variant="secondary"
                    size="sm"
                    onClick={() => dispatch({id: task.id})}
                  />
                )}
              </div>
              {isOpen && (
                <TaskForm
                  task={task}
                  onDone={() => dispatch({id: task.id, result: 'done'})}
                  onSkip={() => dispatch({id: task.id, result: 'skipped'})}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
