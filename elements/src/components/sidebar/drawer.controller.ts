import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {lockScroll} from '../../controllers/scroll-lock.js';

type DrawerHost = ReactiveControllerHost & {open: boolean};

/** The ways in which the user asks for a drawer to close. */
export type DrawerHideReason = 'close-button' | 'escape' | 'backdrop';

/**
 * Keeps a modal `<dialog>` as open as its element is: the browser then keeps the focus in it and gives it back, and
 * the page behind does not scroll. It tells how the user asks for it to close and leaves the answer to the element.
 */
export class DrawerController implements ReactiveController {
  readonly #host: DrawerHost;
  readonly #dialog: () => HTMLDialogElement | null;
  readonly #onHide: (reason: DrawerHideReason) => void;
  #unlock: (() => void) | null = null;
  #isPressOnBackdrop = false;

  constructor(
    host: DrawerHost,
    dialog: () => HTMLDialogElement | null,
    onHide: (reason: DrawerHideReason) => void,
  ) {
    this.#host = host;
    this.#dialog = dialog;
    this.#onHide = onHide;
    host.addController(this);
  }

  hostUpdated(): void {
    const dialog = this.#dialog();
    const isOpen = this.#host.open && dialog !== null;
    if (isOpen && !dialog.open) dialog.showModal();
    else if (!isOpen && dialog?.open) dialog.close();
    this.#lock(isOpen);
  }

  hostConnected(): void {
    // A dialog that was taken off the page comes back closed.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#dialog()?.close();
    this.#lock(false);
  }

  /** Ends when the drawer has come to rest. */
  async atRest(): Promise<void> {
    await this.#host.updateComplete;
    const animations = this.#dialog()?.getAnimations() ?? [];
    await Promise.allSettled(animations.map(animation => animation.finished));
  }

  /** Escape, or what the device has for it. */
  readonly handleCancel = (event: Event): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    this.#onHide('escape');
  };

  /** A browser closes a dialog without asking when Escape is pressed again and again. */
  readonly handleClose = (event: Event): void => {
    const isByItself = event.target === event.currentTarget && !this.#dialog()?.open && this.#host.open;
    if (isByItself) this.#onHide('escape');
    // Who wants to keep it open gets it back.
    this.#host.requestUpdate();
  };

  readonly handlePointerdown = (event: PointerEvent): void => {
    this.#isPressOnBackdrop = event.target === event.currentTarget;
  };

  /** The panel covers the dialog, so a click on the dialog itself is one beside it, if the press was there too. */
  readonly handleClick = (event: MouseEvent): void => {
    if (event.target === event.currentTarget && this.#isPressOnBackdrop) this.#onHide('backdrop');
  };

  #lock(isLocked: boolean): void {
    if (isLocked) this.#unlock ??= lockScroll();
    else {
      this.#unlock?.();
      this.#unlock = null;
    }
  }
}
