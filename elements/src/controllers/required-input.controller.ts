import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Milliseconds that an app has, once its page has loaded, to set what an element needs. */
export const GRACE_PERIOD = 3000;

/** What an element needs from its app. */
export interface RequiredInput {
  isGiven(): boolean;
  warn(): void;
}

/**
 * Warns that a required input is missing, after the app had its chance to set it. In a server-rendered page the elements
 * are there first, and the app sets their properties when it hydrates: as long as the page loads, and for a grace period
 * after, an element without its input just waits.
 */
export class RequiredInputController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #input: RequiredInput;
  #isWaiting = false;

  constructor(host: ReactiveControllerHost & HTMLElement, input: RequiredInput) {
    this.#host = host;
    this.#input = input;
    host.addController(this);
  }

  hostUpdated(): void {
    if (!this.#isWaiting && !this.#input.isGiven()) this.#wait();
  }

  #wait(): void {
    this.#isWaiting = true;
    const hasLoaded = document.readyState === 'complete';
    setTimeout(() => {
      this.#isWaiting = false;
      if (!this.#host.isConnected || this.#input.isGiven()) return;
      if (hasLoaded) this.#input.warn();
      else this.#wait();
    }, GRACE_PERIOD);
  }
}
