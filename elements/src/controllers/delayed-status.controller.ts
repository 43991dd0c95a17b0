import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** How long something must last before it is worth a word, in milliseconds. */
const WORTH_A_WORD = 300;

/**
 * What a polite live region says of a state that lasts, as loading does. The host renders the region from the start
 * and empty, because a region that appears already full is not announced; its text follows once the state has lasted
 * a moment, so that what is over at once is not talked about.
 */
export class DelayedStatusController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #wanted: () => string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #text = '';

  /** @param wanted Gives what is to be said now; `''` when there is nothing. */
  constructor(host: ReactiveControllerHost, wanted: () => string) {
    this.#host = host;
    this.#wanted = wanted;
    host.addController(this);
  }

  /** What stands in the live region. */
  get text(): string {
    return this.#text;
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    const wanted = this.#wanted();
    if (wanted === '') this.#fallSilent();
    else if (this.#text !== '') this.#text = wanted;
    else this.#timer ??= setTimeout(() => this.#speak(), WORTH_A_WORD);
  }

  hostDisconnected(): void {
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
