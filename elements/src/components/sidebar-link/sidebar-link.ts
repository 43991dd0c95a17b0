import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {LcElement} from '../../base/lc-element.js';
import {withPaths} from '../../dom/address.js';
import {isScriptAddress, offerNavigation} from '../../dom/navigate.js';
import {CurrentPathController} from '../../controllers/current-path.controller.js';
import {ListSlotsController} from '../../controllers/list-slots.controller.js';
import {hasActiveLink, isActiveLink, type LinkTarget} from '../../core/navigation/index.js';
import {readLinks, renderLinks, renderSlots, type SidebarLinkData} from './link-data.js';
import {sidebarLinkStyles} from './sidebar-link.styles.js';
import {chevronDownIcon} from '../../icons/icons.js';
import {setState, warn} from '../../base/members.js';

export type {NavigateDetail} from '../../dom/navigate.js';
export type {SidebarLinkData} from './link-data.js';

/** The detail of `lc-toggle`. */
export interface ToggleDetail {
  /** Whether the links are on show now. */
  open: boolean;
}

declare global {
  interface HTMLElementEventMap {
    'lc-toggle': CustomEvent<ToggleDetail>;
  }
}

/* eslint-disable lit-a11y/no-redundant-role -- WebKit takes a list without bullets for none, unless its role is said. */

/**
 * A link of a sidebar. With links of its own it is a button that opens and closes them (ARIA practice: disclosure
 * navigation); without an address it is plain text.
 *
 * The link whose page is on show has `aria-current="page"`; one with the page somewhere below its address has
 * `aria-current="true"`. A link with links of its own is open at the start when the page on show is one of theirs, or
 * lies below one (spec, section 2). It also opens when the page becomes one of theirs, and is closed by the user alone.
 *
 * @tag lc-sidebar-link
 * @slot - The text, where the `text` property gives none, and `<lc-sidebar-link>` children, which become its own links.
 * @slot icon - An icon before the text.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - When the link is clicked plainly; cancel it to route in the page.
 * @fires {CustomEvent<ToggleDetail>} lc-toggle - When the user opens or closes its links. It does not bubble.
 * @csspart link - The `<a>`, the `<button>` of a link with links, or the plain text.
 * @csspart icon - The icon's place.
 * @csspart text - The text.
 * @csspart chevron - The sign that there are links to open.
 * @csspart links - The list of its own links.
 * @cssprop --lc-sidebar-link-color - Colour of the text.
 * @cssprop --lc-sidebar-link-background-hover - Ground under the pointer.
 * @cssprop --lc-sidebar-link-color-current - Colour of the text of the current link.
 * @cssprop --lc-sidebar-link-background-current - Ground of the current link.
 * @cssprop --lc-sidebar-link-padding-block - Room above and below the text.
 * @cssprop --lc-sidebar-link-radius - Radius of the corners.
 * @cssstate current - Its page is on show.
 * @cssstate current-within - The page on show is one of its links', or lies below its address.
 */
export class LcSidebarLink extends LcElement implements LinkTarget {
  static override shadowRootOptions: ShadowRootInit = {
    ...LcElement.shadowRootOptions,
    delegatesFocus: true,
    slotAssignment: 'manual',
  };

  static override styles = sidebarLinkStyles;

  /** The text, for a link without children. Default `''`: the children are the text. */
  @property() text = '';

  /** The address it leads to. `javascript:` addresses are refused. Default `''`: it is plain text. */
  @property() href: string | null | undefined = '';

  /** Where it opens, as `'_blank'`. Default `''`: in the page. */
  @property() target = '';

  /** What stands before the text, where no child does: a text, a Lit template or a DOM node. Default null: nothing. */
  @property({attribute: false}) icon: unknown = null;

  /** Whether pages below its address do not count as its own. Default false; `/` never has pages below it. */
  @property({type: Boolean}) exact = false;

  /** Whether its links are on show. The user may change it. Default false. Setting it sends no event. */
  @property({type: Boolean, reflect: true}) open = false;

  readonly #path = new CurrentPathController(this);
  readonly #children = new ListSlotsController(this, child => child.localName === this.localName);

  #links: readonly SidebarLinkData[] = [];
  #isCurrent = false;
  #isCurrentWithin = false;
  /** The path that it has opened for: the user may close it while that is on show. */
  #openedFor: string | null = null;

  /**
   * Its own links, as `[{text: 'Tables', href: '/tables', exact: false, links: []}]`; as an attribute, JSON. They stand
   * before `<lc-sidebar-link>` children. Default none. What is no link warns and is left out.
   */
  @property({converter: jsonAttribute})
  get links(): readonly SidebarLinkData[] {
    return this.#links;
  }
  set links(links: readonly SidebarLinkData[] | null | undefined) {
    this.#links = readLinks(links, message => this[warn](message));
  }

  /**
   * The path of the page on show, as the page's router has it, with query and hash where links have them. Default null:
   * that of the sidebar around it, or else the document's address.
   */
  @property()
  get current(): string | null {
    return this.#path.own;
  }
  set current(current: string | null | undefined) {
    this.#path.own = current;
  }

  protected override willUpdate(): void {
    const {path} = this.#path;
    const [own] = withPaths([{href: this.#address, exact: this.exact}]);
    this.#isCurrent = isActiveLink(path, {...own, exact: true});
    const hasCurrentLink = hasActiveLink(path, withPaths(this.#targets));
    if (hasCurrentLink && this.#openedFor !== path) this.open = true;
    this.#openedFor = hasCurrentLink ? path : null;
    this.#isCurrentWithin = hasCurrentLink || (!this.#isCurrent && isActiveLink(path, own!));
  }

  protected override updated(changed: PropertyValues<this>): void {
    this[setState]('current', this.#isCurrent);
    this[setState]('current-within', this.#isCurrentWithin);
    if (!changed.has('href') && !changed.has('links') && !changed.has('exact')) return;
    // Those around it look for the current page among their links.
    for (let around = this.#around(this); around !== null; around = this.#around(around))
      (around as LcSidebarLink).requestUpdate?.();
  }

  protected override render(): TemplateResult {
    if (this.#hasLinks) return this.#renderParent();
    return this.#address === '' ? this.#renderText() : this.#renderLink();
  }

  get #hasLinks(): boolean {
    return this.links.length + this.#children.items.length > 0;
  }

  /** The links at any depth: data, and children, which may not be defined yet. */
  get #targets(): LinkTarget[] {
    const children = this.querySelectorAll<LcSidebarLink>(this.localName);
    return [
      ...this.links,
      ...[...children].map(child => ({
        href: child.href ?? child.getAttribute('href'),
        exact: child.exact ?? child.hasAttribute('exact'),
        links: child.links,
      })),
    ];
  }

  get #address(): string {
    const address = this.href ?? '';
    if (!isScriptAddress(address)) return address;
    this[warn]('href must not be a javascript: address; use a button instead.');
    return '';
  }

  #around(link: Element): Element | null {
    return link.parentElement?.closest(this.localName) ?? null;
  }

  #renderParent(): TemplateResult {
    if (this.#address !== '')
      this[warn](
        'a link with links of its own opens and closes them, so its href is left out; add it to them.',
      );
    // WebKit takes a list without bullets for none, unless its role is said.

    return html`
      <button
        part="link"
        class="link"
        id="parent"
        type="button"
        aria-expanded=${this.open ? 'true' : 'false'}
        aria-controls="links"
        @click=${this.#handleToggle}
      >
        ${this.#renderContent()}
        <span part="chevron" class="toggle">${chevronDownIcon()}</span>
      </button>
      <ul part="links" id="links" role="list" aria-labelledby="parent" ?hidden=${!this.open}>
        ${renderLinks(this.links)} ${renderSlots(this.#children.items)}
      </ul>
    `;
  }

  #renderLink(): TemplateResult {
    return html`
      <a
        part="link"
        class="link"
        href=${this.#address}
        target=${this.target || nothing}
        rel=${this.target === '_blank' ? 'noopener' : nothing}
        aria-current=${this.#ariaCurrent}
        @click=${this.#handleClick}
      >
        ${this.#renderContent()}
      </a>
    `;
  }

  #renderText(): TemplateResult {
    return html`<span part="link" class="link plain">${this.#renderContent()}</span>`;
  }

  #renderContent(): TemplateResult {
    const hasIcon = Boolean(this.icon) || this.#children.isFilled('icon');
    return html`
      <span part="icon" class="icon" aria-hidden="true" ?hidden=${!hasIcon}>
        <slot name="icon">${this.icon}</slot>
      </span>
      <span part="text" class="text"><slot>${this.text}</slot></span>
    `;
  }

  get #ariaCurrent(): 'page' | 'true' | typeof nothing {
    if (this.#isCurrent) return 'page';
    return this.#isCurrentWithin ? 'true' : nothing;
  }

  #handleClick(event: MouseEvent): void {
    offerNavigation(this, event, event.currentTarget as HTMLAnchorElement);
  }

  #handleToggle(): void {
    this.open = !this.open;
    const detail: ToggleDetail = {open: this.open};
    this.dispatchEvent(new CustomEvent('lc-toggle', {detail}));
  }
}
