import type {Delay} from '../core/later.js';

/** Calls a function later, with a timer of the browser. */
export const delay: Delay = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
