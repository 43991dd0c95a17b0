import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {resizeObserver} from '../dom/platform.js';

/** Reports whether the content of a scroll container overflows it. */
export class OverflowController implements ReactiveController {
  /** Whether there is something to scroll. */
  isOverflowing = false;

  readonly #host: ReactiveControllerHost;
  readonly #container: () => Element | null;
  #observed: Element | null = null;
  #observer: ResizeObserver | null = null;

  /** @param container Returns the container. Its first child is the content. */
  constructor(host: ReactiveControllerHost, container: () => Element | null) {
    this.#host = host;
    this.#container = container;
    host.addController(this);
  }

  hostUpdated(): void {
    const container = this.#container();
    if (!container?.isConnected || container === this.#observed) return;
    this.#observed = container;
    this.#observer ??= resizeObserver(container, () => this.#measure(container));
    this.#observer.observe(container);
    if (container.firstElementChild !== null) this.#observer.observe(container.firstElementChild);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
    this.#observed = null;
  }

  #measure({scrollWidth, clientWidth, scrollHeight, clientHeight}: Element): void {
    // Allow one pixel for rounding.
    const isOverflowing = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
    if (isOverflowing === this.isOverflowing) return;
    this.isOverflowing = isOverflowing;
    this.#host.requestUpdate();
  }
}
