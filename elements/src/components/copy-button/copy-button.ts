import {html, nothing, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, renderNow, setState, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {copyButtonTexts} from '../../core/localization/english/notices.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {forwardClicks} from '../../dom/forward-clicks.js';
import {checkIcon, copyIcon} from '../../icons/icons.js';
import type {ButtonSize, ButtonVariant} from '../button/button.js';
import {copyButtonStyles} from './copy-button.styles.js';

/** The detail of `lc-after-copy`. */
export interface CopyDetail {
  /** The text that was copied. */
  readonly value: string;
}

/** The detail of `lc-copy-error`. */
export interface CopyErrorDetail {
  /** Why the text was not copied. */
  readonly cause: unknown;
}

declare global {
  interface HTMLElementEventMap {
    'lc-after-copy': CustomEvent<CopyDetail>;
    'lc-copy-error': CustomEvent<CopyErrorDetail>;
  }
}

/** How long the button says that it has copied, in milliseconds. */
const RESULT_TIME = 2000;

type Result = 'copied' | 'notCopied';

/**
 * A button that copies a text, and then says "Copied" for two seconds, visibly and to screen readers. Browsers let a page copy
 * only with HTTPS or on localhost. If the browser refuses, the button says so until it is pressed again.
 *
 * @tag lc-copy-button
 * @summary A button that copies a text and says so.
 * @fires {CustomEvent<CopyDetail>} lc-after-copy - Sent after the text was copied.
 * @fires {CustomEvent<CopyErrorDetail>} lc-copy-error - Sent if the text was not copied.
 * @csspart base - The native `<button>`.
 * @csspart content - The text of the button.
 * @cssstate copied - The text was just copied.
 * @cssstate failed - The last attempt to copy has failed.
 * @cssprop --lc-button-background - Background color.
 * @cssprop --lc-button-background-hover - Background color on hover.
 * @cssprop --lc-button-border-color - Border color.
 * @cssprop --lc-button-color - Text color.
 * @cssprop --lc-button-ghost-color - Text color of the ghost variant.
 * @cssprop --lc-button-radius - Border radius.
 */
export class LcCopyButton extends LcElement {
  static override shadowRootOptions: ShadowRootInit = {...LcElement.shadowRootOptions, delegatesFocus: true};

  static override styles = copyButtonStyles;

  protected readonly [localize] = new LocalizeController(this, copyButtonTexts);

  /** The text to copy. Default `''`. */
  @property({default: ''}) value!: string;

  /**
   * The ID of an element whose value or text is copied, instead of `value`. It must be in the same document or shadow root.
   * If there is no such element, the button warns and says that nothing was copied.
   */
  @property({default: ''}) from!: string;

  /** The text of the button, and its name and tooltip if it is only an icon. Null: "Copy" in the language of the page. */
  @property({default: null}) text!: string | null | undefined;

  /** Shows only an icon. The text is the name of the button and its tooltip. */
  @property({type: Boolean, attribute: 'icon-only', default: false}) iconOnly!: boolean;

  /**
   * Visual emphasis: `'primary'`, `'secondary'`, `'ghost'`, or `'danger'`. Default `'secondary'`. Other values count as
   * `'primary'`, like those of a button.
   */
  @property({default: 'secondary'}) variant!: ButtonVariant;

  /** Button size: `'sm'`, `'md'`, or `'lg'`. Default `'md'`. */
  @property({default: 'md'}) size!: ButtonSize;

  /** Disables the button. */
  @property({type: Boolean, reflect: true, default: false}) disabled!: boolean;

  #result: Result | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    forwardClicks(this, () => this.click());
  }

  /** Presses the button, like a user does. */
  override click(): void {
    this[renderNow]();
    this.shadowRoot?.querySelector('button')?.click();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#show(null);
  }

  protected override render(): TemplateResult {
    const text = this.text ?? this[localize].term('copy');
    const isDone = this.#result === 'copied';
    const icon = isDone ? checkIcon() : copyIcon();
    const result = this.#result === null ? '' : this[localize].term(isDone ? 'copied' : 'notCopied');
    return html`
      <button
        part="base"
        class="base ${this.variant} ${this.size}${this.disabled ? ' is-disabled' : ''}${this.iconOnly ? ' is-icon' : ''}"
        type="button"
        ?disabled=${this.disabled}
        aria-label=${this.iconOnly ? result || ariaNameOf(this) || text : ariaNameOf(this) || nothing}
        @click=${this.#copy}
      >
        ${
          // A title of the button would be told as its description.
          this.iconOnly
            ? html`<span class="icon-box" title=${result || text}>${icon}</span>`
            : html`${icon}
                <span part="content" class="content" data-result=${this[localize].term('copied')}
                  >${result || text}</span
                >`
        }
      </button>
      <span class="visually-hidden" role="status">${result}</span>
    `;
  }

  /** Throws if there is no element to copy from. */
  get #copied(): string {
    if (!this.from) return this.value ?? '';
    const source = (this.getRootNode() as Document | ShadowRoot).getElementById(this.from);
    if (source === null) {
      const message = `from must be the ID of an element in the same document or shadow root, not "${this.from}".`;
      this[warn](message);
      throw new Error(message);
    }
    const {value} = source as Partial<HTMLInputElement>;
    return typeof value === 'string' ? value : source.textContent;
  }

  async #copy(): Promise<void> {
    this.#show(null);
    let value: string;
    try {
      value = this.#copied;
      // Without a secure connection, there is no clipboard, which throws too.
      await this.ownerDocument.defaultView!.navigator.clipboard.writeText(value);
    } catch (cause) {
      this.#show('notCopied');
      const detail: CopyErrorDetail = {cause};
      this.dispatchEvent(new CustomEvent('lc-copy-error', {detail, bubbles: true, composed: true}));
      return;
    }
    this.#show('copied');
    this.#timer = setTimeout(() => this.#show(null), RESULT_TIME);
    const detail: CopyDetail = {value};
    this.dispatchEvent(new CustomEvent('lc-after-copy', {detail, bubbles: true, composed: true}));
  }

  #show(result: Result | null): void {
    clearTimeout(this.#timer);
    this.#result = result;
    this[setState]('copied', result === 'copied');
    this[setState]('failed', result === 'notCopied');
    this.requestUpdate();
  }
}
