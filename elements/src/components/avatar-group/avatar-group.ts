import {html, nothing, type TemplateResult} from 'lit';
import {oneOf} from '../../base/attributes/one-of.js';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, warn} from '../../base/members.js';
import {ListSlotsController} from '../../controllers/list-slots.controller.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {avatarGroupTexts} from '../../core/localization/english/notices.js';
import {isServerView} from '../../dom/server-view.js';
import type {AvatarSize} from '../avatar/avatar.js';
import {avatarGroupStyles} from './avatar-group.styles.js';

const SIZES = ['md', 'sm', 'lg'] as const satisfies AvatarSize[];

/**
 * Several avatars that overlap, such as the members of a team. It is a list for screen readers, and the number of avatars
 * that are not shown is its last item.
 *
 * @tag lc-avatar-group
 * @slot - `<lc-avatar>` elements. Each one becomes a list item. A link around an avatar is allowed.
 * @csspart base - The list.
 * @csspart more - The number of avatars that are not shown.
 * @cssprop --lc-avatar-group-overlap - Width by which an avatar covers the one before.
 */
export class LcAvatarGroup extends LcElement {
  static override shadowRootOptions: ShadowRootInit = {
    ...LcElement.shadowRootOptions,
    slotAssignment: 'manual',
  };

  static override styles = avatarGroupStyles;

  protected readonly [localize] = new LocalizeController(this, avatarGroupTexts);

  /** The name of the list for screen readers, such as `Project team`. Default `''`. */
  @property({default: ''}) label!: string;

  /**
   * The maximum number of avatars. A number such as `+3` stands for the others. Null: all avatars. Values that are not whole
   * numbers of at least 1 warn and are ignored.
   */
  @property({type: Number, default: null}) max!: number | null | undefined;

  /**
   * The size of the avatars: `'sm'`, `'md'`, or `'lg'`. It takes precedence over the size of each one. Default `'md'`. Other
   * values warn and fall back to the default.
   */
  @property({default: 'md'}) size!: AvatarSize;

  readonly #children = new ListSlotsController(this, () => true);

  protected override render(): TemplateResult {
    const size = oneOf('size', SIZES, this.size, message => this[warn](message));
    const {items} = this.#children;
    const shown = items.slice(0, this.#max);
    const hidden = items.length - shown.length;
    return html`
      <ul part="base" class="base ${size}" role=${this.#children.role} aria-label=${this.label || nothing}>
        ${isServerView ? html`<slot></slot>` : shown.map(() => html`<li><slot class="item"></slot></li>`)}
        ${
          hidden === 0
            ? nothing
            : html`<li>
                <span
                  part="more"
                  class="more"
                  role="img"
                  dir="ltr"
                  aria-label=${this[localize].term('moreAvatars', hidden)}
                  >+${hidden}</span
                >
              </li>`
        }
      </ul>
    `;
  }

  get #max(): number {
    const {max} = this;
    if (max === null || max === undefined) return Infinity;
    if (Number.isInteger(max) && max > 0) return max;
    this[warn](`max must be a whole number of at least 1, not ${max}.`);
    return Infinity;
  }
}
