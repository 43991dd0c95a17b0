import {html, nothing, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {LcElement} from '../../base/lc-element.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {CurrentPathController} from '../../controllers/current-path.controller.js';
import {ListSlotsController} from '../../controllers/list-slots.controller.js';
import {normalizeLinks, renderLinks, renderSlots, type SidebarLinkData} from '../sidebar-link/link-data.js';
import {sidebarGroupStyles} from './sidebar-group.styles.js';
import {warn} from '../../base/members.js';

export type {NavigateDetail} from '../../dom/navigate.js';
export type {SidebarLinkData} from '../sidebar-link/link-data.js';

/**
 * A group of sidebar links with a heading.
 *
 * @tag lc-sidebar-group
 * @slot - `<lc-sidebar-link>` elements. Each one becomes a list item. Other elements are allowed as well.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when a link is activated without a modifier key. Cancel it to navigate with a
 *   client-side router.
 * @csspart base - The heading and the list.
 * @csspart heading - The heading.
 * @csspart list - The list. The names in `groupClass` are also parts of it.
 * @csspart link - A link of the `links` property: the `<a>`, the `<button>`, or the plain text.
 * @csspart icon - The icon container of such a link.
 * @csspart text - The text of such a link.
 * @csspart chevron - The arrow of such a link that has its own links.
 * @csspart links - The list of links under such a link.
 * @cssprop --lc-sidebar-group-heading-color - Color of the heading.
 */
export class LcSidebarGroup extends LcElement {
  static override shadowRootOptions: ShadowRootInit = {
    ...LcElement.shadowRootOptions,
    slotAssignment: 'manual',
  };

  static override styles = sidebarGroupStyles;

  /** The heading. It also names the list. In React, use `title`. */
  @property({default: ''}) heading!: string;

  readonly #path = new CurrentPathController(this);
  readonly #children = new ListSlotsController(this, () => true);

  #links: readonly SidebarLinkData[] = [];
  #groupClass = '';

  /**
   * The links, for example `[{text: 'Tables', href: '/tables', icon: null, exact: false, links: []}]`. As an attribute,
   * JSON. They come before the children. Invalid links warn and are ignored.
   */
  @property({converter: jsonAttribute})
  get links(): readonly SidebarLinkData[] {
    return this.#links;
  }
  set links(links: readonly SidebarLinkData[] | null | undefined) {
    this.#links = normalizeLinks(links, message => this[warn](message));
  }

  /** Class and part names for the list, so that the app can style it. Values other than strings warn. Default `''`. */
  @property({converter: textOrObject, attribute: 'group-class'})
  get groupClass(): string {
    return this.#groupClass;
  }
  set groupClass(groupClass: string | null | undefined) {
    if (typeof (groupClass ?? '') !== 'string') this[warn]('groupClass must be a string; it is ignored.');
    this.#groupClass = typeof groupClass === 'string' ? groupClass : '';
  }

  /**
   * The path of the current page from the app's router. If null, the path of the sidebar around the group is used, or
   * else the document's URL. Default null.
   */
  @property()
  get current(): string | null {
    return this.#path.own;
  }
  set current(current: string | null | undefined) {
    this.#path.own = current;
  }

  protected override render(): TemplateResult {
    // WebKit does not expose a list without bullets unless it has a role.

    return html`
      <div part="base">
        <div part="heading" class="heading" id="heading" ?hidden=${!this.heading}>${this.heading}</div>
        <ul
          part=${`list ${this.groupClass}`.trim()}
          class=${this.groupClass || nothing}
          role=${this.links.length > 0 ? 'list' : this.#children.role}
          aria-labelledby=${this.heading ? 'heading' : nothing}
        >
          ${renderLinks(this.links)} ${renderSlots(this.#children.items)}
        </ul>
      </div>
    `;
  }
}
