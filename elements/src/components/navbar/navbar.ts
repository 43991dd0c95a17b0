import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {StickyHeaderController} from '../../controllers/sticky-header.controller.js';
import {navbarTexts} from '../../core/localization/english/navigation.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {LcElement} from '../../base/lc-element.js';
import {offerNavigation} from '../../dom/navigate.js';
import {sendHide, sendOpenEvent} from '../../dom/events.js';
import type {PageLocation} from '../../dom/address.js';
import {isServerView} from '../../dom/server-view.js';
import {isFilled} from '../../dom/slots.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {normalizeBasename, type PathLabels} from '../../core/navigation/index.js';
import {isScriptAddress} from '../../core/navigation/script-address.js';
import {navbarActions, renderNavbarAction, type NavbarAction} from './navbar-actions.js';
import type {NavbarActionEvent, NavbarHideReason} from './navbar-events.js';
import {navbarStyles} from './navbar.styles.js';
import {closeIcon, moreIcon} from '../../icons/icons.js';
import {localize, warn} from '../../base/members.js';

export type {NavigateDetail} from '../../dom/navigate.js';
export type {PageLocation} from '../../dom/address.js';
export type {NavbarHideDetail, NavbarHideReason} from './navbar-events.js';

/**
 * The navigation bar at the top of a page, with the brand, a breadcrumb, links, a search, a call to action, and icon
 * buttons. If its container is narrow, everything except the brand and the breadcrumb moves into a menu, which a button
 * opens and closes. It is narrow below 36rem, below 40rem with links, a search, or a call to action, below 54rem with two
 * of them, and below 72rem with all. The bar is a banner landmark, unless it is inside the page's content.
 *
 * @tag lc-navbar
 * @slot brand - The brand in the link to the home page, such as a logo with its text. Default: `brandText`.
 * @slot breadcrumb - Replaces the breadcrumb.
 * @slot links - Links to the main pages, such as a `<nav>` with `<lc-sidebar-link>` elements. They are next to the brand, and
 *   first in the menu of a narrow bar.
 * @slot search - A search field or a search button. In a narrow bar, an `<lc-search-button>` is an icon next to the
 *   menu button.
 * @slot cta - The call to action, such as a button.
 * @slot actions - More icon buttons, before the bar's own.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when a link is activated without a modifier key. Cancel it to navigate with a
 *   client-side router.
 * @fires {CustomEvent<null>} lc-notifications - Sent when the notifications button is pressed.
 * @fires {CustomEvent<null>} lc-settings - Sent when the settings button is pressed.
 * @fires {CustomEvent<null>} lc-log-out - Sent when the log-out button is pressed.
 * @fires {Event} lc-show - Sent when the user opens the menu. It does not bubble.
 * @fires {CustomEvent<NavbarHideDetail>} lc-hide - Sent when the user is about to close the menu. Cancel it to keep the menu open.
 *   It does not bubble.
 * @csspart base - The bar.
 * @csspart brand - The link to the home page.
 * @csspart breadcrumb - The box of the breadcrumb.
 * @csspart toggle - The button that opens and closes the menu.
 * @csspart menu - The parts that become a menu in a narrow container.
 * @csspart actions - The icon buttons.
 * @csspart action - An icon button. To style one of them, use `notifications`, `settings`, or `log-out`.
 * @csspart badge - The number of new notifications.
 * @cssprop [--lc-navbar-z-index=1000] - `z-index` of the bar.
 * @cssprop [--lc-navbar-height=4rem] - Minimum height. One eighth less in a narrow container.
 * @cssprop [--lc-navbar-search-width=max(20vw, 12rem)] - Width of the search outside the menu, up to two
 *   fifths of the bar.
 * @cssprop --lc-navbar-padding - Inline padding.
 * @cssprop --lc-navbar-background - Background color.
 * @cssprop --lc-navbar-border-color - Color of the bottom border.
 * @cssprop --lc-navbar-action-color - Color of the icons.
 */
export class LcNavbar extends LcElement {
  static override styles = navbarStyles;

  protected readonly [localize] = new LocalizeController(this, navbarTexts);

  /** The name of the site or product, as a link to `brandHref`. If empty, only the `brand` slot is shown. */
  @property({attribute: 'brand-text', default: ''}) brandText!: string;

  /**
   * The URL that the brand links to. Default `'/'`, or the `basename` if there is one. A `javascript:` URL warns once
   * and falls back to the default.
   */
  @property({attribute: 'brand-href', default: '/'}) brandHref!: string;

  /** The current location, for the breadcrumb. See `location` of `<lc-breadcrumb>`. Default: the document's path. */
  @property({converter: textOrObject, default: null}) location!: PageLocation | null | undefined;

  /** The router's basename (React Router) or `basePath` (Next.js), for the breadcrumb and the brand. */
  @property({converter: textOrObject, default: null}) basename!: string | null | undefined;

  /** Texts of the breadcrumb's steps, by path or segment. As an attribute, JSON. */
  @property({attribute: 'breadcrumb-labels', converter: jsonAttribute, default: null})
  breadcrumbLabels!: PathLabels | null | undefined;

  /**
   * The accessible name of the breadcrumb, if a page has more than one. Default: "Breadcrumb" in the page's language.
   */
  @property({attribute: 'breadcrumb-label', default: ''}) breadcrumbLabel!: string;

  /** Hides the breadcrumb. */
  @property({type: Boolean, attribute: 'no-breadcrumb', default: false}) noBreadcrumb!: boolean;

  /** Shows a notifications button. */
  @property({type: Boolean, default: false}) notifications!: boolean;

  /**
   * The number of new notifications, shown as a badge (up to "99+") and included in the button's accessible name. If 0,
   * there is no badge. Invalid values warn once and fall back to 0.
   */
  @property({type: Number, attribute: 'notification-count', default: 0}) notificationCount!:
    | number
    | null
    | undefined;

  /** Shows a settings button. */
  @property({type: Boolean, default: false}) settings!: boolean;

  /** Shows a log-out button. */
  @property({type: Boolean, attribute: 'log-out', default: false}) logOut!: boolean;

  /** Opens the menu of a narrow bar. Setting it does not send an event. */
  @property({type: Boolean, reflect: true, default: false}) expanded!: boolean;

  /**
   * Keeps the bar at the top of its scroll container. The browser scrolls focused elements and the targets of links to
   * below the bar, and popups do not cover it.
   */
  @property({type: Boolean, reflect: true, default: false}) sticky!: boolean;

  get #toggle(): HTMLButtonElement | null {
    return this.shadowRoot?.querySelector<HTMLButtonElement>('.toggle') ?? null;
  }

  constructor() {
    super();
    // The layout measures the row that the bar is in.
    new StickyHeaderController(this, () => (this.sticky && !this.closest('lc-page-layout') ? this : null));
    this.addEventListener('keydown', this.#handleKeydown);
    this.addEventListener('lc-navigate', this.#handleNavigate);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (changed.has('notificationCount') && (this.notificationCount ?? 0) !== this.#count)
      this[warn]('notificationCount must be a whole number of 0 or more.');
  }

  protected override render(): TemplateResult {
    const actions = this.#actions();
    const parts = ['links', 'search', 'cta'].filter(name => isFilled(this, name)).length;
    const hasLinks = isFilled(this, 'links');
    const hasActions = actions.length > 0 || isFilled(this, 'actions');
    const search = html`<slot name="search"></slot>`;
    const isButton = this.#hasSearchButton;
    const hasMenu = hasActions || parts > Number(isButton);
    return html`
      <header
        part="base"
        class="base parts-${parts} ${hasLinks ? 'has-links' : ''}"
        @slotchange=${this.#handleSlotChange}
      >
        ${this.#renderBrand()} ${this.#renderBreadcrumb()}
        <div class="search" ?hidden=${!isButton}>${isButton ? search : nothing}</div>
        ${this.#renderToggle(hasMenu)}
        <div part="menu" id="menu" class="menu" ?hidden=${!hasMenu}>
          <slot name="links"></slot>
          ${isButton ? nothing : search}
          <slot name="cta"></slot>
          <div part="actions" class="actions" ?hidden=${!hasActions}>
            <slot name="actions"></slot>
            ${actions.map(action => renderNavbarAction(action, event => this.#send(event)))}
          </div>
        </div>
      </header>
    `;
  }

  get #count(): number {
    const count = this.notificationCount ?? 0;
    return Number.isInteger(count) && count > 0 ? count : 0;
  }

  #actions(): NavbarAction[] {
    const {notifications, settings, logOut} = this;
    const texts = this[localize];
    return navbarActions(
      {notifications, notificationCount: this.#count, settings, logOut},
      {
        notifications: texts.term('notifications'),
        newNotifications: texts.term('newNotifications', this.#count),
        settings: texts.term('settings'),
        logOut: texts.term('logOut'),
      },
    );
  }

  /** A search button is an icon in a narrow bar, so it stays outside the menu. A search field goes into the menu. */
  get #hasSearchButton(): boolean {
    return !isServerView && this.querySelector(':scope > lc-search-button[slot=search]') !== null;
  }

  /** Renders no link without a brand, because it would have no accessible name. */
  #renderBrand(): TemplateResult {
    const isHidden = !this.brandText && !isFilled(this, 'brand');
    return html`
      <a
        part="brand"
        class="brand"
        href=${this.#brandAddress}
        ?hidden=${isHidden}
        @click=${this.#handleBrandClick}
      >
        <slot name="brand">${this.brandText}</slot>
      </a>
    `;
  }

  get #brandAddress(): string {
    const address = this.brandHref || '/';
    const isScript = isScriptAddress(address);
    if (isScript) this[warn]('brandHref must not be a javascript: address.');
    return isScript || address === '/' ? normalizeBasename(this.basename) || '/' : address;
  }

  #renderToggle(hasMenu: boolean): TemplateResult {
    const name = this[localize].term('more');
    return html`
      <button
        part="toggle"
        class="toggle"
        type="button"
        title=${name}
        aria-expanded=${this.expanded ? 'true' : 'false'}
        aria-controls="menu"
        ?hidden=${!hasMenu}
        @click=${this.#handleToggle}
      >
        ${this.expanded ? closeIcon() : moreIcon()}
      </button>
    `;
  }

  #renderBreadcrumb(): TemplateResult {
    const isEmpty = this.noBreadcrumb && !isFilled(this, 'breadcrumb');
    return html`
      <div part="breadcrumb" class="breadcrumb" ?hidden=${isEmpty && isFilled(this, 'links')}>
        <slot name="breadcrumb">${this.noBreadcrumb ? nothing : this.#renderOwnBreadcrumb()}</slot>
      </div>
    `;
  }

  #renderOwnBreadcrumb(): TemplateResult {
    const {location, basename, breadcrumbLabels, breadcrumbLabel} = this;
    return html`
      <lc-breadcrumb
        .location=${location}
        .basename=${basename}
        .labels=${breadcrumbLabels}
        .label=${breadcrumbLabel}
      ></lc-breadcrumb>
    `;
  }

  #send(type: NavbarActionEvent): void {
    this.dispatchEvent(new CustomEvent(type, {bubbles: true, composed: true}));
  }

  #handleSlotChange(): void {
    this.requestUpdate();
  }

  #handleBrandClick(event: MouseEvent): void {
    offerNavigation(this, event, event.currentTarget as HTMLAnchorElement);
  }

  #handleToggle(): void {
    if (this.expanded) this.#collapse('toggle');
    else {
      this.expanded = true;
      sendOpenEvent(this, 'lc-show');
    }
  }

  /** Closes the menu unless a listener cancels it. Returns whether it is closed. */
  #collapse(reason: NavbarHideReason): boolean {
    if (sendHide(this, reason)) this.expanded = false;
    return !this.expanded;
  }

  /** Whether the bar is narrow and its menu is visible. */
  get #isMenuOnShow(): boolean {
    return this.expanded && (this.#toggle?.getClientRects().length ?? 0) > 0;
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !this.#isMenuOnShow) return;
    // One Escape closes one layer.
    event.preventDefault();
    event.stopPropagation();
    if (this.#collapse('escape')) this.#toggle?.focus();
  };

  /** A router keeps the bar when it shows another page, and an open menu would push down its content. */
  readonly #handleNavigate = (): void => {
    if (this.#isMenuOnShow) this.#collapse('navigate');
  };
}
