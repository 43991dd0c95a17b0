import type {RefObject} from 'react';
import {useBrowserLayoutEffect} from './use-browser-layout-effect.js';
import {useLatest} from './use-latest.js';

/**
 * Calls the latest handler of each event. `@lit/react` could do this too, but its build for Node, which is loaded in
 * jsdom tests, adds no listeners.
 */
export function useEvents(
  element: RefObject<HTMLElement | null>,
  events: Readonly<Record<string, string>>,
  props: Readonly<Record<string, unknown>>,
): void {
  const latest = useLatest(props);
  useBrowserLayoutEffect(() => {
    const target = element.current;
    const types = Object.values(events);
    const handle = (event: Event) => {
      for (const [prop, type] of Object.entries(events)) {
        const handler = latest.current[prop];
        if (type === event.type && typeof handler === 'function') (handler as (event: Event) => void)(event);
      }
    };
    for (const type of types) target?.addEventListener(type, handle);
    return () => {
      for (const type of types) target?.removeEventListener(type, handle);
    };
  }, [element, events, latest]);
}
