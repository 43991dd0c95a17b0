import {html, nothing, type TemplateResult} from 'lit';
import {normalizeHeadingLevel} from '../../base/attributes/heading-level.js';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {warn} from '../../base/members.js';
import {isFilled} from '../../dom/slots.js';
import {emptyIcon} from '../../icons/icons.js';
import {emptyStateStyles} from './empty-state.styles.js';

/**
 * What users see where there is nothing yet, or nothing was found: an icon, a heading, why it is empty, and what to do next.
 *
 * It is plain content, and not a live region: if it replaces results while the user types, announce it as you announce the
 * results.
 *
 * @tag lc-empty-state
 * @slot - Why there is nothing, in a sentence or two.
 * @slot icon - An icon instead of the tray.
 * @slot actions - Buttons and links for the next step.
 * @csspart base - The box.
 * @csspart icon - The circle around the icon.
 * @csspart heading - The heading.
 * @csspart content - The text.
 * @csspart actions - The row of the actions.
 * @cssprop --lc-empty-state-icon-color - Color of the icon.
 */
export class LcEmptyState extends LcElement {
  static override styles = emptyStateStyles;

  /** The heading, such as `No invoices yet`. In React, use `title`. Default `''`. */
  @property({default: ''}) heading!: string;

  /** The level of the heading in the outline of the page, 1 to 6. Default 2. Other values warn and fall back to 2. */
  @property({attribute: 'heading-level', type: Number, default: 2}) headingLevel!: number;

  /** Makes the text and the space around it smaller, for a card or a menu. */
  @property({type: Boolean, default: false}) compact!: boolean;

  protected override render(): TemplateResult {
    return html`
      <div part="base" class=${this.compact ? 'base compact' : 'base'} @slotchange=${this.#handleSlotChange}>
        <div part="icon" class="sign" aria-hidden="true"><slot name="icon">${emptyIcon()}</slot></div>
        ${this.heading ? this.#renderHeading() : nothing}
        <div part="content" class="content" ?hidden=${!isFilled(this)}><slot></slot></div>
        <div part="actions" class="actions" ?hidden=${!isFilled(this, 'actions')}>
          <slot name="actions"></slot>
        </div>
      </div>
    `;
  }

  #renderHeading(): TemplateResult {
    const level = normalizeHeadingLevel(this.headingLevel, message => this[warn](message));
    return html`<div part="heading" class="heading" role="heading" aria-level=${level}>${this.heading}</div>`;
  }

  #handleSlotChange(): void {
    this.requestUpdate();
  }
}
