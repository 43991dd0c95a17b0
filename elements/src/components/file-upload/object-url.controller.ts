import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Manages one `blob:` URL of an element, and revokes it when it is no longer shown. */
export class ObjectUrlController implements ReactiveController {
  #blob: Blob | null = null;
  #url: string | null = null;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Returns the URL of a blob. It stays the same until called with another blob or null. */
  urlOf(blob: Blob | null): string | null {
    if (blob === this.#blob) return this.#url;
    this.#revoke();
    this.#blob = blob;
    this.#url = blob === null ? null : URL.createObjectURL(blob);
    return this.#url;
  }

  /** A reconnected element renders, and requests its URL again. */
  hostDisconnected(): void {
    this.#revoke();
  }

  #revoke(): void {
    if (this.#url !== null) URL.revokeObjectURL(this.#url);
    this.#blob = null;
    this.#url = null;
  }
}
