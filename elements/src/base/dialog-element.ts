import type {PropertyValues} from 'lit';
import {property, query} from './attributes/property.js';
import {DialogController} from '../controllers/dialog.controller.js';
import {composedDescendants} from '../dom/composed-tree.js';
import {LcElement} from './lc-element.js';
import {sendHide, sendOpenEvent} from '../dom/events.js';
import {dialog, focusFirst, isModal} from './members.js';

/** Why a dialog closes: the close button, Escape, a press on the backdrop, Cancel, Accept, a swipe, or a method call. */
export type DialogHideReason = 'close-button' | 'escape' | 'backdrop' | 'cancel' | 'accept' | 'swipe' | 'api';

/**
 * Base class for modal dialogs: the `open` property, methods, and events. A subclass renders the `<dialog>` and
 * decides what gets the focus.
 */
export abstract class DialogElement extends LcElement {
  /**
   * Opens or closes the dialog, with the next update or when the element is connected. Setting it sends neither
   * `lc-show` nor `lc-hide`.
   */
  @property({type: Boolean, reflect: true, default: false}) open!: boolean;

  @query('dialog') protected readonly [dialog]!: HTMLDialogElement | null;

  readonly #controller = new DialogController(this, {
    dialog: () => this[dialog],
    focusInside: () => this.#focusInside(),
    onDismiss: reason => this.hide(reason),
    onClosed: () => this.#handleClosed(),
    onStill: isOpen => sendOpenEvent(this, isOpen ? 'lc-after-show' : 'lc-after-hide'),
  });

  /** Opens the dialog and sends `lc-show`. Does nothing if it is open. */
  show(): void {
    if (this.open) return;
    sendOpenEvent(this, 'lc-show');
    this.open = true;
  }

  /**
   * Closes the dialog, unless a listener cancels `lc-hide`. Does nothing if it is closed.
   *
   * @param reason The reason in `lc-hide`. Default `'api'`.
   */
  hide(reason: DialogHideReason = 'api'): void {
    if (this.open && sendHide(this, reason)) this.open = false;
  }

  /** Whether the element opens as a modal dialog now. */
  protected get [isModal](): boolean {
    return true;
  }

  /** Focuses the element that the user most likely needs first. */
  protected abstract [focusFirst](): void;

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.open && this[isModal]) this.#controller.show();
    else this.#controller.hide();
  }

  /** Elements inside may be new as well, and can only be focused after they have rendered. */
  async #focusInside(): Promise<void> {
    const unrendered = [...composedDescendants(this[dialog]!)].filter(isUnrendered);
    if (unrendered.length > 0) await Promise.all(unrendered.map(({updateComplete}) => updateComplete));
    if (this.#controller.isOpen) this[focusFirst]();
  }

  #handleClosed(): void {
    if (!this.open) return;
    sendHide<DialogHideReason>(this, 'api');
    this.open = false;
  }
}

interface Unrendered extends Element {
  readonly updateComplete: Promise<unknown>;
}

function isUnrendered(element: Element): element is Unrendered {
  const {hasUpdated} = element as {hasUpdated?: boolean};
  return hasUpdated === false && 'updateComplete' in element;
}
