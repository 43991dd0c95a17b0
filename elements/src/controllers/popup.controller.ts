import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {hasFocusWithin} from '../dom/focus.js';
import {supportsCss, windowOf} from '../dom/platform.js';
import {popupPosition} from '../dom/popup-position.js';
import {sendHide, sendOpenEvent} from '../dom/events.js';

/**
 * Why a popup closes: Escape, a press outside, the focus that left the element, Tab past its last part, its control
 * pressed again, a choice, or a call of the element's own method.
 */
export type PopupHideReason = 'escape' | 'outside' | 'blur' | 'tab' | 'toggle' | 'select' | 'api';

/** What an element wants to know of its popup. The `after` ones come once the element is rendered. */
export interface PopupEvents {
  onShow?: () => void;
  onAfterShow?: () => void;
  /** Is asked whether the popup may close; by default it may. */
  mayHide?: (reason: PopupHideReason) => boolean;
  onAfterHide?: () => void;
}

/** The parts of an element that a popup is made of. */
export interface PopupParts extends PopupEvents {
  /** What the popup stands under or over; it has the class `anchor` (styles/popup.styles.ts). */
  anchor: () => HTMLElement | null;
  /** The label of the control, whose click is one on the control and not one outside. Default: none. */
  label?: () => HTMLElement | null;
  /** The popup: it has `popover="manual"` and the class `popup`. */
  popup: () => HTMLElement | null;
  /**
   * Is told that the popup has closed, before it is rendered empty: to give the focus back for example. The reason is
   * null where nobody was asked (`close`).
   */
  onHide?: (reason: PopupHideReason | null) => void;
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
  #isAsking = false;

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
    popup.showPopover?.();
    this.#place();
    this.#host.requestUpdate();
    this.#parts.onShow?.();
    void this.#tellAfterUpdate(this.#parts.onAfterShow);
  }

  /** Closes the popup, unless `mayHide` is against it. Nothing happens when it is closed. */
  hide(reason: PopupHideReason = 'api'): void {
    if (!this.isOpen || !this.#mayHide(reason)) return;
    this.#end(reason);
    void this.#tellAfterUpdate(this.#parts.onAfterHide);
  }

  /** Closes the popup of an element that can have none now, as a disabled one. It asks nobody and tells only `onHide`. */
  close(): void {
    this.#end(null);
  }

  hostUpdated(): void {
    if (this.isOpen) this.#place();
  }

  hostDisconnected(): void {
    this.close();
  }

  /** Not while it is asking already, nor where the answer came with the end of the popup. */
  #mayHide(reason: PopupHideReason): boolean {
    if (this.#isAsking) return false;
    this.#isAsking = true;
    const mayHide = this.#parts.mayHide?.(reason) ?? true;
    this.#isAsking = false;
    return mayHide && this.isOpen;
  }

  #end(reason: PopupHideReason | null): void {
    if (this.#opening === null) return;
    this.#opening.abort();
    this.#opening = null;
    const popup = this.#parts.popup();
    if (popup?.matches(':popover-open')) popup.hidePopover();
    this.#host.requestUpdate();
    this.#parts.onHide?.(reason);
  }

  /** Tells that the popup is open, or closed, once it is rendered so; not where it is no longer so by then. */
  async #tellAfterUpdate(tell: (() => void) | undefined): Promise<void> {
    const opening = this.#opening;
    await this.#host.updateComplete;
    if (this.#opening === opening) tell?.();
  }

  #listen(signal: AbortSignal): void {
    const page = this.#host.ownerDocument;
    page.addEventListener('pointerdown', this.#handlePress, {capture: true, signal});
    this.#host.addEventListener('focusout', this.#handleFocusOut, {signal});
    this.#host.addEventListener('keydown', this.#handleKeydown, {signal});
    if (hasAnchors()) return;
    const view = windowOf(this.#host);
    view.addEventListener('resize', this.#place, {signal});
    view.addEventListener('scroll', this.#place, {capture: true, passive: true, signal});
  }

  readonly #handlePress = (event: PointerEvent): void => {
    const path = event.composedPath();
    const {anchor, label, popup} = this.#parts;
    const own = [anchor(), label?.(), popup()];
    if (!own.some(part => part != null && path.includes(part))) this.hide('outside');
  };

  /** A move of the focus inside the shadow root is not seen here. */
  readonly #handleFocusOut = (event: FocusEvent): void => {
    const next = event.relatedTarget as Node | null;
    // Chromium sends it too while the element is taken off the page, or disabled, which nobody is asked about.
    if (next === null) queueMicrotask(() => this.#handleFocusLost());
    else if (!this.#host.contains(next)) this.hide('blur');
  };

  #handleFocusLost(): void {
    if (this.#host.matches(':disabled')) this.close();
    else if (!hasFocusWithin(this.#host) || !this.#host.ownerDocument.hasFocus()) this.hide('blur');
  }

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
    const {clientWidth: width, clientHeight: height} = anchor.ownerDocument.documentElement;
    const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
    const {top, left} = popupPosition(box, popup.getBoundingClientRect(), {width, height}, isRightToLeft);
    popup.style.top = `${top}px`;
    popup.style.left = `${left}px`;
  };
}

function hasAnchors(): boolean {
  return supportsCss('top', 'anchor(bottom)');
}

/** Lets the popup of an element send `lc-show`, `lc-after-show`, `lc-hide` and `lc-after-hide`. */
export function popupEvents(element: HTMLElement): Required<PopupEvents> {
  return {
    onShow: () => sendOpenEvent(element, 'lc-show'),
    onAfterShow: () => sendOpenEvent(element, 'lc-after-show'),
    mayHide: reason => sendHide(element, reason),
    onAfterHide: () => sendOpenEvent(element, 'lc-after-hide'),
  };
}
