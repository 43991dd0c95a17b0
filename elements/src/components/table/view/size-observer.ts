import type {ReactiveController} from 'lit';
import {resizeObserver} from '../../../dom/platform.js';
import type {FeatureHost} from '../model/table-feature.js';

/** Observes the sizes of parts of a table that an update may replace. */
export class SizeObserver implements ReactiveController {
  readonly #onResize: () => void;
  #observer: ResizeObserver | null = null;
  #observed: readonly Element[] = [];

  constructor(host: FeatureHost, onResize: () => void) {
    this.#onResize = onResize;
    host.addController(this);
  }

  /** The parts that are observed. */
  get observed(): readonly Element[] {
    return this.#observed;
  }

  /** Observes these parts, and no others, while the table is in the document. Call it after each update. */
  observe(parts: readonly Element[]): void {
    const [first] = parts;
    if (first?.isConnected === false) return;
    if (first !== undefined) this.#observer ??= resizeObserver(first, this.#onResize);
    for (const part of this.#observed) if (!parts.includes(part)) this.#observer!.unobserve(part);
    for (const part of parts) if (!this.#observed.includes(part)) this.#observer!.observe(part);
    this.#observed = parts;
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
    this.#observed = [];
  }
}
