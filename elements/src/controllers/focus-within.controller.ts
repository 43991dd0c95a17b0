import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {hasFocusWithin} from '../dom/focus.js';

/**
 * Tells whether the focus is in an element, and updates the element when that has changed since it last rendered. A
 * focus that goes and comes back within one update, as when the part that had it is rendered away, changes nothing.
 */
export class FocusWithinController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #isWithin = false;
  #isRendering = false;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
    host.addEventListener('focusin', this.#handleFocus);
    host.addEventListener('focusout', this.#handleFocus);
  }

  /** Whether the focus was in the element when it last began to render. */
  get isWithin(): boolean {
    return this.#isWithin;
  }

  hostUpdate(): void {
    this.#isWithin = this.#hasFocus;
    this.#isRendering = true;
  }

  hostUpdated(): void {
    this.#isRendering = false;
  }

  get #hasFocus(): boolean {
    return hasFocusWithin(this.#host);
  }

  /** A focus that goes while the element renders may be given back at the end of the update. */
  readonly #handleFocus = (): void => {
    if (this.#isRendering) queueMicrotask(this.#follow);
    else this.#follow();
  };

  readonly #follow = (): void => {
    if (this.#hasFocus !== this.#isWithin) this.#host.requestUpdate();
  };
}
