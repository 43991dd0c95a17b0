import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {composedContains, composedDescendants} from '../dom/composed-tree.js';
import {memberOf} from '../dom/member-of.js';
import {rememberFocus} from '../dom/remember-focus.js';
import {lockScroll} from '../dom/scroll-lock.js';
import {enterTopLayer} from '../dom/top-layer.js';
import {animationsFinished} from '../dom/animations.js';
import {supportsCss, windowOf} from '../dom/platform.js';

/** How a user closes a dialog without its buttons. */
export type DismissReason = 'escape' | 'backdrop';

/** The parts and callbacks of a dialog. */
interface DialogParts {
  dialog: () => HTMLDialogElement | null;
  /** Focuses the dialog after it has opened. Ends when the focus is inside. */
  focusInside: () => Promise<void> | void;
  /** Called when the user wants to close the dialog. The element decides whether it closes. */
  onDismiss: (reason: DismissReason) => void;
  /** Called when the dialog was closed without asking: by the browser, or with a dialog around it. */
  onClosed: () => void;
  /** Called when the dialog is open, has the focus, and its animation has finished, or when it is closed and still. */
  onStill: (isOpen: boolean) => void;
}

interface OpenDialog {
  readonly dialog: HTMLDialogElement;
  readonly listening: AbortController;
  readonly unlockScroll: () => void;
  readonly leaveTopLayer: () => void;
  readonly returnFocus: (layer: Element) => void;
}

type DialogHost = ReactiveControllerHost & HTMLElement;

/** The open dialogs, in the order they were opened. */
const openDialogs: DialogController[] = [];

/**
 * Opens and closes the modal `<dialog>` of an element. The page behind it is inert and does not scroll, focus
 * returns to the previously focused element, or near it (see `rememberFocus`), and Escape and a press on the
 * backdrop are reported as requests to close.
 *
 * Each Escape closes one layer. Layers above the dialog come first: they cancel the key (see
 * `PopupController`), or are dialogs or popovers of the app, which the browser closes.
 */
export class DialogController implements ReactiveController {
  readonly #host: DialogHost;
  readonly #parts: DialogParts;
  #open: OpenDialog | null = null;
  /** Whether the current press has touched only the backdrop. */
  #isBackdropPressed = false;
  /** Whether the last key press closed a native popup. */
  #isKeyTaken = false;
  #changes = 0;

  constructor(host: DialogHost, parts: DialogParts) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  /** Whether the dialog is open. */
  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Opens the dialog. Does nothing if it is open, or before the element has rendered and is connected. */
  show(): void {
    const dialog = this.#parts.dialog();
    if (this.isOpen || dialog === null || !dialog.isConnected) return;
    const listening = new AbortController();
    const returnFocus = rememberFocus(dialog.ownerDocument);
    dialog.showModal();
    const leaveTopLayer = enterTopLayer(dialog);
    this.#open = {dialog, listening, unlockScroll: lockScroll(), leaveTopLayer, returnFocus};
    openDialogs.push(this);
    this.#listen(dialog, listening.signal);
    void this.#tellWhenStill(dialog, this.#parts.focusInside());
  }

  /** Closes the dialog and the dialogs inside it. Does nothing if it is closed. */
  hide(): void {
    const dialog = this.#tearDown();
    if (dialog !== null) void this.#tellWhenStill(dialog);
  }

  hostDisconnected(): void {
    this.#tearDown();
    this.#changes += 1;
  }

  #tearDown(): HTMLDialogElement | null {
    if (this.#open === null) return null;
    const {dialog, listening, unlockScroll, leaveTopLayer, returnFocus} = this.#open;
    for (const inner of openDialogs.slice(openDialogs.indexOf(this) + 1))
      if (composedContains(dialog, inner.#host)) inner.#closeFromOutside();
    this.#open = null;
    openDialogs.splice(openDialogs.indexOf(this), 1);
    listening.abort();
    dialog.close();
    leaveTopLayer();
    unlockScroll();
    returnFocus(dialog);
    return dialog;
  }

  #closeFromOutside(): void {
    this.hide();
    this.#parts.onClosed();
  }

  /** Reports only the latest change. */
  async #tellWhenStill(dialog: HTMLDialogElement, focused?: Promise<void> | void): Promise<void> {
    this.#changes += 1;
    const change = this.#changes;
    await Promise.all([animationsFinished(dialog), focused]);
    if (change === this.#changes) this.#parts.onStill(this.isOpen);
  }

  #listen(dialog: HTMLDialogElement, signal: AbortSignal): void {
    // On the window, so that everything inside, including React listeners, can cancel the key first.
    const view = windowOf(dialog);
    view.addEventListener('keydown', this.#handleKeydown, {signal});
    view.addEventListener('keydown', () => (this.#isKeyTaken = false), {capture: true, signal});
    view.addEventListener('pointerdown', this.#handlePressStart, {capture: true, signal});
    dialog.addEventListener('pointerup', this.#handlePressEnd, {signal});
    dialog.addEventListener('click', this.#handleClick, {signal});
    dialog.addEventListener('cancel', this.#handleCancel, {signal});
    dialog.addEventListener('close', this.#handleClose, {signal});
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (!this.#isOfThisLayer(event)) return;
    this.#isKeyTaken = isForNativePopup(event);
    if (this.#isKeyTaken) return;
    // The browser would not allow canceling a second Escape in a row.
    event.preventDefault();
    if (!event.repeat) this.#parts.onDismiss('escape');
  };

  /** Whether a key was pressed in this dialog. If nothing is focused, the latest dialog counts. */
  #isOfThisLayer(event: KeyboardEvent): boolean {
    const layer = event.composedPath().find(isModal);
    return layer === undefined ? openDialogs.at(-1) === this : layer === this.#open?.dialog;
  }

  /** Runs first, to notice a popup that this press closes: such a press does not also close the dialog. */
  readonly #handlePressStart = (event: PointerEvent): void => {
    const dialog = this.#open?.dialog;
    this.#isBackdropPressed =
      dialog !== undefined && event.button === 0 && isOnBackdrop(event, dialog) && !hasPopup(dialog);
  };

  readonly #handlePressEnd = (event: PointerEvent): void => {
    const dialog = this.#open?.dialog;
    if (dialog === undefined || !isOnBackdrop(event, dialog)) this.#isBackdropPressed = false;
  };

  /** A press that starts inside and ends on the backdrop, or the reverse, is also a click on the dialog. */
  readonly #handleClick = (event: MouseEvent): void => {
    const isOnBackdrop = this.#isBackdropPressed && event.target === this.#open?.dialog;
    this.#isBackdropPressed = false;
    if (isOnBackdrop) this.#parts.onDismiss('backdrop');
  };

  /**
   * Other close requests of the browser, such as the back gesture. In WebKit, one key press closes a popover
   * of the app and also sends `cancel` to the dialog. A file input inside sends its own `cancel`.
   */
  readonly #handleCancel = (event: Event): void => {
    if (event.target !== this.#open?.dialog) return;
    event.preventDefault();
    if (!this.#isKeyTaken) this.#parts.onDismiss('escape');
  };

  readonly #handleClose = (event: Event): void => {
    const dialog = this.#open?.dialog;
    if (event.target === dialog && !dialog?.open) this.#closeFromOutside();
  };
}

function isModal(target: EventTarget): boolean {
  return target instanceof HTMLDialogElement && target.matches(':modal');
}

/** Whether an event is outside the rectangle of a dialog, whose padding and border have the same target. */
function isOnBackdrop(event: PointerEvent, dialog: HTMLDialogElement): boolean {
  const {clientX: x, clientY: y} = event;
  const {left, right, top, bottom} = dialog.getBoundingClientRect();
  return event.composedPath()[0] === dialog && (x < left || x > right || y < top || y > bottom);
}

/** Whether this key closes a native popup: a popover of the app, or the list of a native select. */
function isForNativePopup(event: KeyboardEvent): boolean {
  return event.composedPath().some(node => {
    if (node instanceof HTMLSelectElement) return supportsCss('selector(:open)') && node.matches(':open');
    if (!(node instanceof Document || node instanceof ShadowRoot)) return false;
    return node.querySelector(':popover-open:not([popover=manual])') !== null;
  });
}

/** Whether there is a popup above a dialog that a press elsewhere closes. Toasts stay. */
function hasPopup(dialog: HTMLDialogElement): boolean {
  for (const element of composedDescendants(dialog))
    if (memberOf(element, 'matches')(':popover-open:not([data-persistent])')) return true;
  return false;
}
