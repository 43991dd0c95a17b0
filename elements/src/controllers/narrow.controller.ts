import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {Context} from './context.js';
import {mediaQuery, resizeObserver} from '../dom/platform.js';

type NarrowHost = ReactiveControllerHost & HTMLElement;

/** Below this width, in rem, a page has no room for a sidebar beside its content: 960 px at the usual text size. */
export const BREAKPOINT = 60;

const narrowness = new Context<boolean>();

/** How an element is measured. */
export interface NarrowContainerOptions {
  /** Gives the least width, in rem, at which the element is not narrow. */
  breakpoint: () => number;
  /**
   * Finds a part as wide as the element and without a height: a change of the element's height alone, which what is
   * narrow or not may bring about, is then not noticed.
   */
  ruler: () => Element | null;
}

/** Measures an element, and tells it and everything inside it whether it is narrow. */
export class NarrowContainerController implements ReactiveController {
  readonly #host: NarrowHost;
  readonly #options: NarrowContainerOptions;
  #observer: ResizeObserver | null = null;

  constructor(host: NarrowHost, options: NarrowContainerOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whether the element is narrow. While it has no width, as before it is on the page, it is not. */
  get isNarrow(): boolean {
    return narrowness.givenBy(this.#host) ?? false;
  }

  hostConnected(): void {
    // At once, so that what is inside is right from its first rendering on.
    this.measure();
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    const ruler = this.#options.ruler();
    if (this.#observer !== null || ruler === null) return;
    this.#observer = resizeObserver(ruler, () => this.measure());
    this.#observer.observe(ruler);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
    narrowness.give(this.#host, null);
  }

  /** Looks again, as after the breakpoint has changed. */
  measure(): void {
    const width = this.#host.offsetWidth;
    if (width === 0) return;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const wasNarrow = narrowness.givenBy(this.#host);
    narrowness.give(this.#host, width < this.#options.breakpoint() * rem);
    if (wasNarrow !== this.isNarrow) this.#host.requestUpdate();
  }
}

/** Knows whether there is little room at an element: in the measured element around it, or else in the window. */
export class NarrowController implements ReactiveController {
  readonly #host: NarrowHost;
  #window: MediaQueryList | null = null;

  constructor(host: NarrowHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether there is little room. Not before the element is on the page. */
  get isNarrow(): boolean {
    return narrowness.valueAt(this.#host) ?? this.#window?.matches ?? false;
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
