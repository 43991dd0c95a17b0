import type {ReactiveController, ReactiveControllerHost} from 'lit';

/**
 * Knows the path of the document's address, and has the element render again when it changes: on back and forward in
 * every browser, and on a router's own navigations where the browser has the Navigation API.
 */
export class DocumentPathController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #connection: AbortController | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The path, as `/people/ada`; `'/'` where there is no document. */
  get path(): string {
    return typeof location === 'undefined' ? '/' : location.pathname;
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    const {signal} = this.#connection;
    addEventListener('popstate', this.#update, {signal});
    // Not every browser has it, and TypeScript does not know it yet.
    const {navigation} = globalThis as {navigation?: EventTarget};
    navigation?.addEventListener('currententrychange', this.#update, {signal});
    // The address may have changed since the element was last on the page.
    this.#update();
  }

  hostDisconnected(): void {
    this.#connection?.abort();
    this.#connection = null;
  }

  readonly #update = (): void => this.#host.requestUpdate();
}
