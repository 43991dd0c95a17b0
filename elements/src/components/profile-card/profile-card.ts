import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {LcElement} from '../../base/lc-element.js';
import {isScriptAddress, offerNavigation} from '../../dom/navigate.js';
import {initialsOf} from '../../core/initials.js';
import {profileCardStyles} from './profile-card.styles.js';
import {readStats, type ProfileStat} from './profile-stats.js';
import {localize, warn} from '../../base/members.js';

const isImageBroken = Symbol('isImageBroken');

export type {NavigateDetail} from '../../dom/navigate.js';
export type {ProfileStat} from './profile-stats.js';

/**
 * A person in short: picture, name, position and a few numbers. Without a picture, or when it fails to load, the initials
 * of the name stand in for it.
 *
 * @tag lc-profile-card
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - When the picture is clicked plainly; cancel it to route in the page.
 * @csspart base - The card.
 * @csspart image-link - The link around the picture.
 * @csspart image - The picture, or the initials in its place.
 * @csspart name - The name.
 * @csspart position - The position.
 * @csspart stats - The list of numbers.
 * @csspart stat - One number and its label.
 * @cssprop --lc-profile-card-image-size - Length of the picture's sides.
 * @cssprop --lc-profile-card-image-radius - Radius of the picture's corners.
 */
export class LcProfileCard extends LcElement {
  static override styles = profileCardStyles;

  /** The address of the picture. Default `''`: there is none. */
  @property({attribute: 'image-src'}) imageSrc: string | null | undefined = '';

  /** What the picture shows, or where its link leads, in words. Default `''`: the name, where it is a link. */
  @property({attribute: 'image-alt'}) imageAlt: string | null | undefined = '';

  /** Where the picture leads. `javascript:` addresses are refused. Default `''`: nowhere. */
  @property({attribute: 'image-link'}) imageLink: string | null | undefined = '';

  /** The person's name. Its initials stand in for a picture. Default `''`. */
  @property({attribute: 'profile-name'}) profileName: string | null | undefined = '';

  /** What the person does. Default `''`. */
  @property({attribute: 'profile-position'}) profilePosition: string | null | undefined = '';

  @state() private [isImageBroken] = false;

  #stats: readonly ProfileStat[] = [];

  /**
   * The numbers, as `[{statValue: 1204, statLabel: 'Downloads'}]`; as an attribute, JSON. Default none. What is no stat
   * warns and is left out.
   */
  @property({attribute: 'profile-summary-stats', converter: jsonAttribute})
  get profileSummaryStats(): readonly ProfileStat[] {
    return this.#stats;
  }
  set profileSummaryStats(stats: readonly ProfileStat[] | null | undefined) {
    this.#stats = readStats(stats, message => this[warn](message));
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
    // Drawn by the stylesheet: they are a picture, and the link's visible text would not be its name.
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
