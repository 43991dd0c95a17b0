import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {resizeObserver} from '../../dom/platform.js';

/** The parts to measure and to set the height on. */
interface BlockSizeOptions {
  /** Returns the part to measure. */
  part: () => Element | null;
  /** Returns the part on which the height is set, as the custom property `property`. */
  target: () => HTMLElement | null;
  property: string;
}

/** Keeps the height of one part of an element in a custom property, for the layout of other parts. */
export class BlockSizeController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: BlockSizeOptions;
  #observer: ResizeObserver | null = null;

  constructor(host: ReactiveControllerHost, options: BlockSizeOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdated(): void {
    const part = this.#options.part();
    if (this.#observer !== null || part === null) return;
    this.#observer = resizeObserver(part, entries => {
      const size = entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0;
      this.#options.target()?.style.setProperty(this.#options.property, `${size}px`);
    });
    this.#observer.observe(part);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }
}
