import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {modalTexts} from '../../core/localization/english/dialogs.js';
import {DialogElement} from '../../base/dialog-element.js';
import {dialogFrame} from '../../base/dialog-frame.js';
import {withFocusEdges} from '../../dom/focus-edges.js';
import {memberOf} from '../../dom/member-of.js';
import {OverflowController} from '../../controllers/overflow.controller.js';
import type {ButtonVariant} from '../button/button.js';
import {AcceptEvent} from './accept-event.js';
import {formOfContent, reasonOfForm, submitOnEnterIn} from './accept-form.js';
import {focusStart} from '../../dom/focus-start.js';
import {modalStyles} from './modal.styles.js';
import {RequiredInputController} from '../../controllers/required-input.controller.js';
import {rejectionOf} from '../../base/wait-event.js';
import {dialog, focusFirst, localize, warn} from '../../base/members.js';

export type {DialogHideReason} from '../../base/dialog-element.js';
export type {HideDetail} from '../../dom/events.js';
export type {ButtonVariant} from '../button/button.js';
export {AcceptEvent} from './accept-event.js';

/** Width of a modal: 24, 34, 50, or 72 rem, and never wider than the page. */
export type ModalSize = 'sm' | 'md' | 'lg' | 'xl';

declare global {
  interface HTMLElementEventMap {
    'lc-accept': AcceptEvent;
    'lc-cancel': Event;
  }
}

const SIZES: readonly string[] = ['sm', 'md', 'lg', 'xl'];

/**
 * A modal dialog, which blocks the page until it is closed (ARIA Authoring Practices, "Dialog (Modal)"). The
 * focus moves inside, stays inside, and returns to the opener when the dialog closes, or if the opener is gone, to
 * the nearest place around it. Events do not bubble, so that a modal does not receive the events of a modal inside
 * it.
 *
 * **A form inside.** If the content has one form without its own submit button, Accept is its submit button:
 * Enter in a field and a click on Accept validate the form and send `submit` and then `lc-accept`. The page
 * does not reload. A form with an `action` is submitted to that URL, unless `lc-accept` is canceled or waits
 * for a promise. To save first, call `event.waitUntil(promise)` in the listener of `lc-accept`: the modal
 * stays open until the promise resolves. If saving fails, reject the promise or call
 * `event.preventDefault()`.
 *
 * @tag lc-modal
 * @slot - The content. It scrolls if it is long. A `<form method="dialog">` in it closes the modal when submitted.
 * @slot heading - A heading with markup, instead of the `heading` property.
 * @slot footer - A custom footer, instead of the two buttons.
 * @fires {Event} lc-show - Sent when `show()` opens the modal.
 * @fires {Event} lc-after-show - Sent when the modal is open and its animation has finished.
 * @fires {CustomEvent<HideDetail>} lc-hide - Sent before the modal closes, with the `reason`: close-button, escape, backdrop, cancel, accept, or api. Cancel it to keep the modal open.
 * @fires {Event} lc-after-hide - Sent when the modal is closed and its animation has finished.
 * @fires {AcceptEvent} lc-accept - Sent when Accept is pressed and the form inside is valid, before `lc-hide`. Cancel it to keep the modal open, or call `event.waitUntil(promise)` to close it when the promise resolves.
 * @fires {Event} lc-cancel - Sent when Cancel is pressed, before `lc-hide`. Cancel it to keep the modal open.
 * @csspart dialog - The native `<dialog>`; its backdrop is `::part(dialog)::backdrop`.
 * @csspart header - The row with the heading and the close button.
 * @csspart heading - The heading.
 * @csspart close-button - The close button, an `<lc-icon-button>`.
 * @csspart body - The scrollable part.
 * @csspart footer - The row of buttons.
 * @csspart cancel - The Cancel button, an `<lc-button>`.
 * @csspart accept - The Accept button, an `<lc-button>`.
 * @cssprop --lc-modal-width - Width of the dialog, limited to the width of the page. Default: the width of `size`.
 * @cssprop --lc-modal-background - Background color of the dialog.
 * @cssprop --lc-modal-backdrop - Color of the backdrop.
 * @cssprop --lc-modal-radius - Corner radius of the dialog.
 * @cssprop --lc-modal-duration - Duration of the animation when it opens; it closes in half of it. Default 300ms; no animation under reduced motion.
 * @cssprop --lc-modal-backdrop-duration - Duration of the backdrop animation. Default 150ms; no animation under reduced motion.
 */
export class LcModal extends DialogElement {
  static override styles = modalStyles;

  protected readonly [localize] = new LocalizeController(this, modalTexts);

  /**
   * Heading, which labels the dialog. If it is empty, use the `heading` slot; without either, the modal
   * warns. (It is not called `title`, because that attribute shows a tooltip.)
   */
  @property({default: ''}) heading!: string;

  /** Text of the Accept button. Default: "Accept" in the language of the page. */
  @property({attribute: 'accept-text', default: null}) acceptText!: string | null | undefined;

  /** Variant of the Accept button, such as `'danger'` for an action that cannot be undone. */
  @property({attribute: 'accept-variant', default: 'primary'}) acceptVariant!: ButtonVariant;

  /** Text of the Cancel button. Default: "Cancel" in the language of the page. */
  @property({attribute: 'cancel-text', default: null}) cancelText!: string | null | undefined;

  /**
   * Shows the footer with the two buttons. Default true; `show-footer="false"` removes it. To show other
   * buttons, use the `footer` slot.
   */
  @property({attribute: 'show-footer', converter: {fromAttribute: text => text !== 'false'}, default: true})
  showFooter!: boolean | null | undefined;

  /** Width of the modal: `'sm'`, `'md'` (default), `'lg'`, or `'xl'`. Unknown sizes are shown as `'md'`. */
  @property({default: 'md'}) size!: ModalSize;

  get #scroller(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.scroller') ?? null;
  }

  readonly #overflow = new OverflowController(this, () => this.#scroller);

  /** The pending accept event: its listeners are running, or one of their promises is pending. */
  #accepting: AcceptEvent | null = null;

  get #hasHeading(): boolean {
    return this.heading !== '' || this.querySelector(':scope > [slot=heading]') !== null;
  }

  constructor() {
    super();
    this.addEventListener('submit', this.#handleSubmit);
    new RequiredInputController(this, {
      isGiven: () => !this.open || this.#hasHeading,
      warn: () => this[warn]('heading is missing; it names the dialog for screen readers.'),
    });
    this.addEventListener('keydown', this.#handleKeydown);
  }

  protected override render(): TemplateResult {
    const canScroll = this.#overflow.isOverflowing;
    const size = SIZES.includes(this.size) ? this.size : 'md';
    return html`
      <dialog part="dialog" class="${size} ${canScroll ? 'scrolls' : ''}" aria-labelledby="heading">
        ${withFocusEdges(html`
          ${dialogFrame({
            heading: this.heading,
            closeText: this[localize].term('close'),
            onClose: () => this.hide('close-button'),
            canScroll,
          })}
          ${(this.showFooter ?? true) ? this.#renderFooter() : nothing}
        `)}
      </dialog>
    `;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!this.open) this.#accepting = null;
  }

  protected override [focusFirst](): void {
    focusStart({
      dialog: this[dialog]!,
      scroller: this.#scroller!,
      footer: this.renderRoot.querySelector('.footer'),
    });
  }

  /** Cancel comes first: if the content has no control, the initial focus is on the safe button. */
  #renderFooter(): TemplateResult {
    return html`
      <div part="footer" class="footer">
        <slot name="footer">
          <lc-button part="cancel" variant="secondary" @click=${this.#handleCancel}
            >${this.cancelText ?? this[localize].term('cancel')}</lc-button
          >
          <lc-button
            part="accept"
            .variant=${this.acceptVariant}
            ?loading=${this.#accepting !== null}
            @click=${this.#handleAccept}
            >${this.acceptText ?? this[localize].term('accept')}</lc-button
          >
        </slot>
      </div>
    `;
  }

  /** The form that Accept submits; null without an Accept button. */
  get #form(): HTMLFormElement | null {
    const hasAccept = (this.showFooter ?? true) && this.querySelector(':scope > [slot=footer]') === null;
    return hasAccept ? formOfContent(this) : null;
  }

  #handleCancel(): void {
    if (this.open && this.dispatchEvent(new Event('lc-cancel', {cancelable: true}))) this.hide('cancel');
  }

  #handleAccept(): void {
    const form = this.#form;
    if (form === null) this.#accept();
    else if (this.open && this.#accepting === null) memberOf(form, 'requestSubmit')();
  }

  #handleKeydown(event: KeyboardEvent): void {
    const form = this.#form;
    if (form !== null) submitOnEnterIn(form, event);
  }

  #handleSubmit(event: SubmitEvent): void {
    const reason = reasonOfForm(event);
    const isAccept = event.target === this.#form;
    const isInModalInside = event.composedPath().find(target => target instanceof LcModal) !== this;
    if (isInModalInside) return;
    if (reason !== null) {
      // After all listeners could cancel it.
      setTimeout(() => {
        if (event.defaultPrevented) return;
        if (isAccept) this.#accept();
        else this.hide(reason);
      });
    } else if (isAccept) {
      const isSent = this.#accept() && (event.target as HTMLFormElement).hasAttribute('action');
      if (!isSent) event.preventDefault();
    }
  }

  /** Sends `lc-accept`, unless one is pending. Returns true if the modal was accepted immediately. */
  #accept(): boolean {
    if (!this.open || this.#accepting !== null) return false;
    const promises: PromiseLike<unknown>[] = [];
    const event = new AcceptEvent(promise => promises.push(promise));
    this.#accepting = event;
    this.dispatchEvent(event);
    if (promises.length > 0) {
      void this.#waitFor(event, promises);
      return false;
    }
    this.#accepting = null;
    if (!event.defaultPrevented) this.hide('accept');
    return !event.defaultPrevented;
  }

  /** Waits for the promises of the app, unless the modal is closed meanwhile. */
  async #waitFor(event: AcceptEvent, promises: readonly PromiseLike<unknown>[]): Promise<void> {
    this.requestUpdate();
    const failure = await rejectionOf(promises);
    if (failure !== undefined)
      this[warn]('a promise passed to lc-accept was rejected; the modal stays open.', failure.reason);
    if (this.#accepting !== event) return;
    this.#accepting = null;
    this.requestUpdate();
    if (failure === undefined && !event.defaultPrevented) this.hide('accept');
  }
}
