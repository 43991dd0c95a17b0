import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {DialogElement} from '../../base/dialog-element.js';
import {withFocusEdges} from '../../dom/focus-edges.js';
import {memberOf} from '../../dom/member-of.js';
import {OverflowController} from '../../controllers/overflow.controller.js';
import {AcceptEvent} from './accept-event.js';
import {formOfContent, reasonOfForm, submitOnEnterIn} from './accept-form.js';
import {focusStart} from './focus-start.js';
import {modalStyles} from './modal.styles.js';
import {closeIcon} from '../../icons/icons.js';
import {dialog, focusFirst, localize, requireInput, warn} from '../../base/members.js';

export type {DialogHideReason} from '../../base/dialog-element.js';
export type {HideDetail} from '../../dom/events.js';
export {AcceptEvent} from './accept-event.js';

/** How wide a modal is: 24, 34, 50 or 72 rem, and never wider than the page. */
export type ModalSize = 'sm' | 'md' | 'lg' | 'xl';

declare global {
  interface HTMLElementEventMap {
    'lc-accept': AcceptEvent;
    'lc-cancel': Event;
  }
}

const SIZES: readonly string[] = ['sm', 'md', 'lg', 'xl'];

/**
 * A dialog above the page, which waits until it is closed (ARIA practices, "dialog (modal)"). The focus goes inside,
 * stays inside, and returns to what opened it. Its events do not bubble, so those of a modal inside are not its own.
 *
 * **A form inside.** If the content has one form without its own submit button, Accept is its submit button: Enter in
 * a field and a click on Accept validate the form, send `submit` and then `lc-accept`. The page does not reload. A form
 * with an `action` is sent there, unless `lc-accept` is canceled or waits for a promise. To save first, call
 * `event.waitUntil(promise)` in the listener of `lc-accept`: the modal stays open until the promise resolves. If saving
 * fails, reject the promise or call `event.preventDefault()`.
 *
 * @tag lc-modal
 * @slot - The content. It scrolls when it is long. A `<form method="dialog">` in it closes the modal when it is sent.
 * @slot heading - The heading, in place of the `heading` property, where it is more than a text.
 * @slot footer - The footer, in place of the two buttons.
 * @fires {Event} lc-show - When `show()` opens it.
 * @fires {Event} lc-after-show - When it is open and has come to rest.
 * @fires {CustomEvent<HideDetail>} lc-hide - Before it closes, with the `reason`: close-button, escape, backdrop, cancel, accept or api. Cancel it to keep the modal open.
 * @fires {Event} lc-after-hide - When it is closed and has come to rest.
 * @fires {AcceptEvent} lc-accept - When Accept is pressed and the form inside is valid, before `lc-hide`. Cancel it to keep the modal open, or call `event.waitUntil(promise)` to close it when the promise resolves.
 * @fires {Event} lc-cancel - When Cancel is pressed, before `lc-hide`. Cancel it to keep the modal open.
 * @csspart dialog - The native `<dialog>`; its backdrop is `::part(dialog)::backdrop`.
 * @csspart header - The row of heading and close button.
 * @csspart heading - The heading.
 * @csspart close-button - The button that closes it, an `<lc-icon-button>`.
 * @csspart body - The part that scrolls.
 * @csspart footer - The row of buttons.
 * @csspart cancel - The Cancel button, an `<lc-button>`.
 * @csspart accept - The Accept button, an `<lc-button>`.
 * @cssprop --lc-modal-width - Width; it stays narrower than the page. Default: that of `size`.
 * @cssprop --lc-modal-background - Ground of the dialog.
 * @cssprop --lc-modal-backdrop - Colour of the backdrop.
 * @cssprop --lc-modal-radius - Radius of the corners.
 * @cssprop --lc-modal-duration - How long the dialog moves. Default 300ms; none under reduced motion.
 * @cssprop --lc-modal-backdrop-duration - How long the backdrop fades. Default 150ms; none under reduced motion.
 */
export class LcModal extends DialogElement {
  static override styles = modalStyles;

  /**
   * The heading, which names the dialog. Default `''`: the `heading` slot has it; without both, a warning. (It is not
   * called `title`, which is the browser's tooltip.)
   */
  @property() heading = '';

  /** The text of the Accept button. Default null: 'Accept' in the language of the page (spec, section 9). */
  @property({attribute: 'accept-text'}) acceptText: string | null | undefined = null;

  /** The text of the Cancel button. Default null: 'Cancel' in the language of the page (spec, section 9). */
  @property({attribute: 'cancel-text'}) cancelText: string | null | undefined = null;

  /**
   * Whether there is a footer with the two buttons. Default true; `show-footer="false"` leaves it out. Other buttons go
   * into the `footer` slot.
   */
  @property({attribute: 'show-footer', converter: {fromAttribute: text => text !== 'false'}})
  showFooter: boolean | null | undefined = true;

  /** How wide it is: sm, md (default), lg or xl. Another value is shown as md. */
  @property() size: ModalSize = 'md';

  get #scroller(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.scroller') ?? null;
  }

  readonly #overflow = new OverflowController(this, () => this.#scroller);

  /** The accept that is being handled: its listeners run, or a promise of theirs is pending. */
  #accepting: AcceptEvent | null = null;

  constructor() {
    super();
    this.addEventListener('submit', this.#handleSubmit);
    this[requireInput](
      'heading is missing; it names the dialog for screen readers.',
      () => !this.open || this.heading !== '' || this.querySelector(':scope > [slot=heading]') !== null,
    );
    this.addEventListener('keydown', this.#handleKeydown);
  }

  /** Header and footer are no elements of these names, which would be the banner and the foot of the page. */
  protected override render(): TemplateResult {
    const canScroll = this.#overflow.isOverflowing;
    const size = SIZES.includes(this.size) ? this.size : 'md';
    return html`
      <dialog part="dialog" class="${size} ${canScroll ? 'scrolls' : ''}" aria-labelledby="heading">
        ${withFocusEdges(html`
          <div part="header" class="header">
            <h2 part="heading" id="heading"><slot name="heading">${this.heading}</slot></h2>
            <lc-icon-button
              part="close-button"
              class="close"
              size="sm"
              text=${this[localize].term('close')}
              @click=${() => this.hide('close-button')}
              >${closeIcon()}</lc-icon-button
            >
          </div>
          <div
            part="body"
            class="scroller"
            role=${canScroll ? 'region' : nothing}
            aria-labelledby=${canScroll ? 'heading' : nothing}
            tabindex=${canScroll ? 0 : nothing}
          >
            <div class="content"><slot></slot></div>
          </div>
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

  /** Cancel stands first: where the content has no control, the focus begins at the button that does no harm. */
  #renderFooter(): TemplateResult {
    return html`
      <div part="footer" class="footer">
        <slot name="footer">
          <lc-button part="cancel" variant="secondary" @click=${this.#handleCancel}
            >${this.cancelText ?? this[localize].term('cancel')}</lc-button
          >
          <lc-button part="accept" ?loading=${this.#accepting !== null} @click=${this.#handleAccept}
            >${this.acceptText ?? this[localize].term('accept')}</lc-button
          >
        </slot>
      </div>
    `;
  }

  /** The form that Accept submits; without an Accept button, forms are left alone. */
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
      // After every listener had its chance to cancel.
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

  /** Asks the app, once at a time. True when the modal was accepted at once. */
  #accept(): boolean {
    if (!this.open || this.#accepting !== null) return false;
    const promises: PromiseLike<unknown>[] = [];
    const event = new AcceptEvent(promise => promises.push(promise));
    this.#accepting = event;
    this.dispatchEvent(event);
    if (promises.length > 0) {
      void this.#settle(event, promises);
      return false;
    }
    this.#accepting = null;
    if (!event.defaultPrevented) this.hide('accept');
    return !event.defaultPrevented;
  }

  /** Waits for the app; a modal that was closed meanwhile no longer does. */
  async #settle(event: AcceptEvent, promises: readonly PromiseLike<unknown>[]): Promise<void> {
    this.requestUpdate();
    const results = await Promise.allSettled(promises);
    const failure = results.find(result => result.status === 'rejected');
    if (failure !== undefined)
      this[warn]('a promise given to lc-accept was rejected; the modal stays open.', failure.reason);
    if (this.#accepting !== event) return;
    this.#accepting = null;
    this.requestUpdate();
    if (failure === undefined && !event.defaultPrevented) this.hide('accept');
  }
}
