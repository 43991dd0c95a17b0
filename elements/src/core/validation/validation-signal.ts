import {signalOf, type Question} from '../latest.js';

/** The check that is asking rules at this moment, synchronously. */
let asking: Question | null = null;

/**
 * Returns the `AbortSignal` of the check that is asking now, for example for `fetch`. It is aborted when the value changes
 * before the answer, so that a request for an older value does not keep a server busy. A rule calls it synchronously, before its first
 * `await`. On a server, and outside of a check, the signal is never aborted.
 */
export function validationSignal(): AbortSignal {
  return signalOf(asking ?? (() => true));
}

/** Asks rules in the name of a check. */
export function askFor<Answer>(check: Question, ask: () => Answer): Answer {
  const outer = asking;
  asking = check;
  try {
    return ask();
  } finally {
    asking = outer;
  }
}
