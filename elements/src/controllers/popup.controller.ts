import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {composedContains, deepActiveElement} from '../dom/composed-tree.js';
import {rememberFocus} from '../dom/remember-focus.js';
import {PlacementController, type Anchor, type PlacementParts} from './placement.controller.js';

/**
 * Why a popup closes: Escape, a press outside, focus leaving the element, Tab past its last part, a press on
 * its control or its close button, a selection, or a call of the element's method.
 */
export type PopupHideReason = 'escape' | 'outside' | 'blur' | 'tab' | 'toggle' | 'select' | 'api';

/** Callbacks of a popup. The `after` callbacks are called after the element has rendered. */
export interface PopupEvents {
  /** Called before the popup is rendered and shown, so that a listener can still change what it shows, or close it. */
  onShow?: () => void;
  onAfterShow?: () => void;
  /** Whether the popup may close. By default it may. */
  mayHide?: (reason: PopupHideReason) => boolean;
  onAfterHide?: () => void;
}

/** The parts and callbacks of a popup. */
export interface PopupParts extends PopupEvents {
  /** What the popup is placed beside. A press on it is not a press outside. */
  anchor: () => Anchor | null;
  /** The label of the control. A press on it is not a press outside. */
  label?: () => HTMLElement | null;
  /** The popup. It has the class `popup`, and `popover="manual"` unless it opens in place. */
  popup: () => HTMLElement | null;
  /** By default, the popup is below its anchor, or above it, and then also above the label of a field. */
  beside?: Pick<PlacementParts, 'placement' | 'fallback' | 'gap'>;
  /**
   * Called before the popup is shown. If the element renders the popup here, the browser lays it out once, and not
   * first without its content.
   */
  onOpen?: () => void;
  /**
   * Called when the popup has closed, before the element renders it empty, for example to restore the focus.
   * The reason is null after `close()`.
   */
  onHide?: (reason: PopupHideReason | null) => void;
}

/** Distance from the edges of the window, in CSS pixels. */
const MARGIN = 4;

/** Its styles have the distances. */
const BELOW = {fallback: 'bottom-start', gap: 0, margin: 0, canShrink: true} as const;

type PopupHost = ReactiveControllerHost & HTMLElement;

/**
 * Opens and closes the popup of an element. It closes when the user presses outside, moves the focus out of
 * the element, or presses Escape. Each Escape closes one layer, so dialogs around it do not receive the key.
 * It does not move the focus. A popup that does not take the focus must cancel `mousedown`, or a press in it
 * moves the focus out of the element.
 */
export class PopupController implements ReactiveController {
  readonly #host: PopupHost;
  readonly #parts: PopupParts;
  readonly #placement: PlacementController;
  #opening: AbortController | null = null;
  #isAsking = false;
  #restoreFocus: ((layer: Element) => void) | undefined;

  constructor(host: PopupHost, parts: PopupParts) {
    this.#host = host;
    this.#parts = parts;
    const {popup, anchor, beside} = parts;
    this.#placement = new PlacementController(
      host,
      beside === undefined
        ? {popup, anchor: () => withLabel(anchor()), placement: () => 'bottom-start', ...BELOW}
        : {popup, anchor, margin: MARGIN, ...beside},
    );
    host.addController(this);
  }

  /** Whether the popup is open. */
  get isOpen(): boolean {
    return this.#opening !== null;
  }

  /** Opens the popup. Does nothing if it is open, or before the element has rendered. */
  show(): void {
    const popup = this.#parts.popup();
    if (this.isOpen || popup === null || !popup.isConnected) return;
    const opening = new AbortController();
    this.#opening = opening;
    this.#restoreFocus = rememberFocus(this.#host.ownerDocument);
    this.#listen(opening.signal);
    this.#parts.onShow?.();
    // A listener may have closed it.
    if (this.#opening !== opening) return;
    this.#host.requestUpdate();
    this.#parts.onOpen?.();
    // In a sheet, a submenu is in the flow.
    if (popup.hasAttribute('popover')) popup.showPopover?.();
    this.#placement.place();
    void this.#tellAfterUpdate(this.#parts.onAfterShow);
  }

  /** Closes the popup, unless `mayHide` returns false. Does nothing if it is closed. */
  hide(reason: PopupHideReason = 'api'): void {
    if (!this.isOpen || !this.#mayHide(reason)) return;
    this.#end(reason);
    void this.#tellAfterUpdate(this.#parts.onAfterHide);
  }

  /**
   * Closes the popup of an element that can no longer have one, for example because it is disabled. It calls
   * only `onHide`.
   */
  close(): void {
    this.#end(null);
  }

  /** An element that is removed loses the focus. */
  hostDisconnected(): void {
    if (!this.isOpen) return;
    this.close();
    this.#restoreFocus?.(this.#host);
  }

  /** False while `mayHide` is running, or if it closed the popup. */
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
    this.#placement.stop();
    const popup = this.#parts.popup();
    if (popup?.matches(':popover-open')) popup.hidePopover();
    this.#host.requestUpdate();
    this.#parts.onHide?.(reason);
  }

  /** Reports that the popup is open or closed after rendering, unless that has changed meanwhile. */
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
  }

  readonly #handlePress = (event: PointerEvent): void => {
    const path = event.composedPath();
    const {anchor, label, popup} = this.#parts;
    const own: unknown[] = [anchor(), label?.(), popup()];
    if (!path.some(target => own.includes(target))) this.hide('outside');
  };

  /** Focus moves inside the shadow root do not reach this listener. */
  readonly #handleFocusOut = (event: FocusEvent): void => {
    const next = event.relatedTarget as Node | null;
    // Chromium also sends it when the element is removed or disabled, and then the popup closes without
    // asking.
    if (next === null) queueMicrotask(() => this.#handleFocusLost());
    else if (!this.#host.contains(next)) this.hide('blur');
  };

  /** The element may have moved the focus to another part meanwhile. Chromium ends `:focus-within` at the top layer. */
  #handleFocusLost(): void {
    const {ownerDocument: page} = this.#host;
    const hasFocus = page.hasFocus() && composedContains(this.#host, deepActiveElement(page));
    if (this.#host.matches(':disabled')) this.close();
    else if (!hasFocus) this.hide('blur');
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // Canceling it keeps a `<dialog>` around it open; stopping it keeps it from listeners of the dialog.
    event.preventDefault();
    event.stopPropagation();
    this.hide('escape');
  };
}

/** Adds what is above the box of a field: its label and hint, which stay visible. */
function withLabel(anchor: Anchor | null): Anchor | null {
  const field = anchor !== null && 'closest' in anchor ? anchor.closest('.field') : null;
  if (field === null) return anchor;
  const {top} = field.getBoundingClientRect();
  const {left, width, bottom} = (anchor as Element).getBoundingClientRect();
  return {top, left, width, height: bottom - top};
}
