/**
 * Sent when the user accepts a modal. `preventDefault()` keeps the modal open; `waitUntil()` keeps it open until a
 * promise settles.
 */
export class AcceptEvent extends Event {
  readonly #wait: (promise: PromiseLike<unknown>) => void;

  constructor(wait: (promise: PromiseLike<unknown>) => void) {
    super('lc-accept', {cancelable: true});
    this.#wait = wait;
  }

  /**
   * Keeps the modal open, with a busy Accept button, until the promise settles. If it resolves, the modal closes,
   * unless `preventDefault()` was called meanwhile. If it rejects, the modal stays open. Call it while the event is
   * being handled.
   */
  waitUntil(promise: PromiseLike<unknown>): void {
    this.#wait(promise);
  }
}
