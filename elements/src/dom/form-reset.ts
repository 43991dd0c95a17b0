/**
 * A reset of a form, between its event and what follows it. The event comes first, a later listener may still cancel it, and
 * nothing is sent after the browser has reset the controls. So whoever follows a reset calls `settle` before anything that
 * depends on it, and the reset has then happened at once, as it has for the controls.
 */
export class FormReset {
  readonly #apply: () => void;
  #event: Event | null = null;

  /** @param apply Called once after each reset that was not canceled. */
  constructor(apply: () => void) {
    this.#apply = apply;
  }

  /** Follows the `reset` event of the form. */
  handle(event: Event): void {
    this.settle();
    this.#event = event;
    // By then, a script has reset the form. A user's reset comes after the microtasks of its event.
    queueMicrotask(() => this.settle());
    setTimeout(() => this.settle());
  }

  /** Applies a reset that has happened. Until its event has reached all listeners, it has not. */
  settle(): void {
    const event = this.#event;
    if (event === null || event.eventPhase !== Event.NONE) return;
    this.#event = null;
    if (!event.defaultPrevented) this.#apply();
  }
}
