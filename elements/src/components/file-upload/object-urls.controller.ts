import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Manages the `blob:` URLs of several files, and revokes them when they are no longer shown. */
export class ObjectUrlsController implements ReactiveController {
  readonly #urls = new Map<Blob, string>();

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Returns the URL of a blob. It stays the same while the blob is kept. */
  urlOf(blob: Blob): string {
    const url = this.#urls.get(blob) ?? URL.createObjectURL(blob);
    this.#urls.set(blob, url);
    return url;
  }

  /** Revokes the URLs of all other blobs. */
  keep(blobs: ReadonlySet<Blob>): void {
    for (const [blob, url] of this.#urls) {
      if (blobs.has(blob)) continue;
      URL.revokeObjectURL(url);
      this.#urls.delete(blob);
    }
  }

  /** A reconnected element renders, and requests its URLs again. */
  hostDisconnected(): void {
    this.keep(new Set());
  }
}
