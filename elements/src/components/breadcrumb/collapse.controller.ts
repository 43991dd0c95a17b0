import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {resizeObserver, windowOf} from '../../dom/platform.js';

/** The current page alone stays. */
const LEAST_STEPS = 2;

/**
 * Collapses a path on one line that is too narrow for it. All steps are rendered first, and measured
 * before the browser paints; so is a path whose line has another width.
 */
export class CollapseController implements ReactiveController {
  /** Whether steps are hidden. */
  isCollapsed = false;
  /** Whether the user has shown all steps, until the path changes. */
  isExpanded = false;

  readonly #host: ReactiveControllerHost & Element;
  #observer: ResizeObserver | null = null;
  #path = '';
  #width = 0;
  #isMeasured = false;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** Starts again if the path has other steps. */
  follow(steps: readonly {readonly text: string}[]): void {
    const path = steps.map(({text}) => text).join('/');
    if (path === this.#path) return;
    this.#path = path;
    this.isExpanded = false;
    this.#start(steps.length < LEAST_STEPS);
  }

  /** Shows all steps. */
  expand(): void {
    this.isExpanded = true;
    this.#start(true);
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    this.#observer = resizeObserver(this.#host, entries => this.#handleResize(entries));
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }

  hostUpdated(): void {
    if (this.#isMeasured) return;
    this.#isMeasured = true;
    this.isCollapsed = [...(this.#host.shadowRoot?.querySelectorAll('.list, .link') ?? [])].some(isCutOff);
    // Not during this update.
    if (this.isCollapsed) queueMicrotask(() => this.#host.requestUpdate());
  }

  #start(isMeasured: boolean): void {
    this.isCollapsed = false;
    this.#isMeasured = isMeasured;
  }

  #handleResize(entries: readonly ResizeObserverEntry[]): void {
    const width = entries.at(-1)!.contentRect.width;
    if (width === this.#width) return;
    this.#width = width;
    if (this.isExpanded || this.#path.split('/').length < LEAST_STEPS) return;
    // Not in this frame: the new height would start the observer again, which WebKit reports as an error of the page.
    windowOf(this.#host).requestAnimationFrame(() => {
      this.#start(false);
      this.#host.requestUpdate();
    });
  }
}

/** One pixel is due to rounding. */
const isCutOff = ({scrollWidth, clientWidth}: Element): boolean => scrollWidth > clientWidth + 1;
