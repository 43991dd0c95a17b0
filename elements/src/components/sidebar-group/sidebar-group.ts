import {html, nothing, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {LcElement} from '../../base/lc-element.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {CurrentPathController} from '../../controllers/current-path.controller.js';
import {ListSlotsController} from '../../controllers/list-slots.controller.js';
import {readLinks, renderLinks, renderSlots, type SidebarLinkData} from '../sidebar-link/link-data.js';
import {sidebarGroupStyles} from './sidebar-group.styles.js';
import {warn} from '../../base/members.js';

export type {NavigateDetail} from '../../dom/navigate.js';
export type {SidebarLinkData} from '../sidebar-link/link-data.js';

/* eslint-disable lit-a11y/no-redundant-role -- WebKit takes a list without bullets for none, unless its role is said. */

/**
 * A group of links in a sidebar, under a heading.
 *
 * @tag lc-sidebar-group
 * @slot - `<lc-sidebar-link>` elements, each of which becomes an item of the list. Other elements may stand among them.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - When a link is clicked plainly; cancel it to route in the page.
 * @csspart base - The heading and the list.
 * @csspart heading - The heading.
 * @csspart list - The list. It has the names in `groupClass` too.
 * @csspart link - A link of the `links` property: the `<a>`, the `<button>` or the plain text.
 * @csspart icon - The place of an icon in such a link.
 * @csspart text - The text of such a link.
 * @csspart chevron - The sign that such a link has links to open.
 * @csspart links - The list of links below such a link.
 * @cssprop --lc-sidebar-group-heading-color - Colour of the heading.
 */
export class LcSidebarGroup extends LcElement {
  static override shadowRootOptions: ShadowRootInit = {
    ...LcElement.shadowRootOptions,
    slotAssignment: 'manual',
  };

  static override styles = sidebarGroupStyles;

  /** The heading, which also names the list. Default `''`: there is none. In React it is `title`. */
  @property() heading = '';

  readonly #path = new CurrentPathController(this);
  readonly #children = new ListSlotsController(this, () => true);

  #links: readonly SidebarLinkData[] = [];
  #groupClass = '';

  /**
   * The links, as `[{text: 'Tables', href: '/tables', icon: null, exact: false, links: []}]`; as an attribute, JSON. They
   * stand before the children. Default none. What is no link warns and is left out.
   */
  @property({converter: jsonAttribute})
  get links(): readonly SidebarLinkData[] {
    return this.#links;
  }
  set links(links: readonly SidebarLinkData[] | null | undefined) {
    this.#links = readLinks(links, message => this[warn](message));
  }

  /** Names that the list has as classes and as parts, so that a page can style it. Default `''`; other than text warns. */
  @property({converter: textOrObject, attribute: 'group-class'})
  get groupClass(): string {
    return this.#groupClass;
  }
  set groupClass(groupClass: string | null | undefined) {
    if (typeof (groupClass ?? '') !== 'string') this[warn]('groupClass must be a string; it is left out.');
    this.#groupClass = typeof groupClass === 'string' ? groupClass : '';
  }

  /**
   * The path of the page on show, as the page's router has it. Default null: that of the sidebar around it, or else the
   * document's address.
   */
  @property()
  get current(): string | null {
    return this.#path.own;
  }
  set current(current: string | null | undefined) {
    this.#path.own = current;
  }

  protected override render(): TemplateResult {
    // WebKit takes a list without bullets for none, unless its role is said.

    return html`
      <div part="base">
        <div part="heading" class="heading" id="heading" ?hidden=${!this.heading}>${this.heading}</div>
        <ul
          part=${`list ${this.groupClass}`.trim()}
          class=${this.groupClass || nothing}
          role="list"
          aria-labelledby=${this.heading ? 'heading' : nothing}
        >
          ${renderLinks(this.links)} ${renderSlots(this.#children.items)}
        </ul>
      </div>
    `;
  }
}
