import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Milliseconds that an app has to set a required input after the page has loaded. */
export const GRACE_PERIOD = 3000;

/** A required input of an element. */
interface RequiredInput {
  readonly isGiven: () => boolean;
  readonly warn: () => void;
}

/**
 * Warns that a required input is missing, after the app has had time to set it. On a server-rendered page,
 * the elements exist first, and the app sets their properties when it hydrates. While the page loads, and for
 * a grace period after that, an element without its input waits.
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
