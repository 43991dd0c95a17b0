import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {popupPosition} from './popup-position.js';

/** Why a popup closed: by the element itself, a press outside, the focus that left the element, or Escape. */
export type PopupHideReason = 'api' | 'outside' | 'blur' | 'escape';

/** The parts of an element that a popup is made of. */
export interface PopupParts {
  /** What the popup stands under or over; it has the class `anchor` (styles/popup.styles.ts). */
  anchor: () => HTMLElement | null;
  /** The popup: it has `popover="manual"` and the class `popup`. */
  popup: () => HTMLElement | null;
  /** Is told that the popup has closed, to give the focus back for example. */
  onHide?: (reason: PopupHideReason) => void;
}

type PopupHost = ReactiveControllerHost & HTMLElement;

/**
 * Opens and closes the popup of an element, and closes it when the user presses outside of it, leaves the element
 * or presses Escape, which then reaches no dialog around: one Escape closes one layer. The stylesheet places the
 * popup by anchor positioning; where a browser has none, this controller does. It moves no focus: a popup that does
 * not take the focus must cancel `mousedown`, or a press in it is one that leaves the element.
 */
export class PopupController implements ReactiveController {
  readonly #host: PopupHost;
  readonly #parts: PopupParts;
  #opening: AbortController | null = null;

  constructor(host: PopupHost, parts: PopupParts) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  /** Whether the popup is open. */
  get isOpen(): boolean {
    return this.#opening !== null;
  }

  /** Opens the popup. Nothing happens when it is open, or before the element is rendered. */
  show(): void {
    const popup = this.#parts.popup();
    if (this.isOpen || popup === null || !popup.isConnected) return;
    this.#opening = new AbortController();
    this.#listen(this.#opening.signal);
    popup.showPopover();
    this.#place();
    this.#host.requestUpdate();
  }

  /** Closes the popup. Nothing happens when it is closed. */
  hide(reason: PopupHideReason = 'api'): void {
    if (this.#opening === null) return;
    this.#opening.abort();
    this.#opening = null;
    const popup = this.#parts.popup();
    if (popup?.matches(':popover-open')) popup.hidePopover();
    this.#host.requestUpdate();
    this.#parts.onHide?.(reason);
  }

  hostUpdated(): void {
    if (this.isOpen) this.#place();
  }

  hostDisconnected(): void {
    this.hide();
  }

  #listen(signal: AbortSignal): void {
    document.addEventListener('pointerdown', this.#handlePress, {capture: true, signal});
    this.#host.addEventListener('focusout', this.#handleFocusOut, {signal});
    this.#host.addEventListener('keydown', this.#handleKeydown, {signal});
    if (hasAnchors()) return;
    addEventListener('resize', this.#place, {signal});
    addEventListener('scroll', this.#place, {capture: true, passive: true, signal});
  }

  readonly #handlePress = (event: PointerEvent): void => {
    const path = event.composedPath();
    const {anchor, popup} = this.#parts;
    if (![anchor(), popup()].some(part => part !== null && path.includes(part))) this.hide('outside');
  };

  /** A move of the focus inside the shadow root is not seen here. */
  readonly #handleFocusOut = (event: FocusEvent): void => {
    if (!this.#host.contains(event.relatedTarget as Node | null)) this.hide('blur');
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // Cancelled, it closes no `<dialog>` around; stopped, it reaches no listener of one.
    event.preventDefault();
    event.stopPropagation();
    this.hide('escape');
  };

  /** Does what the stylesheet cannot do in a browser without anchor positioning. */
  readonly #place = (): void => {
    const anchor = this.#parts.anchor();
    const popup = this.#parts.popup();
    if (hasAnchors() || anchor === null || popup === null) return;
    const box = anchor.getBoundingClientRect();
    popup.style.minInlineSize = `${box.width}px`;
    const {clientWidth: width, clientHeight: height} = document.documentElement;
    const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
    const {top, left} = popupPosition(box, popup.getBoundingClientRect(), {width, height}, isRightToLeft);
    popup.style.top = `${top}px`;
    popup.style.left = `${left}px`;
  };
}

function hasAnchors(): boolean {
  return CSS.supports('top', 'anchor(bottom)');
}
