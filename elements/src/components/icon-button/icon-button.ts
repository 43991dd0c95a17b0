import {html, type CSSResultGroup, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {LcButton, type ButtonVariant} from '../button/button.js';
import {iconButtonStyles} from './icon-button.styles.js';
import {baseClass, nameWithoutText, renderContent} from '../button/members.js';
import {requireInput} from '../../base/members.js';

/**
 * A button that shows an icon alone. Its text is its name for screen readers and its tooltip.
 *
 * @tag lc-icon-button
 * @slot - The icon, as an inline `<svg>`.
 * @fires {MouseEvent} click - When the button is pressed with pointer, Enter or Space. Not while disabled or loading.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - When the link is clicked plainly; cancel it to route in the page.
 * @csspart base - The native `<button>` or `<a>`.
 * @csspart content - The icon's place.
 * @csspart spinner - The turning ring while loading.
 * @cssprop --lc-button-background - Ground of the button.
 * @cssprop --lc-button-background-hover - Ground under the pointer.
 * @cssprop --lc-button-border-color - Colour of the line around it.
 * @cssprop --lc-button-color - Colour of the icon.
 * @cssprop --lc-button-ghost-color - Colour of the icon where the variant is ghost, for all buttons of a toolbar.
 * @cssprop --lc-button-radius - Radius of the corners.
 */
export class LcIconButton extends LcButton {
  static override styles: CSSResultGroup = iconButtonStyles;

  /** What the button does, in words. Without it nobody can know, so a missing one warns once. */
  @property() text = '';

  /** How much it stands out: ghost (default), primary, secondary or danger. */
  @property() override variant: ButtonVariant = 'ghost';

  /** Whether it is a circle. Default false. */
  @property({type: Boolean}) round = false;

  constructor() {
    super();
    this[requireInput](
      'text is missing; it names the button for people who do not see its icon.',
      () => this.text !== '',
    );
  }

  protected override get [baseClass](): string {
    return this.round ? `${super[baseClass]} round` : super[baseClass];
  }

  protected override get [nameWithoutText](): string {
    return this.text;
  }

  protected override [renderContent](): TemplateResult {
    return html`<span part="content" class="content"><slot></slot></span>`;
  }
}
