import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {onAddressChange} from '../dom/address.js';

/**
 * Knows the path of the document's address, and has the element render again when it changes, as far as that can be
 * noticed (`onAddressChange`).
 */
export class DocumentPathController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #stopListening: (() => void) | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The path, as `/people/ada`; `'/'` where there is no document. */
  get path(): string {
    return typeof location === 'undefined' ? '/' : location.pathname;
  }

  hostConnected(): void {
    this.#stopListening = onAddressChange(this.#update);
    // The address may have changed since the element was last on the page.
    this.#update();
  }

  hostDisconnected(): void {
    this.#stopListening?.();
    this.#stopListening = null;
  }

  readonly #update = (): void => this.#host.requestUpdate();
}
