import type {PropertyValues} from 'lit';
import {property, query} from 'lit/decorators.js';
import {DialogController} from '../controllers/dialog.controller.js';
import {composedDescendants} from '../dom/composed-tree.js';
import {LcElement} from './lc-element.js';
import {sendHide, sendOpenEvent} from '../dom/events.js';
import {dialog, focusFirst} from './members.js';

/** Why a dialog closes: by its close button, Escape, a press on the backdrop, Cancel, Accept, or by script. */
export type DialogHideReason = 'close-button' | 'escape' | 'backdrop' | 'cancel' | 'accept' | 'api';

/**
 * What the modal dialogs share: the `open` property, its methods and its events. A subclass renders the `<dialog>`
 * and says what takes the focus in it.
 */
export abstract class DialogElement extends LcElement {
  /**
   * Whether it is open. Default false. Setting it opens or closes at the next update, or as soon as the element is on
   * the page, and asks nobody: `lc-show` and `lc-hide` are not sent.
   */
  @property({type: Boolean, reflect: true}) open = false;

  @query('dialog') protected readonly [dialog]!: HTMLDialogElement | null;

  readonly #controller = new DialogController(this, {
    dialog: () => this[dialog],
    focusInside: () => void this.#focusInside(),
    onDismiss: reason => this.hide(reason),
    onClosed: () => this.#handleClosed(),
    onStill: isOpen => sendOpenEvent(this, isOpen ? 'lc-after-show' : 'lc-after-hide'),
  });

  /** Opens it and sends `lc-show`. Nothing happens when it is open. */
  show(): void {
    if (this.open) return;
    sendOpenEvent(this, 'lc-show');
    this.open = true;
  }

  /**
   * Closes it, unless a listener cancels `lc-hide`. Nothing happens when it is closed.
   *
   * @param reason What `lc-hide` gives as its reason. Default `'api'`.
   */
  hide(reason: DialogHideReason = 'api'): void {
    if (this.open && sendHide(this, reason)) this.open = false;
  }

  /** Moves the focus to what the user most likely wants first. */
  protected abstract [focusFirst](): void;

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.open) this.#controller.show();
    else this.#controller.hide();
  }

  /** Elements inside that are as new as this one can take the focus only when they have rendered. */
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
