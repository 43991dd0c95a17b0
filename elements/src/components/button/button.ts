import {html, nothing, type CSSResultGroup, type TemplateResult} from 'lit';
import {property, query} from 'lit/decorators.js';
import {LcElement} from '../../base/lc-element.js';
import {liveAttribute} from '../../base/live-attribute.js';
import {isScriptAddress, offerNavigation} from '../../base/navigate.js';
import {memberOf} from '../../controllers/member-of.js';
import {buttonStyles} from './button.styles.js';
import {submitForm} from './submit-form.js';

export type {NavigateDetail} from '../../base/navigate.js';

/** What a button does to its form. */
export type ButtonType = 'button' | 'submit' | 'reset';

/** How much a button stands out. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** How large a button is. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/**
 * A button, or a link that looks like one when it has an `href`.
 *
 * @tag lc-button
 * @slot - The button's text.
 * @slot prefix - An icon before the text.
 * @slot suffix - An icon after the text.
 * @fires {MouseEvent} click - When the button is pressed with pointer, Enter or Space. Not while disabled or loading.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - When the link is clicked plainly; cancel it to route in the page.
 * @csspart base - The native `<button>` or `<a>`.
 * @csspart content - The text.
 * @csspart spinner - The turning ring while loading.
 * @cssprop --lc-button-background - Ground of the button.
 * @cssprop --lc-button-background-hover - Ground under the pointer.
 * @cssprop --lc-button-border-color - Colour of the line around it.
 * @cssprop --lc-button-color - Colour of the text.
 * @cssprop --lc-button-ghost-color - Colour of the text where the variant is ghost, for all buttons of a toolbar.
 * @cssprop --lc-button-radius - Radius of the corners.
 */
export class LcButton extends LcElement {
  /** Makes the button part of its form, so that a disabled fieldset disables it. */
  static readonly formAssociated = true;

  static override shadowRootOptions: ShadowRootInit = {...LcElement.shadowRootOptions, delegatesFocus: true};

  static override styles: CSSResultGroup = buttonStyles;

  /** What it does to its form: `'button'` nothing (default), `'submit'` sends it, `'reset'` resets it. */
  @property() type: ButtonType = 'button';

  /** How much it stands out: primary (default), secondary, ghost or danger. Another value is shown as primary. */
  @property() variant: ButtonVariant = 'primary';

  /** Its size: sm, md (default) or lg. */
  @property() size: ButtonSize = 'md';

  /** Whether it shows that its action is running; it keeps the focus and takes no click. Default false. */
  @property({type: Boolean, reflect: true}) loading = false;

  /** The address it leads to; with one it is a link. `javascript:` addresses are refused. Default: none. */
  @property() href: string | null | undefined = '';

  /** Where a link opens, as `'_blank'`. Default: in the page. */
  @property() target = '';

  /** With a type of `'submit'`, the value sent under `name`. Default `''`. */
  @property() value = '';

  /** The name under which a submit button sends its value. Default `''`: it sends none. */
  @property() @liveAttribute(String) name!: string;

  /** Whether the button cannot be pressed. Default false. */
  @property({type: Boolean}) @liveAttribute(Boolean) disabled!: boolean;

  @query('.base') protected readonly base!: HTMLElement | null;

  constructor() {
    super();
    this.addEventListener('click', this.#handleClick);
  }

  /** The form the button belongs to. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  /** Presses the button, as a user does. */
  override click(): void {
    if (this.base === null) super.click();
    else this.base.click();
  }

  /** @internal */
  formDisabledCallback(): void {
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const address = this.#address;
    return address === '' ? this.#renderButton() : this.#renderLink(address);
  }

  /** The classes of the native button or link. */
  protected get baseClass(): string {
    return `base ${this.variant} ${this.size}`;
  }

  /** The name for screen readers and the tooltip, where the content is no text. */
  protected get nameWithoutText(): string {
    return '';
  }

  /** What stands inside the native button or link. */
  protected renderContent(): TemplateResult {
    return html`
      <slot name="prefix"></slot>
      <span part="content" class="content"><slot></slot></span>
      <slot name="suffix"></slot>
    `;
  }

  get #address(): string {
    const address = this.href ?? '';
    if (!isScriptAddress(address)) return address;
    this.warn('href must not be a javascript: address; use a click listener instead.');
    return '';
  }

  /** Disabled by itself or by a fieldset around it. */
  get #isDisabled(): boolean {
    return this.matches(':disabled');
  }

  #renderButton(): TemplateResult {
    return html`
      <button
        part="base"
        class=${this.baseClass}
        type="button"
        ?disabled=${this.#isDisabled}
        aria-disabled=${this.loading ? 'true' : nothing}
        aria-busy=${this.loading ? 'true' : nothing}
        aria-label=${this.nameWithoutText || nothing}
        title=${this.nameWithoutText || nothing}
      >
        ${this.renderContent()} ${this.#renderSpinner()}
      </button>
    `;
  }

  #renderLink(address: string): TemplateResult {
    const isDisabled = this.#isDisabled;
    return html`
      <a
        part="base"
        class=${this.baseClass}
        href=${isDisabled ? nothing : address}
        role=${isDisabled ? 'link' : nothing}
        target=${this.target || nothing}
        rel=${this.target === '_blank' ? 'noopener' : nothing}
        aria-disabled=${isDisabled || this.loading ? 'true' : nothing}
        aria-busy=${this.loading ? 'true' : nothing}
        aria-label=${this.nameWithoutText || nothing}
        title=${this.nameWithoutText || nothing}
        @click=${this.#handleLinkClick}
      >
        ${this.renderContent()} ${this.#renderSpinner()}
      </a>
    `;
  }

  #renderSpinner(): TemplateResult | typeof nothing {
    return this.loading ? html`<span part="spinner" class="spinner" aria-hidden="true"></span>` : nothing;
  }

  readonly #handleClick = (event: MouseEvent): void => {
    if (this.loading || this.#isDisabled) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    if (this.#address !== '' || this.type === 'button') return;
    // After every listener had its chance to cancel, as with a native button.
    setTimeout(() => {
      if (!event.defaultPrevented) this.#actOnForm();
    });
  };

  #handleLinkClick(event: MouseEvent): void {
    if (!this.loading && !this.#isDisabled)
      offerNavigation(this, event, event.currentTarget as HTMLAnchorElement);
  }

  #actOnForm(): void {
    if (this.form === null) return;
    if (this.type === 'submit') submitForm(this.form, this.name, this.value);
    else if (this.type === 'reset') memberOf(this.form, 'reset')();
  }
}
