import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Minimum duration of a state before it is announced, in milliseconds. */
export const WORTH_A_WORD = 300;

/**
 * Text of a polite live region for a lasting state, such as loading. The host renders the region empty from
 * the start, because screen readers do not announce a region that is added with text. The text follows after
 * a delay, so that short states are not announced.
 */
export class DelayedStatusController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #wanted: () => string;
  readonly #delay: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #text = '';
  #isConnected = false;

  /**
   * @param wanted Returns the current announcement; `''` if there is none.
   * @param delay Returns the delay in milliseconds.
   */
  constructor(host: ReactiveControllerHost, wanted: () => string, delay = () => WORTH_A_WORD) {
    this.#host = host;
    this.#wanted = wanted;
    this.#delay = delay;
    host.addController(this);
  }

  /** The text of the live region. */
  get text(): string {
    return this.#text;
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    // A host may still update after it was removed.
    const wanted = this.#isConnected ? this.#wanted() : '';
    if (wanted === '') this.#fallSilent();
    else if (this.#text !== '') this.#text = wanted;
    else this.#timer ??= setTimeout(() => this.#speak(), this.#delay());
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#fallSilent();
  }

  #speak(): void {
    this.#timer = undefined;
    this.#text = this.#wanted();
    this.#host.requestUpdate();
  }

  #fallSilent(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#text = '';
  }
}
