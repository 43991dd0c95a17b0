import {html, nothing, type TemplateResult} from 'lit';
import {normalizeHeadingLevel} from '../../base/attributes/heading-level.js';
import {oneOf} from '../../base/attributes/one-of.js';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {warn} from '../../base/members.js';
import {isScriptAddress} from '../../core/navigation/script-address.js';
import {isFilled} from '../../dom/slots.js';
import {offerNavigation} from '../../dom/navigate.js';
import {cardStyles} from './card.styles.js';

export type {NavigateDetail} from '../../dom/navigate.js';

const APPEARANCES = ['outline', 'raised', 'soft'] as const;

/** How a card is drawn. */
export type CardAppearance = (typeof APPEARANCES)[number];

/**
 * A box for one thing, such as an order, a plan, or an article, with a picture, a heading, content, and actions.
 *
 * With `href`, the heading is a link, and a press anywhere on the card follows it. The link is named by the heading alone, so
 * that screen readers do not read the whole card. Buttons and links that are children of the card, and everything in
 * `actions`, are above the link. If they are deeper in the content, give them `position: relative`.
 *
 * A card has no role. Put several cards into a list, so that screen readers say how many there are.
 *
 * @tag lc-card
 * @slot media - A picture or a video across the top.
 * @slot header - What is next to the heading, such as a badge or a button.
 * @slot - The content.
 * @slot footer - What is below the content, such as a date.
 * @slot actions - Buttons and links.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when the link is activated without a modifier key. Cancel it to navigate with a client-side router.
 * @csspart base - The box.
 * @csspart body - Everything below the media.
 * @csspart heading - The heading.
 * @csspart link - The link in the heading.
 * @csspart content - The content.
 * @csspart end - The row of the footer and the actions.
 * @cssprop --lc-card-background - Background color.
 * @cssprop --lc-card-border-color - Border color.
 * @cssprop --lc-card-border-color-hover - Border color of a card with a link on hover.
 * @cssprop --lc-card-padding - Padding around the content.
 * @cssprop --lc-card-radius - Border radius.
 */
export class LcCard extends LcElement {
  static override styles = cardStyles;

  /** The heading. A card with `href` needs it, because it names the link. In React, use `title`. Default `''`. */
  @property({default: ''}) heading!: string;

  /** The level of the heading in the outline of the page, 1 to 6. Default 2. Other values warn and fall back to 2. */
  @property({attribute: 'heading-level', type: Number, default: 2}) headingLevel!: number;

  /** The URL that the card opens. `javascript:` URLs are ignored with a warning. Default `''`: not a link. */
  @property({default: ''}) href!: string | null | undefined;

  /** Where the link opens, such as `'_blank'`. By default, it opens in the current tab. */
  @property({default: ''}) target!: string;

  /**
   * How the card is drawn: `'outline'`, `'raised'` with a shadow, or `'soft'` with a background. Default `'outline'`. Other
   * values warn and fall back to the default.
   */
  @property({default: 'outline'}) appearance!: CardAppearance;

  /** Focuses the link. */
  override focus(options?: FocusOptions): void {
    this.shadowRoot?.querySelector('a')?.focus(options);
  }

  protected override render(): TemplateResult {
    const appearance = oneOf('appearance', APPEARANCES, this.appearance, message => this[warn](message));
    const address = this.#address;
    return html`
      <div
        part="base"
        class="base ${appearance} ${address ? 'linked' : ''}"
        @slotchange=${this.#handleSlotChange}
      >
        <slot name="media"></slot>
        <div part="body" class="body">
          <div class="head" ?hidden=${!this.heading && !isFilled(this, 'header')}>
            ${this.heading ? this.#renderHeading(address) : nothing}<slot name="header"></slot>
          </div>
          <div part="content" class="content" ?hidden=${!isFilled(this)}><slot></slot></div>
          <div part="end" class="end" ?hidden=${!isFilled(this, 'footer') && !isFilled(this, 'actions')}>
            <slot name="footer"></slot><slot name="actions"></slot>
          </div>
        </div>
      </div>
    `;
  }

  #renderHeading(address: string): TemplateResult {
    const level = normalizeHeadingLevel(this.headingLevel, message => this[warn](message));
    return html`
      <div part="heading" class="heading" role="heading" aria-level=${level}>
        ${
          address
            ? html`<a
                part="link"
                class="link"
                href=${address}
                target=${this.target || nothing}
                rel=${this.target === '_blank' ? 'noopener' : nothing}
                @click=${this.#handleClick}
                >${this.heading}</a
              >`
            : this.heading
        }
      </div>
    `;
  }

  get #address(): string {
    const address = this.href ?? '';
    if (address === '') return '';
    if (isScriptAddress(address)) this[warn]('href must not be a javascript: address; it is ignored.');
    else if (this.heading) return address;
    else this[warn]('heading is missing; it names the link of the card.');
    return '';
  }

  #handleSlotChange(): void {
    this.requestUpdate();
  }

  #handleClick(event: MouseEvent): void {
    offerNavigation(this, event, event.currentTarget as HTMLAnchorElement);
  }
}
