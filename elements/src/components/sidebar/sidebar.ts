import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {sidebarTexts} from '../../core/localization/english/navigation.js';
import {withFocusEdges} from '../../dom/focus-edges.js';
import {composedContains, deepActiveElement} from '../../dom/composed-tree.js';
import {LcElement} from '../../base/lc-element.js';
import {sendHide, sendOpenEvent} from '../../dom/events.js';
import {basenameOf} from '../../dom/address.js';
import {isServerView} from '../../dom/server-view.js';
import {CurrentPathController} from '../../controllers/current-path.controller.js';
import {DialogController, type DismissReason} from '../../controllers/dialog.controller.js';
import {NarrowController} from '../../controllers/narrow.controller.js';
import {findCurrentLink, revealLink} from './current-link.js';
import {sidebarStyles} from './sidebar.styles.js';

export type {NavigateDetail} from '../../dom/navigate.js';
export type {HideDetail} from '../../dom/events.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {closeIcon, menuIcon} from '../../icons/icons.js';
import {localize, setState, warn} from '../../base/members.js';

/** Why the drawer of a sidebar closes: a user action, a followed link, or `hide()`. */
export type SidebarHideReason = DismissReason | 'close-button' | 'navigate' | 'api';

/**
 * The side navigation of a page: a profile, groups of links, and settings at the bottom.
 *
 * If space is limited, the sidebar is a button that opens a drawer: when the `<lc-page-layout>` around it is narrower
 * than its `breakpoint` or, outside a page layout, when the window is narrower than 60rem (960 px at the default font
 * size). The drawer is a modal dialog at the inline start of the window. It closes with its close button, with Escape,
 * with a press outside it, and when a link in it is followed. It also closes when there is enough space again. In that
 * case, it sends only `lc-after-hide`, because it cannot be kept open.
 *
 * @tag lc-sidebar
 * @slot - The groups of links, such as `<lc-sidebar-group>`. They scroll if they do not fit.
 * @slot profile - Content above the groups, such as `<lc-profile-card>`.
 * @slot settings - Content at the bottom that does not scroll, such as an `<lc-sidebar-group>`.
 * @slot footer - Content below the settings.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when a link is activated without a modifier key. Cancel it to navigate with a
 *   client-side router.
 * @fires {Event} lc-show - Sent when the drawer opens with its button or `show()`. It does not bubble.
 * @fires {Event} lc-after-show - Sent when the drawer is open and its animation has finished. It does not bubble.
 * @fires {CustomEvent<HideDetail<SidebarHideReason>>} lc-hide - Sent when the drawer is about to close. Cancel it to
 *   keep the drawer open. It does not bubble.
 * @fires {Event} lc-after-hide - Sent when the drawer is closed and its animation has finished. It does not bubble.
 * @csspart base - The navigation landmark.
 * @csspart profile - The container of the profile.
 * @csspart groups - The scroll container of the groups.
 * @csspart foot - The container of settings and footer.
 * @csspart toggle - The button that opens the drawer.
 * @csspart drawer - The `<dialog>`.
 * @csspart panel - The visible panel of the drawer.
 * @csspart close-button - The button that closes the drawer.
 * @cssprop --lc-sidebar-background - Background color of the sidebar and the drawer.
 * @cssprop --lc-sidebar-border-color - Border color.
 * @cssprop --lc-sidebar-drawer-width - Maximum width of the drawer.
 * @cssstate narrow - Space is limited, so the sidebar is a button and a drawer.
 */
export class LcSidebar extends LcElement {
  static override styles = sidebarStyles;

  protected readonly [localize] = new LocalizeController(this, sidebarTexts);

  /** The accessible name of the navigation landmark. Default: "Main menu" in the page's language. */
  @property({default: null}) label!: string | null | undefined;

  /**
   * Opens the drawer. Changes when the user opens or closes it. Setting it does not send `lc-show` or `lc-hide`. If
   * there is enough space, there is no drawer and `open` is false.
   */
  @property({type: Boolean, reflect: true, default: false}) open!: boolean;

  get #dialog(): HTMLDialogElement | null {
    return this.shadowRoot?.querySelector<HTMLDialogElement>('dialog') ?? null;
  }

  get #toggleButton(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.toggle') ?? null;
  }

  get #closeButton(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.close') ?? null;
  }

  get #groups(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.groups') ?? null;
  }

  readonly #path = new CurrentPathController(this);
  readonly #narrow = new NarrowController(this);
  readonly #drawer = new DialogController(this, {
    dialog: () => this.#dialog,
    focusInside: () => this.#closeButton?.focus(),
    onDismiss: reason => this.#requestHide(reason),
    onClosed: () => this.#handleClosed(),
    onStill: isOpen => sendOpenEvent(this, isOpen ? 'lc-after-show' : 'lc-after-hide'),
  });

  #shownPath: string | null = null;
  /** Whether the current link was found and is visible. Later groups then do not scroll again, for the user may have. */
  #isRevealed = false;
  #isNarrow = false;
  #focused: HTMLElement | null = null;

  constructor() {
    super();
    // Not skipped for a canceled event: a router cancels it and shows the page.
    this.addEventListener('lc-navigate', () => this.#requestHide('navigate'));
  }

  /**
   * The path of the current page from the app's router, for all links in the sidebar. Include the query and hash if the
   * links have them. If null, the document's URL is used. It is followed on back and forward, and on a router's own
   * changes in browsers with the Navigation API. Apps with a router should set this property. Default null.
   */
  @property()
  get current(): string | null {
    return this.#path.own;
  }
  set current(current: string | null | undefined) {
    this.#path.own = current;
  }

  /**
   * The router's basename (React Router) or `basePath` (Next.js), such as `'/app'`. `current` may then omit it, like the
   * paths of routers do. The links must include it. Values other than strings warn once and fall back to null. Default
   * null.
   */
  @property({converter: textOrObject})
  get basename(): string | null {
    return this.#path.basename;
  }
  set basename(basename: string | null | undefined) {
    this.#path.basename = basenameOf(basename, message => this[warn](message));
  }

  /** Opens the drawer. Does nothing if it is already open or if there is enough space for the sidebar. */
  show(): void {
    if (this.open || !this.#narrow.isNarrow) return;
    sendOpenEvent(this, 'lc-show');
    this.open = true;
  }

  /** Closes the drawer, unless a listener cancels `lc-hide`. Does nothing if it is already closed. */
  hide(): void {
    this.#requestHide('api');
  }

  #focusedInside(): HTMLElement | null {
    const focused = deepActiveElement(this.ownerDocument);
    return composedContains(this, focused) ? (focused as HTMLElement) : null;
  }

  protected override willUpdate(): void {
    const {isNarrow} = this.#narrow;
    this.#focused = isNarrow !== this.#isNarrow && this.hasUpdated ? this.#focusedInside() : null;
    this.#isNarrow = isNarrow;
    if (!isNarrow && this.isConnected && !isServerView) this.open = false;
    // No event is sent if the router itself handles a click on a link.
    if (this.#shownPath !== null && this.#shownPath !== this.#path.path) this.#requestHide('navigate');
  }

  protected override updated(changed: PropertyValues<this>): void {
    this[setState]('narrow', this.#isNarrow);
    if (this.open && this.#isNarrow) this.#drawer.show();
    else this.#drawer.hide();
    // The focused element has moved into the closed drawer, or out of it.
    if (this.#focused !== null) (this.#isNarrow ? this.#toggleButton : this.#focused)?.focus();
    if (this.#shownPath !== this.#path.path || changed.get('open') === false) {
      this.#isRevealed = false;
      this.#revealCurrent();
    }
    this.#shownPath = this.#path.path;
  }

  protected override render(): TemplateResult {
    return html`
      <nav part="base" class="base" aria-label=${this.#label}>
        ${this.#isNarrow ? this.#renderDrawer() : this.#renderContent()}
      </nav>
    `;
  }

  get #label(): string {
    return this.label || this[localize].term('mainMenu');
  }

  #renderContent(): TemplateResult {
    return html`
      <div part="profile" class="profile"><slot name="profile"></slot></div>
      <div part="groups" class="groups"><slot @slotchange=${this.#handleGroups}></slot></div>
      <div part="foot" class="foot"><slot name="settings"></slot><slot name="footer"></slot></div>
    `;
  }

  #renderDrawer(): TemplateResult {
    // A press outside the drawer closes it. With the keyboard, Escape does.

    return html`
      <button
        part="toggle"
        class="toggle"
        type="button"
        aria-expanded=${this.open ? 'true' : 'false'}
        aria-controls="drawer"
        @click=${this.#handleToggle}
      >
        ${menuIcon()} <span>${this[localize].term('openMainMenu')}</span>
      </button>
      <dialog part="drawer" id="drawer" aria-label=${this.open ? this.#label : nothing}>
        <div part="panel" class="panel">${withFocusEdges(this.#renderPanel())}</div>
      </dialog>
    `;
  }

  #renderPanel(): TemplateResult {
    return html`
      <button
        part="close-button"
        class="close"
        type="button"
        aria-label=${this[localize].term('closeMainMenu')}
        @click=${this.#handleCloseButton}
      >
        ${closeIcon()}
      </button>
      ${this.#renderContent()}
    `;
  }

  #requestHide(reason: SidebarHideReason): void {
    if (this.open && sendHide(this, reason)) this.open = false;
  }

  /** Handles that the browser closed the drawer without a cancelable event. */
  #handleClosed(): void {
    if (!this.open) return;
    sendHide<SidebarHideReason>(this, 'api');
    this.open = false;
  }

  /** Waits until the links have rendered and a layout has measured its header, which takes one more frame. */
  #revealCurrent(): void {
    const reveal = (): void => {
      const link = findCurrentLink(this);
      if (link === null || this.#groups === null) return;
      revealLink(link, this.#groups);
      this.#isRevealed = true;
    };
    requestAnimationFrame(() => requestAnimationFrame(reveal));
  }

  /** Apps can add the groups later than the path. */
  #handleGroups(): void {
    if (!this.#isRevealed) this.#revealCurrent();
  }

  #handleToggle(): void {
    // Some browsers do not focus a clicked button, but the focus must return here.
    this.#toggleButton?.focus();
    this.show();
  }

  #handleCloseButton(): void {
    this.#requestHide('close-button');
  }
}
