import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {resizeObserver} from '../../dom/platform.js';
import type {PanelSpace} from './panel-limits.js';

/** Measures how much space the panels have. */
export class PanelSpaceController implements ReactiveController {
  /** What was measured last. */
  space: PanelSpace = {width: 0, room: 0, rem: 16};

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #isVertical: () => boolean;
  #observer: ResizeObserver | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, isVertical: () => boolean) {
    this.#host = host;
    this.#isVertical = isVertical;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    if (this.#observer !== null || !this.#host.isConnected) return;
    this.#observer = resizeObserver(this.#host, () => this.#measure());
    // Not the base: its height depends on whether the panels are stacked.
    for (const part of ['.ruler', '.separator']) this.#observer.observe(this.#find(part));
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }

  #measure(): void {
    const {offsetWidth: width, ownerDocument} = this.#host;
    // Without a layout, what was measured last counts.
    if (width === 0) return;
    const axis = this.#isVertical() ? 'Height' : 'Width';
    const divider = this.#find('.separator')[`offset${axis}`];
    const rem = parseFloat(getComputedStyle(ownerDocument.documentElement).fontSize);
    const room = divider === 0 ? 0 : this.#find('.base')[`client${axis}`] - divider;
    const {space} = this;
    if (width === space.width && room === space.room && rem === space.rem) return;
    this.space = {width, room, rem};
    this.#host.requestUpdate();
  }

  #find(selector: string): HTMLElement {
    return this.#host.shadowRoot!.querySelector<HTMLElement>(selector)!;
  }
}
