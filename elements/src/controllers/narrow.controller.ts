import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {Context} from './context.js';
import {mediaQuery, resizeObserver} from '../dom/platform.js';
import {isOnServer, isServer, isServerView} from '../dom/server-view.js';

type NarrowHost = ReactiveControllerHost & HTMLElement;

/**
 * Below this width in rem, a page is too narrow for a sidebar next to its content: 960 px at the default font
 * size.
 */
export const BREAKPOINT = 60;

const narrowness = new Context<boolean>();

/** Options for measuring an element. */
interface NarrowContainerOptions {
  /** Returns the minimum width, in rem, where the element is not narrow. */
  breakpoint: () => number;
  /**
   * Returns a part that is as wide as the element but has no height, so that changes of the element's height,
   * which narrowness may cause, are not observed.
   */
  ruler: () => Element | null;
}

/** Measures an element, and provides whether it is narrow to it and everything inside it. */
export class NarrowContainerController implements ReactiveController {
  readonly #host: NarrowHost;
  readonly #options: NarrowContainerOptions;
  #observer: ResizeObserver | null = null;

  constructor(host: NarrowHost, options: NarrowContainerOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whether the element is narrow. False while it has no width, for example before it is connected. */
  get isNarrow(): boolean {
    return !isServerView && (narrowness.providedBy(this.#host) ?? false);
  }

  hostConnected(): void {
    // Immediately, so that the content is correct from its first render.
    this.measure();
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    const ruler = this.#options.ruler();
    if (this.#observer !== null || !ruler?.isConnected) return;
    this.#observer = resizeObserver(ruler, () => this.measure());
    this.#observer.observe(ruler);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
    narrowness.provide(this.#host, null);
  }

  /** Measures again. Call it after changing the breakpoint. */
  measure(): void {
    if (isServer && isOnServer) return;
    const width = this.#host.offsetWidth;
    if (width === 0) return;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const wasNarrow = narrowness.providedBy(this.#host);
    narrowness.provide(this.#host, width < this.#options.breakpoint() * rem);
    if (wasNarrow !== this.isNarrow) this.#host.requestUpdate();
  }
}

/** Reports whether an element has little space: in the nearest measured ancestor, or else in the window. */
export class NarrowController implements ReactiveController {
  readonly #host: NarrowHost;
  #window: MediaQueryList | null = null;

  constructor(host: NarrowHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether there is little space. False before the element is connected. */
  get isNarrow(): boolean {
    return !isServerView && (narrowness.valueAt(this.#host) ?? this.#window?.matches ?? false);
  }

  hostConnected(): void {
    this.#window = mediaQuery(`(width < ${BREAKPOINT}rem)`);
    this.#window?.addEventListener('change', this.#update);
    narrowness.add(this.#host);
  }

  hostDisconnected(): void {
    this.#window?.removeEventListener('change', this.#update);
    this.#window = null;
    narrowness.delete(this.#host);
  }

  readonly #update = (): void => this.#host.requestUpdate();
}
