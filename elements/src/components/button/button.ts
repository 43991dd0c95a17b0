import {html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult} from 'lit';
import {property, query} from '../../base/attributes/property.js';
import {isScriptAddress} from '../../core/navigation/script-address.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {forwardClicks} from '../../dom/forward-clicks.js';
import {LcElement} from '../../base/lc-element.js';
import {liveAttribute} from '../../base/attributes/live-attribute.js';
import {offerNavigation} from '../../dom/navigate.js';
import {memberOf} from '../../dom/member-of.js';
import {isDisabledIn} from '../../dom/server-view.js';
import {StandInController} from '../../controllers/stand-in.controller.js';
import {buttonStyles} from './button.styles.js';
import {makeSubmitter, submitForm} from './submit-form.js';
import {internals, renderNow, setState, warn} from '../../base/members.js';
import {base, baseClass, nameWithoutText, renderContent} from './members.js';

export type {NavigateDetail} from '../../dom/navigate.js';

/** The action of a button in its form. */
export type ButtonType = 'button' | 'submit' | 'reset';

/** The visual emphasis of a button. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** The size of a button. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** What a button opens, such as a menu. The native button inside gets these attributes of the element. */
const POPUP_ATTRIBUTES: readonly string[] = ['aria-expanded', 'aria-haspopup'];

/**
 * A button, or a link that looks like a button if it has an `href`.
 *
 * With `type="submit"`, it submits its form like a native button: synchronously, after all click listeners, with its
 * name, value and `form…` attributes, and when Enter is pressed in a native field. Browsers do not accept a custom
 * element as a submitter, so `event.submitter` is a native button inside the element during the submission. To get the
 * element, use `event.submitter.closest('lc-button')`. `new FormData(form, event.submitter)` includes its entry.
 * `form.requestSubmit(button)` and `:default` do not work with the element.
 *
 * `aria-label` and `aria-labelledby` on the element name the native button, for example if its text is a sign such as ×.
 * `aria-expanded` and `aria-haspopup` on the element are also those of the native button.
 *
 * @tag lc-button
 * @slot - The button's text.
 * @slot prefix - An icon before the text.
 * @slot suffix - An icon after the text.
 * @fires {MouseEvent} click - Sent when the button is pressed with a pointer, Enter, or Space. Not sent while disabled or loading.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when the link is activated without a modifier key. Cancel it to navigate with a client-side router.
 * @csspart base - The native `<button>` or `<a>`.
 * @csspart content - The text.
 * @csspart spinner - The loading spinner.
 * @cssstate pending - The button is loading, such as while its form is being submitted.
 * @cssprop --lc-button-background - Background color.
 * @cssprop --lc-button-background-hover - Background color on hover.
 * @cssprop --lc-button-border-color - Border color.
 * @cssprop --lc-button-color - Text color.
 * @cssprop --lc-button-ghost-color - Text color of the ghost variant. Set it on a toolbar to style all of its buttons.
 * @cssprop --lc-button-radius - Border radius.
 */
export class LcButton extends LcElement {
  /** Makes the button part of its form, so that a disabled fieldset disables it. */
  static readonly formAssociated = true;

  static override shadowRootOptions: ShadowRootInit = {...LcElement.shadowRootOptions, delegatesFocus: true};

  static override styles: CSSResultGroup = buttonStyles;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...POPUP_ATTRIBUTES];
  }

  /** The action in the form: `'button'` does nothing, `'submit'` submits it, `'reset'` resets it. Default `'button'`. */
  @property({default: 'button'}) type!: ButtonType;

  /**
   * Visual emphasis: `'primary'`, `'secondary'`, `'ghost'`, or `'danger'`. Default `'primary'`. Other values count as
   * `'primary'`.
   */
  @property({default: 'primary'}) variant!: ButtonVariant;

  /** Button size: `'sm'`, `'md'`, or `'lg'`. Default `'md'`. */
  @property({default: 'md'}) size!: ButtonSize;

  /** Shows a spinner while an action runs. The button keeps the focus and ignores clicks. */
  @property({type: Boolean, reflect: true, default: false}) loading!: boolean;

  /** The URL to open. If set, the button is a link. `javascript:` URLs are ignored with a warning. */
  @property({default: ''}) href!: string | null | undefined;

  /** Where a link opens, such as `'_blank'`. By default, it opens in the current tab. */
  @property({default: ''}) target!: string;

  /** The value that a submit button submits under `name`. */
  @property({default: ''}) value!: string;

  /** The name under which a submit button submits its value. Default `''`: the value is not submitted. */
  @property() @liveAttribute(String) name!: string;

  /** Disables the button. Default false. */
  @property({type: Boolean}) @liveAttribute(Boolean) disabled!: boolean;

  /** The URL that a submit button submits to, instead of the form's `action`. Default `''`. */
  @property({attribute: 'formaction'}) @liveAttribute(String) formAction!: string;

  /** How a submit button encodes the form, instead of the form's `enctype`. Default `''`. */
  @property({attribute: 'formenctype'}) @liveAttribute(String) formEnctype!: string;

  /** How a submit button submits the form: get, post, or dialog, instead of the form's `method`. Default `''`. */
  @property({attribute: 'formmethod'}) @liveAttribute(String) formMethod!: string;

  /** Submits the form without validation. Default false. */
  @property({type: Boolean, attribute: 'formnovalidate'}) @liveAttribute(Boolean) formNoValidate!: boolean;

  /** Where the response to a submit button opens, instead of the form's `target`. Default `''`. */
  @property({attribute: 'formtarget'}) @liveAttribute(String) formTarget!: string;

  @query('.base') protected readonly [base]!: HTMLElement | null;

  #ownForm: HTMLFormElement | null = null;

  constructor() {
    super();
    this.addEventListener('click', this.#handleClick);
    forwardClicks(
      this,
      () => this.click(),
      () => this.#hasAction,
    );
    new StandInController(this, () => this.#makeStandIn());
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (POPUP_ATTRIBUTES.includes(name)) this.requestUpdate();
    else super.attributeChangedCallback(name, old, value);
  }

  /** The form that the button belongs to. */
  get form(): HTMLFormElement | null {
    return this[internals].form;
  }

  /** Presses the button, like a user does. */
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

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this[setState]('pending', this.loading);
  }

  /** The classes of the native button or link. */
  protected get [baseClass](): string {
    return `base ${this.variant} ${this.size}`;
  }

  /** The accessible name and tooltip, if the content is not text. */
  protected get [nameWithoutText](): string {
    return '';
  }

  /** The content of the native button or link. */
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

  /** Whether a click does more than call listeners: it submits or resets the form, or follows the link. */
  get #hasAction(): boolean {
    return this.type === 'submit' || this.type === 'reset' || Boolean(this.href);
  }

  /** Whether the element or a fieldset around it is disabled. */
  get #isDisabled(): boolean {
    return isDisabledIn(this);
  }

  /** The styles cannot use `:host(:disabled)`, because the HTML of a server has no state of the element. */
  get #class(): string {
    return this.#isDisabled ? `${this[baseClass]} is-disabled` : this[baseClass];
  }

  #renderButton(): TemplateResult {
    const type = this.type === 'submit' || this.type === 'reset' ? this.type : 'button';
    return html`
      <button
        part="base"
        class=${this.#class}
        type=${type}
        form=${type === 'button' ? nothing : 'form'}
        ?disabled=${this.#isDisabled}
        aria-disabled=${this.loading ? 'true' : nothing}
        aria-busy=${this.loading ? 'true' : nothing}
        aria-expanded=${this.getAttribute('aria-expanded') ?? nothing}
        aria-haspopup=${this.getAttribute('aria-haspopup') ?? nothing}
        aria-label=${this[nameWithoutText] || ariaNameOf(this) || nothing}
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
        class=${this.#class}
        href=${isDisabled ? nothing : address}
        role=${isDisabled ? 'link' : nothing}
        target=${this.target || nothing}
        rel=${this.target === '_blank' ? 'noopener' : nothing}
        aria-disabled=${isDisabled || this.loading ? 'true' : nothing}
        aria-busy=${this.loading ? 'true' : nothing}
        aria-label=${this[nameWithoutText] || ariaNameOf(this) || nothing}
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
   * The native button's own form: the browser submits or resets it synchronously after all click listeners, and the
   * element then does the same to the real form. It exists only from the click until then, so that code that looks for
   * the forms of a page does not find it.
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
      this[warn]('formAction must not be a javascript: address; it is ignored.');
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
