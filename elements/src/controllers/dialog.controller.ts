import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {composedContains, composedDescendants} from '../dom/composed-tree.js';
import {rememberFocus} from '../dom/focus.js';
import {memberOf} from '../dom/member-of.js';
import {lockScroll} from '../dom/scroll-lock.js';
import {enterTopLayer} from '../dom/top-layer.js';
import {animationsFinished} from '../dom/animations.js';
import {closeDialog, showModal, supportsCss, windowOf} from '../dom/platform.js';

/** How a user closes a dialog without any of its buttons. */
export type DismissReason = 'escape' | 'backdrop';

/** The parts of an element that a dialog is made of. */
export interface DialogParts {
  dialog: () => HTMLDialogElement | null;
  /** Puts the focus into the dialog, which has just opened. */
  focusInside: () => void;
  /** Is told that the user wants it closed; whether it closes is the element's business. */
  onDismiss: (reason: DismissReason) => void;
  /** Is told that it was closed from outside, and nobody was asked: by the browser, or with a dialog around it. */
  onClosed: () => void;
  /** Is told that it has come to rest, open or closed. */
  onStill: (isOpen: boolean) => void;
}

interface OpenDialog {
  readonly dialog: HTMLDialogElement;
  readonly listening: AbortController;
  readonly unlockScroll: () => void;
  readonly leaveTopLayer: () => void;
  readonly returnFocus: () => void;
}

type DialogHost = ReactiveControllerHost & HTMLElement;

/** The dialogs that are open, in the order in which they opened. */
const openDialogs: DialogController[] = [];

/**
 * Opens and closes the modal `<dialog>` of an element: the page behind it neither scrolls nor takes part, the focus
 * goes back to what had it before, and Escape and a press on the backdrop are told as the user's wish to close.
 *
 * One Escape closes one layer. What is drawn above the dialog comes first: it cancels the key (see `PopupController`),
 * or it is a dialog or popover of the page, which is left to the browser.
 */
export class DialogController implements ReactiveController {
  readonly #host: DialogHost;
  readonly #parts: DialogParts;
  #open: OpenDialog | null = null;
  /** Whether the press that is under way has touched nothing but the backdrop. */
  #isBackdropPressed = false;
  /** Whether the last key that was pressed closed something of the browser's. */
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

  /** Opens the dialog. Nothing happens when it is open, or before the element is rendered and on the page. */
  show(): void {
    const dialog = this.#parts.dialog();
    if (this.isOpen || dialog === null || !dialog.isConnected) return;
    const listening = new AbortController();
    const returnFocus = rememberFocus(dialog.ownerDocument);
    showModal(dialog);
    const leaveTopLayer = enterTopLayer(dialog);
    this.#open = {dialog, listening, unlockScroll: lockScroll(), leaveTopLayer, returnFocus};
    openDialogs.push(this);
    this.#listen(dialog, listening.signal);
    this.#parts.focusInside();
    void this.#tellWhenStill(dialog);
  }

  /** Closes the dialog, and the dialogs that are drawn inside it. Nothing happens when it is closed. */
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
    closeDialog(dialog);
    leaveTopLayer();
    unlockScroll();
    returnFocus();
    return dialog;
  }

  #closeFromOutside(): void {
    this.hide();
    this.#parts.onClosed();
  }

  /** Tells of the newest change alone. */
  async #tellWhenStill(dialog: HTMLDialogElement): Promise<void> {
    this.#changes += 1;
    const change = this.#changes;
    await animationsFinished(dialog);
    if (change === this.#changes) this.#parts.onStill(this.isOpen);
  }

  #listen(dialog: HTMLDialogElement, signal: AbortSignal): void {
    // At the window, so that everything inside, React's listeners too, can cancel the key first.
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
    // Left to the browser, a second Escape in a row could not be refused.
    event.preventDefault();
    if (!event.repeat) this.#parts.onDismiss('escape');
  };

  /** Whether this is the dialog that a key was pressed in; where nothing has the focus, the newest dialog is. */
  #isOfThisLayer(event: KeyboardEvent): boolean {
    const layer = event.composedPath().find(isModal);
    return layer === undefined ? openDialogs.at(-1) === this : layer === this.#open?.dialog;
  }

  /** Comes first of all, so that it sees the popup that this very press closes: such a press closes no more. */
  readonly #handlePressStart = (event: PointerEvent): void => {
    const dialog = this.#open?.dialog;
    this.#isBackdropPressed =
      dialog !== undefined && event.button === 0 && event.composedPath()[0] === dialog && !hasPopup(dialog);
  };

  readonly #handlePressEnd = (event: PointerEvent): void => {
    if (event.target !== this.#open?.dialog) this.#isBackdropPressed = false;
  };

  /** A press that begins inside and ends on the backdrop, or the other way round, is a click on the dialog too. */
  readonly #handleClick = (event: MouseEvent): void => {
    const isOnBackdrop = this.#isBackdropPressed && event.target === this.#open?.dialog;
    this.#isBackdropPressed = false;
    if (isOnBackdrop) this.#parts.onDismiss('backdrop');
  };

  /**
   * The browser's other ways of Escape, as the gesture to go back. WebKit closes a popover of the page and sends
   * `cancel` to the dialog as well, at one key. A file input inside has a `cancel` of its own.
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

/** Whether the browser closes something else at this key: a popover of the page, or the list of a native select. */
function isForNativePopup(event: KeyboardEvent): boolean {
  return event.composedPath().some(node => {
    if (node instanceof HTMLSelectElement) return supportsCss('selector(:open)') && node.matches(':open');
    if (!(node instanceof Document || node instanceof ShadowRoot)) return false;
    return node.querySelector(':popover-open:not([popover=manual])') !== null;
  });
}

/** Whether something that a press elsewhere closes stands above a dialog; toasts stay. */
function hasPopup(dialog: HTMLDialogElement): boolean {
  for (const element of composedDescendants(dialog))
    if (memberOf(element, 'matches')(':popover-open:not([data-persistent])')) return true;
  return false;
}
