import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from '../../base/attributes/property.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {LcElement} from '../../base/lc-element.js';
import {offerNavigation} from '../../dom/navigate.js';
import {initialsOf} from '../../core/initials.js';
import {isScriptAddress} from '../../core/navigation/script-address.js';
import {profileCardStyles} from './profile-card.styles.js';
import {normalizeStats, type ProfileStat} from './profile-stats.js';
import {localize, warn} from '../../base/members.js';

const isImageBroken = Symbol();

export type {NavigateDetail} from '../../dom/navigate.js';
export type {ProfileStat} from './profile-stats.js';

/**
 * A summary of a person: image, name, position, and a few stats. If there is no image or it fails to load, the card shows
 * the initials of the name.
 *
 * @tag lc-profile-card
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when the image link is activated without a modifier key. Cancel it to navigate
 *   with a client-side router.
 * @csspart base - The card.
 * @csspart image-link - The link around the image.
 * @csspart image - The image, or the initials in its place.
 * @csspart name - The name.
 * @csspart position - The position.
 * @csspart stats - The list of stats.
 * @csspart stat - A stat: its value and its label.
 * @cssprop --lc-profile-card-image-size - Width and height of the image.
 * @cssprop --lc-profile-card-image-radius - Border radius of the image.
 */
export class LcProfileCard extends LcElement {
  static override styles = profileCardStyles;

  protected readonly [localize] = new LocalizeController(this, {});

  /** The URL of the image. If empty, the card shows initials. */
  @property({attribute: 'image-src', default: ''}) imageSrc!: string | null | undefined;

  /** The alternative text of the image or, with `imageLink`, the name of the link. If empty, the link has the name. */
  @property({attribute: 'image-alt', default: ''}) imageAlt!: string | null | undefined;

  /** The URL that the image links to. `javascript:` URLs are ignored with a warning. */
  @property({attribute: 'image-link', default: ''}) imageLink!: string | null | undefined;

  /** The person's name. Its initials are shown if there is no image. */
  @property({attribute: 'profile-name', default: ''}) profileName!: string | null | undefined;

  /** The person's position, such as a job title. */
  @property({attribute: 'profile-position', default: ''}) profilePosition!: string | null | undefined;

  @state({default: false}) private [isImageBroken]!: boolean;

  #stats: readonly ProfileStat[] = [];

  /**
   * The stats, for example `[{statValue: 1204, statLabel: 'Downloads'}]`. As an attribute, JSON. Invalid stats warn
   * and are ignored.
   */
  @property({attribute: 'profile-summary-stats', converter: jsonAttribute})
  get profileSummaryStats(): readonly ProfileStat[] {
    return this.#stats;
  }
  set profileSummaryStats(stats: readonly ProfileStat[] | null | undefined) {
    this.#stats = normalizeStats(stats, message => this[warn](message));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('imageSrc')) this[isImageBroken] = false;
  }

  protected override render(): TemplateResult {
    return html`
      <div part="base" class="card">
        ${this.#address === '' ? this.#renderImage() : this.#renderLink()}
        <div class="text">
          <div part="name" class="name" ?hidden=${!this.profileName}>${this.profileName}</div>
          <div part="position" class="position" ?hidden=${!this.profilePosition}>${this.profilePosition}</div>
        </div>
        ${this.#stats.length === 0 ? nothing : this.#renderStats()}
      </div>
    `;
  }

  get #address(): string {
    const address = this.imageLink ?? '';
    if (!isScriptAddress(address)) return address;
    this[warn]('imageLink must not be a javascript: address.');
    return '';
  }

  #renderLink(): TemplateResult {
    return html`
      <a
        part="image-link"
        class="image-link"
        href=${this.#address}
        aria-label=${this.imageAlt || this.profileName || nothing}
        @click=${this.#handleClick}
      >
        ${this.#renderImage()}
      </a>
    `;
  }

  #renderImage(): TemplateResult {
    if (this.imageSrc && !this[isImageBroken])
      return html`
        <img
          part="image"
          class="image"
          src=${this.imageSrc}
          alt=${this.imageAlt ?? ''}
          @error=${this.#handleImageError}
        />
      `;
    const initials = initialsOf(this.profileName ?? '', this[localize].lang);
    // Rendered by the style sheet: as text, the initials would be visible text that differs from the link's name.
    return html`<span part="image" class="image" aria-hidden="true" data-initials=${initials}></span>`;
  }

  #renderStats(): TemplateResult {
    return html`
      <dl part="stats" class="stats">
        ${this.#stats.map(
          ({statValue, statLabel}) => html`
            <div part="stat" class="stat">
              <dt>${statLabel}</dt>
              <dd>${statValue}</dd>
            </div>
          `,
        )}
      </dl>
    `;
  }

  #handleClick(event: MouseEvent): void {
    offerNavigation(this, event, event.currentTarget as HTMLAnchorElement);
  }

  #handleImageError(): void {
    this[isImageBroken] = true;
  }
}
