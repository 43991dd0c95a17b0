import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {onAddressChange} from '../dom/address.js';

/**
 * Provides the path of the document, and updates the element when it changes, as far as the browser reports
 * it (`onAddressChange`).
 */
export class DocumentPathController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #stopListening: (() => void) | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The path, such as `/people/ada`; `'/'` if there is no document. */
  get path(): string {
    return typeof location === 'undefined' ? '/' : location.pathname;
  }

  hostConnected(): void {
    this.#stopListening = onAddressChange(this.#update);
    // The URL may have changed while the element was disconnected.
    this.#update();
  }

  hostDisconnected(): void {
    this.#stopListening?.();
    this.#stopListening = null;
  }

  readonly #update = (): void => this.#host.requestUpdate();
}
