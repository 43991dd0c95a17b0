declare global {
  /** Core does not know the document. The types of the browser and of Node add the members. */
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface AbortSignal {}
}

/** A check, which is known by the function that returns whether it is still the newest. */
type Check = () => boolean;

interface Controller {
  readonly signal: AbortSignal;
  abort(): void;
}

/** The check that is asking rules at this moment, synchronously. */
let asking: Check | null = null;

const controllers = new WeakMap<Check, Controller>();

/**
 * Returns the `AbortSignal` of the check that is asking now, for example for `fetch`. It is aborted when the value changes
 * before the answer, so that a request for an older value does not keep a server busy. A rule calls it synchronously, before its first
 * `await`. On a server, and outside of a check, the signal is never aborted.
 */
export function validationSignal(): AbortSignal {
  const known = asking && controllers.get(asking);
  if (known) return known.signal;
  const controller = createController();
  if (asking !== null) controllers.set(asking, controller);
  return controller.signal;
}

/** Asks rules in the name of a check. */
export function askFor<Answer>(check: Check, ask: () => Answer): Answer {
  const outer = asking;
  asking = check;
  try {
    return ask();
  } finally {
    asking = outer;
  }
}

/** Aborts what the rules of a check have started. */
export function abortCheck(check: Check): void {
  controllers.get(check)?.abort();
}

function createController(): Controller {
  const {AbortController} = globalThis as unknown as {readonly AbortController: new () => Controller};
  return new AbortController();
}
