import {html, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {withFocusEdges} from '../../dom/focus-edges.js';
import {composedContains, deepActiveElement} from '../../dom/composed-tree.js';
import {LcElement} from '../../base/lc-element.js';
import {sendHide, sendOpenEvent} from '../../dom/events.js';
import {readBasename} from '../../dom/address.js';
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

/** Why a sidebar's drawer closes: how the user asked for it, a link that was followed, or `hide()`. */
export type SidebarHideReason = DismissReason | 'close-button' | 'navigate' | 'api';

/**
 * The side navigation of a page: a profile, groups of links, and settings at the foot.
 *
 * Where there is little room it is a button that opens a drawer. That is where the
 * `<lc-page-layout>` around it is narrower than its `breakpoint`, and elsewhere in a window below 60 rem (960 px at the usual
 * text size). The drawer is a modal dialog of the window, from the inline start. It
 * closes with its button, with Escape, by a press beside it, and when a link in it is followed. When there is room
 * again it closes too, with `lc-after-hide` alone, for nobody can keep it.
 *
 * @tag lc-sidebar
 * @slot - The groups of links, as `<lc-sidebar-group>`; they scroll when they need more room than there is.
 * @slot profile - What stands above them, as `<lc-profile-card>`.
 * @slot settings - What stands at the foot and does not scroll away, as an `<lc-sidebar-group>`.
 * @slot footer - What stands under the settings.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - When a link is clicked plainly; cancel it to route in the page.
 * @fires {Event} lc-show - When the drawer opens by its button or by `show()`. Like the next three, it does not bubble.
 * @fires {Event} lc-after-show - When the drawer is open and at rest.
 * @fires {CustomEvent<HideDetail<SidebarHideReason>>} lc-hide - When the drawer is about to close; cancel it to keep it.
 * @fires {Event} lc-after-hide - When the drawer is closed and at rest.
 * @csspart base - The navigation landmark.
 * @csspart profile - The place of the profile.
 * @csspart groups - The place of the groups, which scrolls.
 * @csspart foot - The place of settings and footer.
 * @csspart toggle - The button that opens the drawer.
 * @csspart drawer - The `<dialog>`.
 * @csspart panel - What is seen of the drawer.
 * @csspart close-button - The button that closes the drawer.
 * @cssprop --lc-sidebar-background - Ground of the drawer, and of a sidebar with room.
 * @cssprop --lc-sidebar-border-color - Colour of the lines.
 * @cssprop --lc-sidebar-drawer-width - Greatest width of the drawer.
 * @cssstate narrow - There is little room, so that it is a button and a drawer.
 */
export class LcSidebar extends LcElement {
  static override styles = sidebarStyles;

  /** Its name among the page's landmarks. Default null: 'Main menu' in the language of the page. */
  @property() label: string | null | undefined = null;

  /**
   * Whether the drawer is open. Default false. Setting it asks nobody: `lc-show` and `lc-hide` are not sent. Where there
   * is room there is no drawer, so it is false. The user may change it.
   */
  @property({type: Boolean, reflect: true}) open = false;

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
  #isNarrow = false;
  #focused: HTMLElement | null = null;

  constructor() {
    super();
    // A router cancels it, and shows the page all the same.
    this.addEventListener('lc-navigate', () => this.#requestHide('navigate'));
  }

  /**
   * The path of the page on show, as the page's router has it, for all links inside; with query and hash where links have
   * them. Default null: the document's address. That is followed on back and forward, and on a router's own changes in
   * browsers with the Navigation API; a page with a router should rather set this.
   */
  @property()
  get current(): string | null {
    return this.#path.own;
  }
  set current(current: string | null | undefined) {
    this.#path.own = current;
  }

  /**
   * The router's basename (React Router) or `basePath` (Next.js), such as `'/app'`. `current` may then leave it out, as
   * routers do; the links are addresses and have it. Default null. Anything but text warns once and is the default.
   */
  @property({converter: textOrObject})
  get basename(): string | null {
    return this.#path.basename;
  }
  set basename(basename: string | null | undefined) {
    this.#path.basename = readBasename(basename, message => this[warn](message));
  }

  /** Opens the drawer. Nothing happens when it is open, or where there is room. */
  show(): void {
    if (this.open || !this.#narrow.isNarrow) return;
    sendOpenEvent(this, 'lc-show');
    this.open = true;
  }

  /** Closes the drawer, unless a listener of `lc-hide` keeps it. Nothing happens when it is closed. */
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
    if (!isNarrow && this.isConnected) this.open = false;
    // A link that a router follows by itself sends no event.
    if (this.#shownPath !== null && this.#shownPath !== this.#path.path) this.#requestHide('navigate');
  }

  protected override updated(changed: PropertyValues<this>): void {
    this[setState]('narrow', this.#isNarrow);
    if (this.open) this.#drawer.show();
    else this.#drawer.hide();
    // What had the focus is in the closed drawer now, or has come out of it.
    if (this.#focused !== null) (this.#isNarrow ? this.#toggleButton : this.#focused)?.focus();
    if (this.#shownPath !== this.#path.path || changed.get('open') === false) this.#revealCurrent();
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
      <div part="groups" class="groups"><slot></slot></div>
      <div part="foot" class="foot"><slot name="settings"></slot><slot name="footer"></slot></div>
    `;
  }

  #renderDrawer(): TemplateResult {
    // A press beside the drawer closes it; Escape does so on the keyboard.

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
      <dialog part="drawer" id="drawer" aria-label=${this.#label}>
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

  /** The browser has closed it, and asked nobody. */
  #handleClosed(): void {
    if (!this.open) return;
    sendHide<SidebarHideReason>(this, 'api');
    this.open = false;
  }

  /** Once the links have rendered, and a layout around has measured how much room its header leaves: a frame later. */
  #revealCurrent(): void {
    const reveal = (): void => {
      const link = findCurrentLink(this);
      if (link !== null && this.#groups !== null) revealLink(link, this.#groups);
    };
    requestAnimationFrame(() => requestAnimationFrame(reveal));
  }

  #handleToggle(): void {
    // Not every browser focuses a button that is clicked, and the focus is to come back here.
    this.#toggleButton?.focus();
    this.show();
  }

  #handleCloseButton(): void {
    this.#requestHide('close-button');
  }
}
