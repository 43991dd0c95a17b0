import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {LcElement} from '../../base/lc-element.js';
import {withPaths} from '../../dom/address.js';
import {offerNavigation} from '../../dom/navigate.js';
import {ITEMS_SLOT} from '../../core/binding/index.js';
import {isServerView, known} from '../../dom/server-view.js';
import {CurrentPathController} from '../../controllers/current-path.controller.js';
import {ListSlotsController} from '../../controllers/list-slots.controller.js';
import {renderableIcon} from '../../core/forged-template.js';
import {hasActiveLink, isActiveLink, type LinkTarget} from '../../core/navigation/index.js';
import {isScriptAddress} from '../../core/navigation/script-address.js';
import {normalizeLinks, renderLinks, renderSlots, type SidebarLinkData} from './link-data.js';
import {sidebarLinkStyles} from './sidebar-link.styles.js';
import {chevronDownIcon} from '../../icons/icons.js';
import {setState, warn} from '../../base/members.js';

export type {NavigateDetail} from '../../dom/navigate.js';
export type {SidebarLinkData} from './link-data.js';

/** The detail of `lc-toggle`. */
export interface ToggleDetail {
  /** Whether the links are now visible. */
  open: boolean;
}

declare global {
  interface HTMLElementEventMap {
    'lc-toggle': CustomEvent<ToggleDetail>;
  }
}

/**
 * The name of the slot of the text if no child is the text. White space between child links would hide the default content
 * of a slot without a name.
 */
const NO_SLOT = 'no-text';

/**
 * A link in a sidebar. If it has its own links, it is a button that opens and closes them (the disclosure navigation
 * pattern of the ARIA Authoring Practices). Without a URL, it is plain text.
 *
 * The link of the current page has `aria-current="page"`. If the current page is below a link's URL, that link has
 * `aria-current="true"`. A link that has its own links is initially open if the current page is one of their pages or
 * below one. It also opens when the user navigates to such a page. Only the user closes it.
 *
 * @tag lc-sidebar-link
 * @slot - The text, if the `text` property is empty, and `<lc-sidebar-link>` children, which become its own links.
 * @slot icon - An icon before the text.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when the link is activated without a modifier key. Cancel it to navigate with a
 *   client-side router.
 * @fires {CustomEvent<ToggleDetail>} lc-toggle - Sent when the user opens or closes its links. It does not bubble.
 * @csspart link - The `<a>`, the `<button>` of a link that has its own links, or the plain text.
 * @csspart icon - The icon container.
 * @csspart text - The text.
 * @csspart chevron - The arrow of a link that has its own links.
 * @csspart links - The list of the link's own links.
 * @cssprop --lc-sidebar-link-color - Text color.
 * @cssprop --lc-sidebar-link-background-hover - Background color on hover.
 * @cssprop --lc-sidebar-link-color-current - Text color of the current link.
 * @cssprop --lc-sidebar-link-background-current - Background color of the current link.
 * @cssprop --lc-sidebar-link-padding-block - Padding above and below the text.
 * @cssprop --lc-sidebar-link-radius - Border radius.
 * @cssstate current - The link's page is the current page.
 * @cssstate current-within - The current page is below the link's URL or belongs to one of its links.
 */
export class LcSidebarLink extends LcElement implements LinkTarget {
  static override shadowRootOptions: ShadowRootInit = {
    ...LcElement.shadowRootOptions,
    delegatesFocus: true,
    slotAssignment: 'manual',
  };

  static override styles = sidebarLinkStyles;

  /** The text of a link without children. If empty, the children are the text. */
  @property({default: ''}) text!: string;

  /** The URL to open. If empty, the link is plain text. `javascript:` URLs are ignored with a warning. */
  @property({default: ''}) href!: string | null | undefined;

  /** Where the link opens, such as `'_blank'`. By default, it opens in the current tab. */
  @property({default: ''}) target!: string;

  /** The icon before the text, if no child is slotted there: a string, a Lit template, or a DOM node. */
  @property({attribute: false, default: null}) icon!: unknown;

  /** Marks the link as current only for its exact URL, not for pages below it. `/` always behaves this way. */
  @property({type: Boolean, default: false}) exact!: boolean;

  /** Shows the link's own links. Changes when the user opens or closes them. Setting it does not send an event. */
  @property({type: Boolean, reflect: true, default: false}) open!: boolean;

  readonly #path = new CurrentPathController(this);
  readonly #children = new ListSlotsController(this, child => child.localName === this.localName);

  #links: readonly SidebarLinkData[] = [];
  #isCurrent = false;
  #isCurrentWithin = false;
  /** The path for which the link opened. It does not open again for that path after the user closed it. */
  #openedFor: string | null = null;

  /**
   * The link's own links, for example `[{text: 'Tables', href: '/tables', exact: false, links: []}]`. As an attribute,
   * JSON. They come before `<lc-sidebar-link>` children. Invalid links warn and are ignored.
   */
  @property({converter: jsonAttribute})
  get links(): readonly SidebarLinkData[] {
    return this.#links;
  }
  set links(links: readonly SidebarLinkData[] | null | undefined) {
    this.#links = normalizeLinks(links, message => this[warn](message));
  }

  /**
   * The path of the current page from the app's router. Include the query and hash if the links have them. If null, the
   * path of the sidebar around the link is used, or else the document's URL. Default null.
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
    // Parent links look for the current page among their links.
    for (let around = this.#around(this); around !== null; around = this.#around(around))
      (around as LcSidebarLink).requestUpdate?.();
  }

  protected override render(): TemplateResult {
    if (this.#hasLinks) return this.#renderParent();
    return this.#address === '' ? this.#renderText() : this.#renderLink();
  }

  get #hasLinks(): boolean {
    return this.links.length > 0 || this.#children.hasItems;
  }

  /** The links at any depth: data and children. The children may not be defined yet. */
  get #targets(): LinkTarget[] {
    if (isServerView) return [...this.links, ...(known.links ?? [])];
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
        'the href of a link that has its own links is ignored, because a click opens and closes them. Add a nested link to that address.',
      );
    // WebKit does not expose a list without bullets unless it has a role.

    return html`
      <button
        part="link"
        class=${this.#isCurrentWithin ? 'link is-current-within' : 'link'}
        id="parent"
        type="button"
        aria-expanded=${this.open ? 'true' : 'false'}
        aria-controls="links"
        @click=${this.#handleToggle}
      >
        ${this.#renderContent()}
        <span part="chevron" class="toggle">${chevronDownIcon()}</span>
      </button>
      <ul
        part="links"
        id="links"
        role=${this.links.length > 0 ? 'list' : this.#children.role}
        aria-labelledby="parent"
        ?hidden=${!this.open}
      >
        ${renderLinks(this.links)} ${renderSlots(this.#children.items, ITEMS_SLOT)}
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
    const icon = renderableIcon(this.icon, message => this[warn](message));
    const hasIcon = Boolean(icon) || this.#children.isFilled('icon');
    return html`
      <span part="icon" class="icon" aria-hidden="true" ?hidden=${!hasIcon}>
        <slot name="icon">${icon}</slot>
      </span>
      <span part="text" class="text">
        <slot name=${this.#children.isFilled('') ? nothing : NO_SLOT}>${this.text}</slot>
      </span>
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
