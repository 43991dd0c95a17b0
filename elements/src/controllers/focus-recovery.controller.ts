import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {isRendered} from '../dom/rendered.js';

type FocusHost = ReactiveControllerHost & Element & {readonly shadowRoot: ShadowRoot | null};

/**
 * Keeps the focus in an element when rendering removes the focused part, or its slot, or moves it among others. Otherwise
 * keyboard users would start at the top of the page again.
 */
export class FocusRecoveryController implements ReactiveController {
  readonly #host: FocusHost;
  readonly #substitute: (lost: Element) => HTMLElement | null;
  #focused: Element | null = null;

  /** @param substitute Returns the element to focus instead of the lost one. */
  constructor(host: FocusHost, substitute: (lost: Element) => HTMLElement | null) {
    this.#host = host;
    this.#substitute = substitute;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#focused = this.#activeElement();
  }

  hostUpdated(): void {
    const focused = this.#focused;
    if (focused === null) return;
    const isLost = this.#isLost(focused);
    // Browsers move the focus out of a hidden part later.
    if (isLost && this.#activeElement() === focused) (focused as HTMLElement).blur();
    // The user may have moved the focus meanwhile.
    if (document.activeElement !== document.body) return;
    // A part that is moved among others loses the focus, too.
    const target = isLost ? this.#substitute(focused) : (focused as HTMLElement);
    target?.focus({preventScroll: true});
  }

  /** Rendering can hide children of the element, if it removes their slot. */
  #isLost(focused: Element): boolean {
    return !focused.isConnected || (this.#host.contains(focused) && !isRendered(focused));
  }

  /** The focused element in the shadow root or among the element's children. */
  #activeElement(): Element | null {
    const inside = this.#host.shadowRoot?.activeElement ?? null;
    if (inside !== null) return inside;
    const around = (this.#host.getRootNode() as Document | ShadowRoot).activeElement;
    return around !== null && around !== this.#host && this.#host.contains(around) ? around : null;
  }
}
