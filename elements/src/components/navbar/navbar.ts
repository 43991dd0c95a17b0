import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {LcElement} from '../../base/lc-element.js';
import {isScriptAddress, offerNavigation} from '../../dom/navigate.js';
import {sendHide, sendOpenEvent} from '../../dom/events.js';
import type {PageLocation} from '../../dom/address.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {normalizeBasename, type PathLabels} from '../../core/navigation/index.js';
import {navbarActions, renderNavbarAction, type NavbarAction} from './navbar-actions.js';
import type {NavbarActionEvent, NavbarHideReason} from './navbar-events.js';
import {navbarStyles} from './navbar.styles.js';
import {closeIcon, moreIcon} from '../../icons/icons.js';
import {localize, warn} from '../../base/members.js';

export type {NavigateDetail} from '../../dom/navigate.js';
export type {PageLocation} from '../../dom/address.js';
export type {NavbarHideDetail, NavbarHideReason} from './navbar-events.js';

/**
 * The bar at the top of a page: the brand, the way to the page, a search, a call to action, and icon buttons. Where
 * its own place is narrow, a button shows and hides all but brand and way as a menu: below 36rem, with a search or a
 * call to action below 40rem, with both below 54rem. It is a banner landmark, unless it stands in the page's content.
 *
 * @tag lc-navbar
 * @slot brand - The brand in the link to the start, as a picture with its text. Default: `brandText`.
 * @slot breadcrumb - What stands in place of the breadcrumb.
 * @slot search - A search field or a search button.
 * @slot cta - The call to action, as a button.
 * @slot actions - More icon buttons, before the bar's own.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - When a link is clicked plainly; cancel it to route in the page.
 * @fires {CustomEvent<null>} lc-notifications - When the notifications button is pressed.
 * @fires {CustomEvent<null>} lc-settings - When the settings button is pressed.
 * @fires {CustomEvent<null>} lc-log-out - When the log-out button is pressed.
 * @fires {Event} lc-show - When the user shows the menu. It does not bubble.
 * @fires {CustomEvent<NavbarHideDetail>} lc-hide - When the user is about to hide the menu; cancel it to keep it. It
 *   does not bubble.
 * @csspart base - The bar.
 * @csspart brand - The link to the start.
 * @csspart toggle - The button that shows and hides the menu.
 * @csspart menu - What becomes a menu in a narrow place.
 * @csspart actions - The icon buttons.
 * @csspart action - An icon button; `notifications`, `settings` and `log-out` are single ones.
 * @csspart badge - The number of new notifications.
 * @cssprop [--lc-navbar-z-index=1000] - Its place in the stacking order (spec, section 1).
 * @cssprop [--lc-navbar-height=4rem] - Its least height; an eighth less in a narrow place.
 * @cssprop [--lc-navbar-search-width=max(20vw, 12rem)] - Width of the search (spec, section 1), where it is not a menu;
 *   two fifths of the bar at most.
 * @cssprop --lc-navbar-padding - Room at its two ends.
 * @cssprop --lc-navbar-background - Ground of the bar.
 * @cssprop --lc-navbar-border-color - Colour of the line under it.
 * @cssprop --lc-navbar-action-color - Colour of its icons.
 */
export class LcNavbar extends LcElement {
  static override styles = navbarStyles;

  /** The name of the site or product, as a link to `brandHref`. Default `''`: the `brand` slot alone. */
  @property({attribute: 'brand-text'}) brandText = '';

  /** Where the brand leads. Default `'/'`, which is the `basename` if there is one. A `javascript:` address warns once and is the default. */
  @property({attribute: 'brand-href'}) brandHref = '/';

  /** Where the user is, for the breadcrumb; see there. Default: the document's own path. */
  @property({converter: textOrObject}) location: PageLocation | null | undefined = null;

  /** The router's basename (React Router) or `basePath` (Next.js), for the breadcrumb and the brand. Default null. */
  @property({converter: textOrObject}) basename: string | null | undefined = null;

  /** Texts of the breadcrumb's steps, under their path or segment; as an attribute, JSON. Default: none. */
  @property({attribute: 'breadcrumb-labels', converter: jsonAttribute})
  breadcrumbLabels: PathLabels | null | undefined = null;

  /** Names the breadcrumb's landmark, where a page has more than one. Default: "Breadcrumb" in the page's language. */
  @property({attribute: 'breadcrumb-label'}) breadcrumbLabel = '';

  /** Whether there is no breadcrumb. Default false. */
  @property({type: Boolean, attribute: 'no-breadcrumb'}) noBreadcrumb = false;

  /** Whether there is a button for notifications. Default false. */
  @property({type: Boolean}) notifications = false;

  /**
   * How many notifications are new: the button's badge, up to "99+", and in its name. Default 0: no badge. What is no
   * whole number of 0 or more warns once and is 0.
   */
  @property({type: Number, attribute: 'notification-count'}) notificationCount: number | null | undefined = 0;

  /** Whether there is a button for settings. Default false. */
  @property({type: Boolean}) settings = false;

  /** Whether there is a button to log out. Default false. */
  @property({type: Boolean, attribute: 'log-out'}) logOut = false;

  /** Whether the menu is on show, where the bar is narrow. Default false. Setting it sends no event. */
  @property({type: Boolean, reflect: true}) expanded = false;

  /** Whether it stays at the top of what scrolls. Default false. */
  @property({type: Boolean, reflect: true}) sticky = false;

  get #toggle(): HTMLButtonElement | null {
    return this.shadowRoot?.querySelector<HTMLButtonElement>('.toggle') ?? null;
  }

  constructor() {
    super();
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
    const parts = ['search', 'cta'].filter(name => this.#hasSlotted(name)).length;
    const hasActions = actions.length > 0 || this.#hasSlotted('actions');
    const hasMenu = hasActions || parts > 0;
    return html`
      <header part="base" class="base parts-${parts}" @slotchange=${this.#handleSlotChange}>
        ${this.#renderBrand()} ${this.#renderToggle(hasMenu)} ${this.#renderBreadcrumb()}
        <div part="menu" id="menu" class="menu" ?hidden=${!hasMenu}>
          <slot name="search"></slot>
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

  /** Whether the page gives something for a slot. */
  #hasSlotted(name: string): boolean {
    return [...this.children].some(child => child.slot === name);
  }

  /** Without a brand there is no link: one without a name is of no use to anybody. */
  #renderBrand(): TemplateResult {
    const isHidden = !this.brandText && !this.#hasSlotted('brand');
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
        aria-label=${name}
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
    return html`
      <div class="breadcrumb">
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

  /** Gives whether the menu is collapsed now. */
  #collapse(reason: NavbarHideReason): boolean {
    if (sendHide(this, reason)) this.expanded = false;
    return !this.expanded;
  }

  /** Whether the bar is narrow and its menu on show; only then is there something to hide. */
  get #isMenuOnShow(): boolean {
    return this.expanded && (this.#toggle?.getClientRects().length ?? 0) > 0;
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !this.#isMenuOnShow) return;
    // Cancelled and stopped: one Escape closes one layer.
    event.preventDefault();
    event.stopPropagation();
    if (this.#collapse('escape')) this.#toggle?.focus();
  };

  /** A router keeps the bar when it shows another page, whose content the menu would push down. */
  readonly #handleNavigate = (): void => {
    if (this.#isMenuOnShow) this.#collapse('navigate');
  };
}
