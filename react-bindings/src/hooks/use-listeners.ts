import type {RefObject} from 'react';
import {useBrowserLayoutEffect} from './use-browser-layout-effect.js';
import {useLatest} from './use-latest.js';

/** Calls `handle` for each event of some types, until the returned function is called. */
export function listen(
  target: EventTarget,
  types: readonly string[],
  handle: (event: Event) => void,
): () => void {
  for (const type of types) target.addEventListener(type, handle);
  return () => {
    for (const type of types) target.removeEventListener(type, handle);
  };
}

/** Calls the handler of the latest render for each event of some types, which must be the same list in all renders. */
export function useListeners(
  element: RefObject<EventTarget | null>,
  types: readonly string[],
  handle: (event: Event) => void,
): void {
  const latest = useLatest(handle);
  useBrowserLayoutEffect(
    () => listen(element.current!, types, event => latest.current(event)),
    [element, types, latest],
  );
}
