import type {ReactiveController, ReactiveControllerHost} from 'lit';

type FocusHost = ReactiveControllerHost & Element & {readonly shadowRoot: ShadowRoot | null};

/**
 * Keeps the focus in an element when the part that has it is rendered away: a keyboard user must not be thrown back
 * to the top of the page.
 */
export class FocusRecoveryController implements ReactiveController {
  readonly #host: FocusHost;
  readonly #substitute: (lost: Element) => HTMLElement | null;
  #focused: Element | null = null;

  /** @param substitute Gives what takes the focus instead of an element that is gone. */
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
    if (focused === null || focused.isConnected || this.#activeElement() !== null) return;
    // The user may have gone elsewhere meanwhile.
    if (document.activeElement === document.body) this.#substitute(focused)?.focus({preventScroll: true});
  }

  /** What has the focus: in the shadow root, or in the element's own children. */
  #activeElement(): Element | null {
    const inside = this.#host.shadowRoot?.activeElement ?? null;
    if (inside !== null) return inside;
    const around = (this.#host.getRootNode() as Document | ShadowRoot).activeElement;
    return around !== null && around !== this.#host && this.#host.contains(around) ? around : null;
  }
}
