import {html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcButton, type ButtonVariant} from '../button/button.js';
import {iconButtonStyles} from './icon-button.styles.js';
import {base, baseClass, nameWithoutText, renderContent} from '../button/members.js';
import {RequiredInputController} from '../../controllers/required-input.controller.js';
import {warn} from '../../base/members.js';
import {onceRendered} from '../../dom/rendered.js';
import {addNameTooltip} from './name-tooltip.js';

/**
 * A button that shows only an icon. Its text is its accessible name and its tooltip. If the page has imported `lc-tooltip`, the
 * tooltip also opens with the focus of the keyboard and with a long press; otherwise, it is that of the browser.
 *
 * @tag lc-icon-button
 * @slot - The icon, as an inline `<svg>`.
 * @fires {MouseEvent} click - Sent when the button is pressed with a pointer, Enter, or Space. Not sent while disabled or loading.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when the link is activated without a modifier key. Cancel it to navigate with a client-side router.
 * @csspart base - The native `<button>` or `<a>`.
 * @csspart content - The icon container.
 * @csspart spinner - The loading spinner.
 * @cssstate pending - The button is loading, such as while its form is being submitted.
 * @cssprop --lc-button-background - Background color.
 * @cssprop --lc-button-background-hover - Background color on hover.
 * @cssprop --lc-button-border-color - Border color.
 * @cssprop --lc-button-color - Icon color.
 * @cssprop --lc-button-ghost-color - Icon color of the ghost variant. Set it on a toolbar to style all of its buttons.
 * @cssprop --lc-button-radius - Border radius.
 */
export class LcIconButton extends LcButton {
  static override styles: CSSResultGroup = iconButtonStyles;

  /** The accessible name and tooltip of the button. Required: if it is missing, the element warns once. */
  @property({default: ''}) text!: string;

  /** Visual emphasis: `'ghost'`, `'primary'`, `'secondary'`, or `'danger'`. Default `'ghost'`. */
  @property({default: 'ghost'}) override variant!: ButtonVariant;

  /** Makes the button a circle. */
  @property({type: Boolean, default: false}) round!: boolean;

  constructor() {
    super();
    new RequiredInputController(this, {
      isGiven: () => this.text !== '',
      warn: () => this[warn]('text is missing; it names the button for screen readers.'),
    });
    this.addEventListener('pointerenter', this.#prepareTooltip);
    this.addEventListener('focusin', this.#prepareTooltip);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const tooltip = this.#tooltip;
    if (tooltip === null) return;
    // Only one of them is shown.
    this.#content.removeAttribute('title');
    if (changed.has('text')) tooltip.textContent = this.text;
  }

  protected override get [baseClass](): string {
    return this.round ? `${super[baseClass]} round` : super[baseClass];
  }

  protected override get [nameWithoutText](): string {
    return this.text;
  }

  protected override [renderContent](): TemplateResult {
    return html`<span part="content" class="content" title=${this.text || nothing}><slot></slot></span>`;
  }

  /** It has the title, because Chromium reports that of a button with a name as a description. */
  get #content(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('[part=content]')!;
  }

  get #tooltip(): HTMLElement | null {
    return this.renderRoot.querySelector('lc-tooltip');
  }

  /** Without a title, there is a tooltip already: its own, or one of the app. */
  readonly #prepareTooltip = (asked: Event): void => {
    onceRendered(this, () => {
      if (this.#content.title) void addNameTooltip(this[base]!, this.text, asked);
    });
  };
}
