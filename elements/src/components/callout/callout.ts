import {html, nothing, svg, type PropertyValues, type TemplateResult} from 'lit';
import {oneOf} from '../../base/attributes/one-of.js';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, renderNow, setState, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {calloutTexts} from '../../core/localization/english/notices.js';
import {sendHide, sendOpenEvent} from '../../dom/events.js';
import {rememberFocus} from '../../dom/remember-focus.js';
import {isServerView} from '../../dom/server-view.js';
import {isFilled} from '../../dom/slots.js';
import {closeIcon, toastIcons} from '../../icons/icons.js';
import {calloutStyles} from './callout.styles.js';

const VARIANTS = ['info', 'success', 'warning', 'danger', 'neutral'] as const;

/** The meaning of a callout. */
export type CalloutVariant = (typeof VARIANTS)[number];

/** Why a callout closes: its close button, or a method call. */
export type CalloutHideReason = 'close-button' | 'api';

/** Milliseconds between a live region and its content. */
const BEFORE_CONTENT = 100;

/** A sign for each meaning, and the word that screen readers read for it. */
const KINDS = {info: 'info', success: 'success', warning: 'warning', danger: 'error', neutral: null} as const;

type Kind = (typeof KINDS)[CalloutVariant];

/**
 * A notice in the page, such as an incident or what a user should know before a step. It has an icon for its meaning, which
 * screen readers read as a word, such as "Warning".
 *
 * It is a note (the role `note`), and no live region: it is read where it is. With `announce`, it is a live region for
 * what appears while the user works. For a short message that goes away, use `toast()`.
 *
 * @tag lc-callout
 * @slot - The text.
 * @slot icon - An icon instead of that of the variant.
 * @slot actions - Buttons and links below the text.
 * @fires {Event} lc-show - Sent when `show()` opens it. It does not bubble.
 * @fires {CustomEvent<HideDetail<CalloutHideReason>>} lc-hide - Sent before it closes, with the `reason`: close-button or api. Cancel it to keep it open. It does not bubble.
 * @fires {Event} lc-after-hide - Sent when it is closed. It does not bubble.
 * @csspart base - The box.
 * @csspart icon - The icon of the variant.
 * @csspart heading - The heading.
 * @csspart content - The text.
 * @csspart actions - The row of the actions.
 * @csspart close - The close button.
 * @cssstate closed - It is not shown.
 * @cssstate quiet - Its content is about to be announced, and not visible yet.
 * @cssprop --lc-callout-background - Background color.
 * @cssprop --lc-callout-border-color - Border color.
 * @cssprop --lc-callout-color - Text color.
 * @cssprop --lc-callout-radius - Border radius.
 */
export class LcCallout extends LcElement {
  static override styles = calloutStyles;

  protected readonly [localize] = new LocalizeController(this, calloutTexts);

  /**
   * The meaning: `'info'`, `'success'`, `'warning'`, `'danger'`, or `'neutral'`, which has no icon. Default `'info'`. Other
   * values warn and fall back to the default.
   */
  @property({default: 'info'}) variant!: CalloutVariant;

  /** The heading. It is bold text, and not in the outline of the page. In React, use `title`. Default `''`. */
  @property({default: ''}) heading!: string;

  /** Shows the callout. Default true; `open="false"` closes it. Setting it sends no events. */
  @property({converter: {fromAttribute: text => text !== 'false'}, default: true}) open!:
    | boolean
    | null
    | undefined;

  /** Adds a close button. */
  @property({type: Boolean, default: false}) dismissible!: boolean;

  /**
   * Lets screen readers read the callout when it appears: at once if it is `danger`, and otherwise when the user pauses. Set it
   * only for what appears after the page has loaded.
   */
  @property({type: Boolean, default: false}) announce!: boolean;

  /** The content of a live region must appear after the region. */

  get #isOpen(): boolean {
    return this.open ?? true;
  }

  /** Shows the callout and sends `lc-show`. Does nothing if it is open. */
  show(): void {
    if (this.#isOpen) return;
    sendOpenEvent(this, 'lc-show');
    this.open = true;
  }

  /**
   * Closes the callout, unless a listener cancels `lc-hide`. Does nothing if it is closed. If the focus is in it, it moves to
   * the content of the page.
   *
   * @param reason The reason in `lc-hide`. Default `'api'`.
   */
  hide(reason: CalloutHideReason = 'api'): void {
    if (!this.#isOpen || !sendHide(this, reason)) return;
    const restoreFocus = rememberFocus(this.ownerDocument);
    this.open = false;
    this[renderNow]();
    restoreFocus(this);
    sendOpenEvent(this, 'lc-after-hide');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isNew = !this.hasUpdated || changed.get('open') === false;
    if (!isNew || !this.announce || !this.#isOpen || isServerView) return;
    this[setState]('quiet', true);
    setTimeout(() => this[setState]('quiet', false), BEFORE_CONTENT);
  }

  protected override render(): TemplateResult {
    const variant = oneOf('variant', VARIANTS, this.variant, message => this[warn](message));
    const role = variant === 'danger' ? 'alert' : 'status';
    return html`
      <div
        part="base"
        class="base ${variant}"
        role=${this.announce ? role : 'note'}
        ?hidden=${!this.#isOpen}
        @slotchange=${this.#handleSlotChange}
      >
        ${this.#renderIcon(KINDS[variant])}
        <div class="text">
          ${this.#renderKind(KINDS[variant])}
          <div part="heading" class="heading" ?hidden=${!this.heading}>${this.heading}</div>
          <div part="content" ?hidden=${!isFilled(this)}><slot></slot></div>
          <div part="actions" class="actions" ?hidden=${!isFilled(this, 'actions')}>
            <slot name="actions"></slot>
          </div>
        </div>
        ${this.dismissible ? this.#renderClose() : nothing}
      </div>
    `;
  }

  protected override updated(): void {
    this[setState]('closed', !this.#isOpen);
  }

  #renderIcon(kind: Kind): TemplateResult {
    if (kind === null) return html`<slot name="icon"></slot>`;
    return html`<slot name="icon"
      ><svg part="icon" class="icon sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        ${kind === 'warning' ? nothing : svg`<circle cx="12" cy="12" r="9.25" />`}
        <path d=${toastIcons[kind]} /></svg
    ></slot>`;
  }

  #renderKind(kind: Kind): TemplateResult | typeof nothing {
    if (kind === null) return nothing;
    return html`<span class="visually-hidden">${this[localize].term('toastType', kind)}</span>`;
  }

  #renderClose(): TemplateResult {
    return html`<button
      part="close"
      class="close"
      type="button"
      aria-label=${this[localize].term('close')}
      @click=${this.#handleClose}
    >
      ${closeIcon()}
    </button>`;
  }

  #handleClose(): void {
    this.hide('close-button');
  }

  #handleSlotChange(): void {
    this.requestUpdate();
  }
}
