import {html, nothing, type TemplateResult} from 'lit';
import {oneOf} from '../../base/attributes/one-of.js';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {warn} from '../../base/members.js';
import {badgeStyles} from './badge.styles.js';

const VARIANTS = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;

/** The meaning of a badge's color. Do not convey a meaning by color alone. */
export type BadgeVariant = (typeof VARIANTS)[number];

const APPEARANCES = ['soft', 'solid', 'outline'] as const;

/** How a badge is drawn. */
export type BadgeAppearance = (typeof APPEARANCES)[number];

/**
 * A short text or a count, such as the state of an order, or a dot with a meaning. It is plain text for screen readers: it
 * is read where it is, and a change of it is not announced.
 *
 * @tag lc-badge
 * @slot - The text or the count. With `dot`, the text next to the dot.
 * @csspart base - The box around the content.
 * @csspart dot - The dot.
 * @cssprop --lc-badge-background - Background color.
 * @cssprop --lc-badge-border-color - Border color.
 * @cssprop --lc-badge-color - Text color.
 * @cssprop --lc-badge-radius - Border radius.
 */
export class LcBadge extends LcElement {
  static override styles = badgeStyles;

  /**
   * The meaning of the color: `'neutral'`, `'accent'`, `'success'`, `'warning'`, or `'danger'`. Default `'neutral'`. Other
   * values warn and fall back to the default.
   */
  @property({default: 'neutral'}) variant!: BadgeVariant;

  /**
   * How the badge is drawn: `'soft'`, `'solid'`, or `'outline'`. Default `'soft'`. Other values warn and fall back to the
   * default.
   */
  @property({default: 'soft'}) appearance!: BadgeAppearance;

  /** Makes the ends round, for example for a count. */
  @property({type: Boolean, default: false}) pill!: boolean;

  /** Shows a dot in the color of the variant instead of a box. The content is the text next to it. */
  @property({type: Boolean, default: false}) dot!: boolean;

  /**
   * What screen readers read instead of the content, for example `3 unread messages` for a 3. A dot without content needs it.
   * Default `''`: the content.
   */
  @property({default: ''}) label!: string;

  protected override render(): TemplateResult {
    return html`
      <span part="base" class=${this.#class}>
        ${this.dot ? html`<span part="dot" class="dot"></span>` : nothing}
        <span class="text" aria-hidden=${this.label ? 'true' : nothing}><slot></slot></span>
        ${this.label ? html`<span class="visually-hidden">${this.label}</span>` : nothing}
      </span>
    `;
  }

  get #class(): string {
    const warnOf = (message: string): void => this[warn](message);
    const variant = oneOf('variant', VARIANTS, this.variant, warnOf);
    const appearance = oneOf('appearance', APPEARANCES, this.appearance, warnOf);
    if (this.dot) return `base status ${variant}`;
    return `base ${variant} ${appearance} ${this.pill ? 'pill' : ''}`;
  }
}
