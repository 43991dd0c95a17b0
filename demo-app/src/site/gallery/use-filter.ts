import {startTransition, useOptimistic} from 'react';
import {useSearchParams} from 'react-router-dom';
import {useIsLive} from '../hydration/use-is-live.js';
import {isTask, type Task} from './tasks.js';

/** Which entries a gallery shows. */
export interface Filter {
  /** Null: the entries for all tasks. */
  readonly task: Task | null;
  /** What the user has typed. */
  readonly text: string;
}

export const NO_FILTER: Filter = {task: null, text: ''};

/** Keeps the filter in the address, so that it can be shared and the back button leads to it. */
export function useFilter(): readonly [filter: Filter, setFilter: (filter: Filter) => void] {
  const [params, setParams] = useSearchParams();
  // The build has rendered the page without a query.
  const current = useIsLive() ? readFilter(params) : NO_FILTER;
  // The router changes the address in a transition, and a field must not wait for it.
  const [filter, showFilter] = useOptimistic(current);

  const setFilter = (next: Filter) => {
    // Back leads to before the text, not to each character.
    const replace = next.task === filter.task && filter.text !== '' && next.text !== '';
    startTransition(() => {
      showFilter(next);
      setParams(writeFilter(next), {replace});
    });
  };
  return [filter, setFilter];
}

function readFilter(params: URLSearchParams): Filter {
  const task = params.get('task');
  return {task: isTask(task) ? task : null, text: params.get('text') ?? ''};
}

function writeFilter({task, text}: Filter): Record<string, string> {
  return {...(task !== null && {task}), ...(text !== '' && {text})};
}
