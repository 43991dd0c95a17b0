import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {hasFocusWithin} from '../dom/focus.js';
import {isServerView} from '../dom/server-view.js';

/**
 * Reports whether the focus is in an element, and updates the element when that changes. Focus that leaves
 * and returns within one update, for example when rendering removes the focused part, changes nothing.
 */
export class FocusWithinController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #isWithin = false;
  #isRendering = false;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
    host.addEventListener('focusin', this);
    host.addEventListener('focusout', this);
  }

  /** Whether the focus was in the element when the last update started. */
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
    return !isServerView && hasFocusWithin(this.#host);
  }

  /** Focus that leaves during rendering may return at the end of the update. */
  handleEvent(): void {
    if (this.#isRendering) queueMicrotask(() => this.#follow());
    else this.#follow();
  }

  #follow(): void {
    if (this.#hasFocus !== this.#isWithin) this.#host.requestUpdate();
  }
}
