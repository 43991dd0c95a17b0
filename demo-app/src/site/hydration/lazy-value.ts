import {use} from 'react';

/** A value that loads only once, when something first needs it. */
export interface LazyValue<Value> {
  /** Returns the value while a component renders. The `Suspense` around the component waits for it. */
  use(): Value;
  /** Loads the value. Components then render with it at once, without the fallback of the `Suspense` around them. */
  load(): Promise<Value>;
}

/** Returns a value that loads when it is first needed. Unlike with React's `lazy`, one that was loaded before is used at once. */
export function lazyValue<Value>(start: () => Promise<Value>): LazyValue<Value> {
  let loading: Promise<Value> | undefined;
  let loaded: {readonly value: Value} | undefined;
  const load = () =>
    (loading ??= start().then(value => {
      loaded = {value};
      return value;
    }));
  return {load, use: () => (loaded ? loaded.value : use(load()))};
}
