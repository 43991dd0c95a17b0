/** An event that can wait for a promise. */
interface WaitingEvent extends Event {
  waitUntil(promise: PromiseLike<unknown>): void;
}

/** Returns a handler that lets an event wait for the promise that the app's handler returns. */
export function waiting<Sent extends WaitingEvent>(
  handler: ((event: Sent) => unknown) | undefined,
): (event: Sent) => void {
  return event => {
    const answer = handler?.(event) as Promise<unknown> | undefined;
    if (typeof answer?.then === 'function') event.waitUntil(answer);
  };
}
