import {html, nothing, type CSSResultGroup, type TemplateResult} from 'lit';
import {property, query} from 'lit/decorators.js';
import {forwardClicks} from '../../dom/forward-clicks.js';
import {LcElement} from '../../base/lc-element.js';
import {liveAttribute} from '../../base/attributes/live-attribute.js';
import {isScriptAddress, offerNavigation} from '../../dom/navigate.js';
import {memberOf} from '../../dom/member-of.js';
import {StandInController} from '../../controllers/stand-in.controller.js';
import {buttonStyles} from './button.styles.js';
import {makeSubmitter, submitForm} from './submit-form.js';
import {internals, renderNow, warn} from '../../base/members.js';
import {base, baseClass, nameWithoutText, renderContent} from './members.js';

export type {NavigateDetail} from '../../dom/navigate.js';

/** What a button does to its form. */
export type ButtonType = 'button' | 'submit' | 'reset';

/** How much a button stands out. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** How large a button is. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/**
 * A button, or a link that looks like one when it has an `href`.
 *
 * With `type="submit"` it submits its form like a native button: at once, after all listeners of the click, with its
 * name, value and `form…` attributes, and also when Enter is pressed in a native field. Browsers accept no custom
 * element as a submitter, so `event.submitter` is a native button inside of it while the form is being submitted:
 * `event.submitter.closest('lc-button')` is the element, and `new FormData(form, event.submitter)` has its entry.
 * `form.requestSubmit(button)` and `:default` do not accept the element.
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

  /** The address that a submit button sends its form to, in place of the form's `action`. Default `''`. */
  @property({attribute: 'formaction'}) @liveAttribute(String) formAction!: string;

  /** How a submit button encodes its form, in place of the form's `enctype`. Default `''`. */
  @property({attribute: 'formenctype'}) @liveAttribute(String) formEnctype!: string;

  /** How a submit button sends its form: get, post or dialog, in place of the form's `method`. Default `''`. */
  @property({attribute: 'formmethod'}) @liveAttribute(String) formMethod!: string;

  /** Lets a submit button send its form without validation. Default false. */
  @property({type: Boolean, attribute: 'formnovalidate'}) @liveAttribute(Boolean) formNoValidate!: boolean;

  /** Where the answer to a submit button opens, in place of the form's `target`. Default `''`. */
  @property({attribute: 'formtarget'}) @liveAttribute(String) formTarget!: string;

  @query('.base') protected readonly [base]!: HTMLElement | null;

  #ownForm: HTMLFormElement | null = null;

  constructor() {
    super();
    this.addEventListener('click', this.#handleClick);
    forwardClicks(this, () => this.click());
    new StandInController(this, () => this.#makeStandIn());
  }

  /** The form the button belongs to. */
  get form(): HTMLFormElement | null {
    return this[internals].form;
  }

  /** Presses the button, as a user does. */
  override click(): void {
    this[renderNow]();
    this[base]?.click();
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
  protected get [baseClass](): string {
    return `base ${this.variant} ${this.size}`;
  }

  /** The name for screen readers and the tooltip, where the content is no text. */
  protected get [nameWithoutText](): string {
    return '';
  }

  /** What stands inside the native button or link. */
  protected [renderContent](): TemplateResult {
    return html`
      <slot name="prefix"></slot>
      <span part="content" class="content"><slot></slot></span>
      <slot name="suffix"></slot>
    `;
  }

  get #address(): string {
    const address = this.href ?? '';
    if (!isScriptAddress(address)) return address;
    this[warn]('href must not be a javascript: address; use a click listener instead.');
    return '';
  }

  /** Disabled by itself or by a fieldset around it. */
  get #isDisabled(): boolean {
    return this.matches(':disabled');
  }

  #renderButton(): TemplateResult {
    const type = this.type === 'submit' || this.type === 'reset' ? this.type : 'button';
    return html`
      <button
        part="base"
        class=${this[baseClass]}
        type=${type}
        form=${type === 'button' ? nothing : 'form'}
        ?disabled=${this.#isDisabled}
        aria-disabled=${this.loading ? 'true' : nothing}
        aria-busy=${this.loading ? 'true' : nothing}
        aria-label=${this[nameWithoutText] || nothing}
        title=${this[nameWithoutText] || nothing}
      >
        ${this[renderContent]()} ${this.#renderSpinner()}
      </button>
    `;
  }

  #renderLink(address: string): TemplateResult {
    const isDisabled = this.#isDisabled;
    return html`
      <a
        part="base"
        class=${this[baseClass]}
        href=${isDisabled ? nothing : address}
        role=${isDisabled ? 'link' : nothing}
        target=${this.target || nothing}
        rel=${this.target === '_blank' ? 'noopener' : nothing}
        aria-disabled=${isDisabled || this.loading ? 'true' : nothing}
        aria-busy=${this.loading ? 'true' : nothing}
        aria-label=${this[nameWithoutText] || nothing}
        title=${this[nameWithoutText] || nothing}
        @click=${this.#handleLinkClick}
      >
        ${this[renderContent]()} ${this.#renderSpinner()}
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
    } else if (this[base] instanceof HTMLButtonElement && this[base].type !== 'button') {
      this.#ownForm ??= this.#makeOwnForm();
      this.shadowRoot!.append(this.#ownForm);
    }
  };

  /**
   * A form of its own lets the native button act when every listener of the click has run, and at once: the browser
   * submits or resets that form, which does the same to the real one. It is there from the click to that moment only,
   * so that nobody finds it who looks for the forms of a page.
   */
  #makeOwnForm(): HTMLFormElement {
    const form = this.ownerDocument.createElement('form');
    form.id = 'form';
    form.hidden = true;
    const act = (event: Event) => this.#actOnForm(event);
    form.addEventListener('submit', act);
    form.addEventListener('reset', act);
    return form;
  }

  #handleLinkClick(event: MouseEvent): void {
    if (!this.loading && !this.#isDisabled)
      offerNavigation(this, event, event.currentTarget as HTMLAnchorElement);
  }

  #actOnForm(event: Event): void {
    event.preventDefault();
    this.#ownForm?.remove();
    if (isScriptAddress(this.formAction))
      this[warn]('formAction must not be a javascript: address; it is left out.');
    if (event.type === 'submit') submitForm(this);
    else if (this.form !== null) memberOf(this.form, 'reset')();
  }

  /** A submit button for Enter in a native field of the form. */
  #makeStandIn(): HTMLElement | null {
    if (this.type !== 'submit' || this.#address !== '') return null;
    const standIn = makeSubmitter(this);
    standIn.disabled = this.loading || this.#isDisabled;
    standIn.addEventListener('click', event => {
      event.preventDefault();
      event.stopImmediatePropagation();
      this.click();
    });
    return standIn;
  }
}
