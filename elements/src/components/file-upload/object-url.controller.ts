import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Keeps one `blob:` address for an element, and revokes it when it is no longer shown. */
export class ObjectUrlController implements ReactiveController {
  #blob: Blob | null = null;
  #url: string | null = null;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** The address of a blob: the same one until another blob, or null, is asked for. */
  urlOf(blob: Blob | null): string | null {
    if (blob === this.#blob) return this.#url;
    this.#revoke();
    this.#blob = blob;
    this.#url = blob === null ? null : URL.createObjectURL(blob);
    return this.#url;
  }

  /** The element that comes back asks anew, for it renders when it is connected. */
  hostDisconnected(): void {
    this.#revoke();
  }

  #revoke(): void {
    if (this.#url !== null) URL.revokeObjectURL(this.#url);
    this.#blob = null;
    this.#url = null;
  }
}
