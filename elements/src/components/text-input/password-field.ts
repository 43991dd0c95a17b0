import {css, html, nothing, type TemplateResult} from 'lit';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {passwordTexts} from '../../core/localization/english/controls.js';
import {addStyles} from '../../dom/adopt-styles.js';
import {keepFocus} from '../../dom/focus.js';
import {eyeIcon, eyeOffIcon} from '../../icons/icons.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import * as token from '../../styles/token.js';
import type {PasswordHost, PasswordParts} from './password-slot.js';

const styles = css`
  ${visuallyHiddenStyles}

  .reveal {
    background: none;
    border: 0;
    border-radius: calc(var(--_box-radius) - ${token.space});
    color: var(--_color-text-muted);
    cursor: pointer;
    display: grid;
    flex: none;
    inline-size: calc(${token.controlHeight} - ${token.space} * 2);
    margin-inline-end: calc(${token.controlPadding} * -1 + ${token.space});
    min-block-size: calc(${token.controlHeight} - ${token.space} * 2);
    padding: 0;
    place-items: center;
  }

  @media (hover: hover) {
    .reveal:enabled:hover {
      background: ${token.colorHover};
      color: ${token.colorText};
    }
  }

  .reveal:focus-visible {
    outline: ${token.focusWidth} solid ${token.colorAccent};
  }

  .reveal:disabled {
    color: var(--_color-disabled);
    cursor: not-allowed;
  }

  .reveal .icon {
    block-size: 1.25rem;
    fill: none;
    inline-size: 1.25rem;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.75;
  }

  .caps-lock {
    color: var(--_color-text-muted);
    font-size: ${token.fontSizeSm};
  }

  /* Browsers have their own. */
  #control::-ms-reveal {
    display: none;
  }
`;

/** A button that shows the text of a password, and a hint while Caps Lock is on. */
export class PasswordField implements PasswordParts {
  readonly #host: PasswordHost;
  readonly #texts: LocalizeController;
  #isShown = false;
  #hasCapsLock = false;
  /** Whether the text was shown or hidden, which assistive technology reads. */
  #hasChanged = false;

  constructor(host: PasswordHost) {
    this.#host = host;
    this.#texts = new LocalizeController(host, passwordTexts);
    addStyles(host, styles);
    host.addController({hostDisconnected: () => this.#hide()});
    for (const type of ['keydown', 'keyup', 'blur'])
      host.shadowRoot!.addEventListener(type, event => this.#handleKey(event), {capture: true});
  }

  get isShown(): boolean {
    return this.#isShown && this.#host.reveal;
  }

  renderButton(isDisabled: boolean): TemplateResult | typeof nothing {
    if (!this.#host.reveal) return nothing;
    const {isShown} = this;
    return html`<button
      part="reveal"
      class="reveal"
      type="button"
      aria-label=${this.#texts.term(isShown ? 'hidePassword' : 'showPassword')}
      aria-controls="control"
      ?disabled=${isDisabled}
      @mousedown=${keepFocus}
      @click=${() => this.#show(!isShown)}
    >
      ${isShown ? eyeOffIcon() : eyeIcon()}
    </button>`;
  }

  renderNotes(): TemplateResult {
    return html`<div role="status">
      ${this.#hasCapsLock ? html`<div part="caps-lock" class="caps-lock">${this.#texts.term('capsLockOn')}</div>` : nothing}
      ${this.#hasChanged ? html`<div class="visually-hidden">${this.#texts.term(this.#isShown ? 'passwordShown' : 'passwordHidden')}</div>` : nothing}
    </div>`;
  }

  get #input(): HTMLInputElement {
    return this.#host.shadowRoot!.querySelector('input')!;
  }

  /** Browsers move the caret when the type changes. */
  #show(isShown: boolean): void {
    const input = this.#input;
    const {selectionStart, selectionEnd, selectionDirection} = input;
    this.#isShown = isShown;
    this.#hasChanged = true;
    input.type = isShown ? 'text' : 'password';
    if (input.matches(':focus')) input.setSelectionRange(selectionStart, selectionEnd, selectionDirection!);
    const {ownerDocument} = this.#host;
    if (isShown) ownerDocument.addEventListener('submit', this.#handleSubmit, true);
    else ownerDocument.removeEventListener('submit', this.#handleSubmit, true);
    this.#host.requestUpdate();
  }

  #hide(): void {
    if (this.#isShown) this.#show(false);
  }

  readonly #handleSubmit = ({target}: Event): void => {
    if (target === this.#host.form) this.#hide();
  };

  /** Password managers send events that have no modifiers. */
  #handleKey(event: Event): void {
    if (event.target !== this.#input) return;
    const isOn = event instanceof KeyboardEvent && event.getModifierState('CapsLock');
    if (isOn === this.#hasCapsLock) return;
    this.#hasCapsLock = isOn;
    this.#host.requestUpdate();
  }
}
