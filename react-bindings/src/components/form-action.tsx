import type {FormConnection, FormIssue, FormIssuesDetail, GivenIssue} from '@life-changers/elements/form';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import {useBrowserLayoutEffect} from '../hooks/use-browser-layout-effect.js';
import {useListeners} from '../hooks/use-listeners.js';

/** The `action` of a form. React 19 calls a function. */
type FormAction = string | ((data: FormData) => unknown) | undefined;

interface ActionOptions {
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly connection: React.RefObject<FormConnection | null>;
  readonly action: FormAction;
  /** The issues in the props. */
  readonly issues: readonly GivenIssue[] | null | undefined;
}

const EVENTS = ['submit', 'reset', 'lc-issues'];

/** React 18 has no actions. */
const useFormStatus = Reflect.get(ReactDOM, 'useFormStatus') as (() => {pending: boolean}) | undefined;

/** Reports whether an action of the form around it is pending. */
function ActionStatus({onChange}: {readonly onChange: (isPending: boolean) => void}): null {
  const {pending} = useFormStatus!();
  useBrowserLayoutEffect(() => onChange(pending), [pending, onChange]);
  return null;
}

/**
 * Keeps the form pending while an action of React 19 runs, and keeps the values if it ends with issues, which the action has
 * set, or which are in the new props. React resets the form in the commit after the action: later than insertion effects,
 * and earlier than layout effects. Returns what to render in the form.
 */
export function useAction({form, connection, action, issues}: ActionOptions): React.ReactNode {
  const [state] = React.useState(() => new ActionState(connection));
  React.useInsertionEffect(() => {
    if (issues?.length) state.keepValues();
  }, [issues, state]);
  useListeners(form, EVENTS, event => {
    if (event.type === 'lc-issues') state.addIssues((event as CustomEvent<FormIssuesDetail>).detail.issues);
    else if (event.type === 'reset') state.handleReset(event);
    else state.handleSubmit(event as SubmitEvent, typeof action === 'function');
  });
  return useFormStatus && <ActionStatus onChange={state.setPending} />;
}

/** The action of a form that is running, if any. */
class ActionState {
  #hasIssues = false;
  readonly #connection: ActionOptions['connection'];
  /** Ends the submission; null if no action is running. */
  #finish: ((isSubmitted: boolean) => void) | null = null;
  #isPending = false;

  constructor(connection: ActionOptions['connection']) {
    this.#connection = connection;
  }

  readonly setPending = (isPending: boolean): void => {
    this.#isPending = isPending;
    if (isPending) this.#start(null);
    else this.#end();
  };

  /** Keeps the values when the action ends. */
  keepValues(): void {
    this.#hasIssues = true;
  }

  addIssues(issues: readonly FormIssue[]): void {
    if (issues.some(({source}) => source === 'server')) this.keepValues();
  }

  handleReset(event: Event): void {
    if (this.#finish !== null && this.#hasIssues) event.preventDefault();
  }

  handleSubmit({defaultPrevented, submitter}: SubmitEvent, hasAction: boolean): void {
    this.#hasIssues = false;
    if (!hasAction || defaultPrevented || useFormStatus === undefined) return;
    this.#start(submitter);
    // If something else prevents the submit, React does not call the action.
    setTimeout(() => {
      if (!this.#isPending) this.#end();
    });
  }

  #start(submitter: HTMLElement | null): void {
    if (this.#finish !== null) return;
    const submission = new Promise<boolean>(resolve => (this.#finish = resolve));
    this.#connection.current?.follow(submission, submitter);
  }

  #end(): void {
    this.#finish?.(!this.#hasIssues);
    this.#finish = null;
  }
}
