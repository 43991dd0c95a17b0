import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {oneOf} from '../../base/attributes/one-of.js';
import {property, state} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {initialsOf} from '../../core/initials.js';
import {personIcon} from '../../icons/icons.js';
import {avatarStyles} from './avatar.styles.js';

const SIZES = ['md', 'sm', 'lg'] as const;

/** The size of an avatar. */
export type AvatarSize = (typeof SIZES)[number];

const SHAPES = ['circle', 'square'] as const;

/** The shape of an avatar. */
export type AvatarShape = (typeof SHAPES)[number];

const isImageBroken = Symbol();

/**
 * A picture of a person or a team. Without a picture, or if it cannot be loaded, the avatar shows the initials of the name,
 * and without a name an icon.
 *
 * It is one image with the name as its text for screen readers. Without a name, they skip it. If the name is next to the
 * avatar anyway, set `aria-hidden="true"` on it, so that it is not read twice.
 *
 * @tag lc-avatar
 * @csspart base - The circle or square.
 * @csspart image - The `<img>`.
 * @cssprop --lc-avatar-background - Background color of initials and icon.
 * @cssprop --lc-avatar-color - Color of initials and icon.
 * @cssprop --lc-avatar-radius - Border radius.
 * @cssprop --lc-avatar-size - Width and height. It takes precedence over `size`.
 */
export class LcAvatar extends LcElement {
  static override styles = avatarStyles;

  /** For uppercase letters, because Turkish has its own i. */
  protected readonly [localize] = new LocalizeController(this, {});

  /** The URL of the picture. Default `''`: initials. */
  @property({default: ''}) src!: string | null | undefined;

  /**
   * The name of the person or team, which is the text alternative. Its initials are the first characters of the first and
   * the last word, in any script. Default `''`: an icon, which screen readers skip.
   */
  @property({default: ''}) name!: string | null | undefined;

  /** The size: `'sm'`, `'md'`, or `'lg'`. Default `'md'`. Other values warn and fall back to the default. */
  @property({default: 'md'}) size!: AvatarSize;

  /** The shape: `'circle'` or `'square'`. Default `'circle'`. Other values warn and fall back to the default. */
  @property({default: 'circle'}) shape!: AvatarShape;

  @state({default: false}) private [isImageBroken]!: boolean;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('src')) this[isImageBroken] = false;
  }

  protected override render(): TemplateResult {
    const warnOf = (message: string): void => this[warn](message);
    const size = oneOf('size', SIZES, this.size, warnOf);
    const shape = oneOf('shape', SHAPES, this.shape, warnOf);
    return html`
      <span
        part="base"
        class="base ${size} ${shape}"
        role=${this.name ? 'img' : nothing}
        aria-label=${this.name || nothing}
        aria-hidden=${this.name ? nothing : 'true'}
        >${this.#renderContent()}</span
      >
    `;
  }

  /** A picture that a server has rendered may have failed before the script was there to listen. */
  protected override updated(): void {
    const image = this.shadowRoot?.querySelector('img');
    // An image in SVG may have no natural size.
    if (image?.complete && image.naturalWidth === 0)
      image.decode?.().catch(() => image.isConnected && this.#handleError());
  }

  #renderContent(): TemplateResult | string {
    if (this.src && !this[isImageBroken])
      return html`<img part="image" class="image" src=${this.src} alt="" @error=${this.#handleError} />`;
    return initialsOf(this.name ?? '', this[localize].lang) || personIcon();
  }

  #handleError(): void {
    this[isImageBroken] = true;
  }
}
