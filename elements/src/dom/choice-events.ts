import {sendChange} from './events.js';
import {submitOnEnter} from './implicit-submission.js';

type Host = HTMLElement & {readonly form: HTMLFormElement | null};

/** Adopts the state of an input. Returns a function that reverts it, unless the app has changed the state since. */
type Apply = (input: HTMLInputElement) => () => void;

/**
 * The events of native checkboxes and radio buttons inside an element, which listens with it for `input`, `change`, and
 * `keydown`.
 *
 * A click is applied before its listeners run, and reverted if one of them cancels it, like in native controls.
 */
export class ChoiceEvents {
  readonly #host: Host;
  readonly #apply: Apply;
  #finish: (() => void) | null = null;

  /** @param host Must still be in its constructor, so that this handles clicks before the app's listeners. */
  constructor(host: Host, apply: Apply) {
    this.#host = host;
    this.#apply = apply;
    host.addEventListener('click', event => {
      const [input] = event.composedPath();
      if (!(input instanceof HTMLInputElement) || input.getRootNode() !== host.shadowRoot) return;
      this.finish();
      const revert = apply(input);
      this.#finish = () => {
        if (event.defaultPrevented) revert();
      };
      setTimeout(() => this.finish());
    });
  }

  /** Reverts a canceled click. Called after all listeners could cancel it. */
  finish(): void {
    const finish = this.#finish;
    this.#finish = null;
    finish?.();
  }

  handleEvent(event: Event): void {
    if (event.type === 'input') this.#apply(event.target as HTMLInputElement);
    else if (event.type === 'change') sendChange(this.#host);
    else submitOnEnter(event as KeyboardEvent, this.#host.form);
  }
}
