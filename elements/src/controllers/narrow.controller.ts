import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {Provision} from './provision.js';

type NarrowHost = ReactiveControllerHost & HTMLElement;

/** Below this width, in rem, a page has no room for a sidebar beside its content: 960 px at the usual text size. */
export const NARROW_WIDTH = 60;

const narrowness = new Provision<boolean>();

/** Measures an element, and tells it and everything inside it whether it is narrow. */
export class NarrowContainerController implements ReactiveController {
  readonly #host: NarrowHost;
  #observer: ResizeObserver | null = null;

  constructor(host: NarrowHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether the element is narrow. While it has no width, as before it is on the page, it is not. */
  get isNarrow(): boolean {
    return narrowness.givenBy(this.#host) ?? false;
  }

  hostConnected(): void {
    this.#observer ??= new ResizeObserver(() => this.#measure());
    this.#observer.observe(this.#host);
    // At once too, so that what is inside is right from its first rendering on.
    this.#measure();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    narrowness.give(this.#host, null);
  }

  #measure(): void {
    const width = this.#host.offsetWidth;
    if (width === 0) return;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const wasNarrow = narrowness.givenBy(this.#host);
    narrowness.give(this.#host, width < NARROW_WIDTH * rem);
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
    this.#window = matchMedia(`(width < ${NARROW_WIDTH}rem)`);
    this.#window.addEventListener('change', this.#update);
    narrowness.add(this.#host);
  }

  hostDisconnected(): void {
    this.#window?.removeEventListener('change', this.#update);
    this.#window = null;
    narrowness.delete(this.#host);
  }

  readonly #update = (): void => this.#host.requestUpdate();
}
