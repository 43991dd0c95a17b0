import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {renderNow, warn} from '../../base/members.js';
import {ariaShortcut, parseShortcut, shortcutText, type Shortcut} from '../../core/shortcut/index.js';
import {isScriptAddress} from '../../core/navigation/script-address.js';
import {composedClosest} from '../../dom/composed-tree.js';
import {isPlainClick, offerNavigation} from '../../dom/navigate.js';
import {hasAppleKeys} from '../../dom/apple-keys.js';
import {isServerView} from '../../dom/server-view.js';
import {checkIcon, chevronDownIcon} from '../../icons/icons.js';
import {lazyMenu, type LazyMenu} from './lazy-menu.js';
import {CHOSEN, hasChecks, isSheet, itemsOf, SUBMENU} from './members.js';
import {menuItemStyles} from './menu-item.styles.js';

export type {NavigateDetail} from '../../dom/navigate.js';

/** What an item of a menu does: it acts, is checked or not, or is one of several choices. */
export type MenuItemType = 'normal' | 'checkbox' | 'radio';

/** The detail of `lc-menu-select`. */
export interface MenuSelectDetail {
  /** The chosen item. */
  readonly item: LcMenuItem;
  /** The `value` of the item. */
  readonly value: string;
  /** Whether the item is checked now. */
  readonly checked: boolean;
}

declare global {
  interface HTMLElementEventMap {
    'lc-menu-select': CustomEvent<MenuSelectDetail>;
  }
}

const ROLES: Partial<Record<string, string>> = {checkbox: 'menuitemcheckbox', radio: 'menuitemradio'};

/**
 * An item of `<lc-menu>` (ARIA practices, "Menu"): an action, a link, a check box, or a radio button. With
 * `<lc-menu-item slot="submenu">` children, it opens a submenu.
 *
 * @tag lc-menu-item
 * @summary An action, a link, or a choice in `<lc-menu>`.
 * @slot - The text.
 * @slot icon - An icon before the text.
 * @slot submenu - `<lc-menu-item>` elements of a submenu, `<hr>` between them, and `<div role="group" aria-label="…">` around
 *   some of them.
 * @fires {CustomEvent<MenuSelectDetail>} lc-menu-select - Sent when the user chooses the item. It bubbles. Cancel it to keep the menu open.
 *   Not sent while disabled, or by an item with a submenu.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when a link is chosen without a modifier key. Cancel it to navigate with a
 *   client-side router.
 * @csspart base - The `<button>` or `<a>`.
 * @csspart check - The mark of a checked item.
 * @csspart icon - The icon container.
 * @csspart text - The text.
 * @csspart shortcut - The keys of the shortcut.
 * @csspart chevron - The arrow of an item with a submenu.
 * @csspart submenu - The submenu.
 * @cssprop --lc-menu-item-color - Text color.
 * @cssprop --lc-menu-item-background-focus - Background color of the item with the focus.
 */
export class LcMenuItem extends LcElement {
  static override styles = menuItemStyles;

  /** The value that `lc-menu-select` reports. Default `''`. */
  @property({default: ''}) value!: string;

  /**
   * `'normal'`, `'checkbox'`, or `'radio'`. Of the radio items with the same parent, such as a `<div role="group">`, one is
   * checked. Default `'normal'`. Other values count as `'normal'`.
   */
  @property({reflect: true, default: 'normal'}) type!: MenuItemType;

  /** Whether a check box or radio item is checked. Changes when the user chooses it. Default false. */
  @property({type: Boolean, reflect: true, default: false}) checked!: boolean;

  /** The item cannot be chosen. It can still have the focus, so that users can find it. Default false. */
  @property({type: Boolean, reflect: true, default: false}) disabled!: boolean;

  /** The item deletes something, or is dangerous in another way. Default false. */
  @property({type: Boolean, default: false}) danger!: boolean;

  /** The URL to open. If set, the item is a link. `javascript:` URLs are ignored with a warning. */
  @property({default: ''}) href!: string | null | undefined;

  /** Where a link opens, such as `'_blank'`. By default, it opens in the current tab. */
  @property({default: ''}) target!: string;

  /**
   * The keyboard shortcut that the app has for the same action, such as `'mod+s'`. It is only shown: the app listens for the
   * keys. Invalid values warn once and are ignored. Default `''`.
   */
  @property({default: ''}) shortcut!: string;

  #submenu: LazyMenu | null = null;
  /** Whether the submenu is below the item, and not beside it. */
  #isInline = false;
  /** Whether the last key was Space, which chooses a check box without closing the menu. */
  #isSpace = false;

  /** @internal */
  get [SUBMENU](): LazyMenu | null {
    return this.disabled ? null : this.#submenu;
  }

  /** Chooses the item, like a user does. */
  override click(): void {
    this[renderNow]();
    this.#base?.click();
  }

  /** Focuses the item. Its menu must be open. */
  override focus(options?: FocusOptions): void {
    this[renderNow]();
    this.#base?.focus(options);
  }

  protected override willUpdate(): void {
    if (!isServerView) this.#readSubmenu();
  }

  protected override render(): TemplateResult {
    const address = this.#address;
    const content = this.#renderContent();
    const base = address === '' ? this.#renderButton(content) : this.#renderLink(address, content);
    return html`${base}
      <div
        part="submenu"
        class=${this.#submenuClass}
        popover=${this.#isInline ? nothing : 'manual'}
        role="menu"
        aria-labelledby="text"
        tabindex="-1"
        @keydown=${this.#handleSubmenuKey}
      >
        <slot name="submenu" @slotchange=${this.#handleSlotChange}></slot>
      </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (changed.has('disabled') && this.disabled) this.#submenu?.close();
  }

  get #base(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.menu-item') ?? null;
  }

  get #address(): string {
    const address = this.#submenu === null && !this.disabled ? (this.href ?? '') : '';
    if (!isScriptAddress(address)) return address;
    this[warn]('href must not be a javascript: address; use lc-menu-select instead.');
    return '';
  }

  get #isCheckable(): boolean {
    return Object.hasOwn(ROLES, this.type) && this.#submenu === null && this.#address === '';
  }

  #readSubmenu(): void {
    const hasItems = itemsOf(this).length > 0;
    if (hasItems && this.href) this[warn]('an item with a submenu cannot be a link; its href is ignored.');
    if (!hasItems) this.#submenu?.close();
    else this.#submenu ??= this.#createSubmenu();
    if (!hasItems) this.#submenu = null;
  }

  #createSubmenu(): LazyMenu {
    return lazyMenu(this, {
      anchor: () => this.#base,
      popup: () => this.shadowRoot?.querySelector<HTMLElement>('.submenu') ?? null,
      opener: () => this,
      beside: {
        placement: () => (this.#isInline ? null : 'end-start'),
        fallback: 'end-start',
        gap: 6,
      },
      onShow: () => {
        this.#isInline = isSheet();
        this[renderNow]();
      },
      // In a sheet, other items would move away from below a finger.
      mayHide: reason => !this.#isInline || (reason !== 'outside' && reason !== 'blur'),
    });
  }

  #renderButton(content: TemplateResult): TemplateResult {
    const shortcut = this.#shortcut;
    const hasSubmenu = this.#submenu !== null;
    return html`<button
      part="base"
      class=${this.#class}
      type="button"
      role=${(this.#isCheckable && ROLES[this.type]) || 'menuitem'}
      tabindex="-1"
      aria-checked=${this.#isCheckable ? String(this.checked) : nothing}
      aria-disabled=${this.disabled ? 'true' : nothing}
      aria-haspopup=${hasSubmenu ? 'menu' : nothing}
      aria-expanded=${hasSubmenu ? String(this.#submenu!.isOpen) : nothing}
      aria-keyshortcuts=${shortcut === null ? nothing : ariaShortcut(shortcut)}
      @click=${this.#handleClick}
      @keydown=${this.#handleKey}
    >
      ${content}
    </button>`;
  }

  #renderLink(address: string, content: TemplateResult): TemplateResult {
    return html`<a
      part="base"
      class=${this.#class}
      href=${address}
      target=${this.target || nothing}
      rel=${this.target === '_blank' ? 'noopener' : nothing}
      role="menuitem"
      tabindex="-1"
      @click=${this.#handleClick}
      @keydown=${this.#handleKey}
      >${content}</a
    >`;
  }

  #renderContent(): TemplateResult {
    const shortcut = this.#shortcut;
    return html`
      <span part="check" class="check" aria-hidden="true">${this.#renderCheck()}</span>
      <span class="icon-slot" aria-hidden="true"><slot name="icon" part="icon"></slot></span>
      <span part="text" class="text" id="text"><slot></slot></span>
      ${
        shortcut === null
          ? nothing
          : html`<kbd part="shortcut" class="shortcut" aria-hidden="true" dir="ltr"
              >${shortcutText(shortcut, hasAppleKeys())}</kbd
            >`
      }
      ${
        this.#submenu === null
          ? nothing
          : html`<span part="chevron" class="submenu-icon">${chevronDownIcon()}</span>`
      }
    `;
  }

  #renderCheck(): unknown {
    if (!this.#isCheckable || !this.checked) return nothing;
    return this.type === 'radio' ? html`<span class="dot"></span>` : checkIcon();
  }

  get #submenuClass(): string {
    const isOpen = this.#submenu?.isOpen ?? false;
    return `popup submenu${isOpen ? ' is-open' : ''}${isOpen && hasChecks(this) ? ' has-checks' : ''}`;
  }

  get #class(): string {
    return this.danger ? 'menu-item danger' : 'menu-item';
  }

  get #shortcut(): Shortcut | null {
    const shortcut = this.shortcut ? parseShortcut(this.shortcut, hasAppleKeys()) : null;
    if (this.shortcut && shortcut === null)
      this[warn](`shortcut must be keys joined by "+", such as "mod+s", not "${this.shortcut}".`);
    return shortcut;
  }

  readonly #handleSlotChange = (): void => this.requestUpdate();

  readonly #handleClick = (event: MouseEvent): void => {
    const isSpace = this.#isSpace && event.detail === 0;
    this.#isSpace = false;
    if (this.disabled) {
      event.preventDefault();
      // Listeners of the app on the item must not act.
      event.stopPropagation();
    } else if (this.#submenu !== null) {
      if (this.#submenu.isOpen && this.#isInline) this.#submenu.hide('toggle');
      else this.#submenu.show(event.detail === 0 ? 'first' : null);
    } else if (this.#address === '' || isPlainClick(event)) {
      if (this.#address !== '') offerNavigation(this, event, event.currentTarget as HTMLAnchorElement);
      this.#choose(isSpace && this.#isCheckable);
    }
  };

  #choose(isKept: boolean): void {
    if (this.#isCheckable) this.#check();
    const detail: MenuSelectDetail = {item: this, value: this.value, checked: this.checked};
    const options = {detail, bubbles: true, composed: true, cancelable: true};
    if (!this.dispatchEvent(new CustomEvent('lc-menu-select', options)) || isKept) return;
    const menu = composedClosest(this, element => CHOSEN in element);
    (menu as {[CHOSEN]?: (() => void) | undefined} | null)?.[CHOSEN]?.();
  }

  #check(): void {
    if (this.type === 'checkbox') {
      this.checked = !this.checked;
      return;
    }
    for (const item of this.parentElement?.children ?? [])
      if (item instanceof LcMenuItem && item.type === 'radio') item.checked = item === this;
    this.checked = true;
  }

  readonly #handleKey = (event: KeyboardEvent): void => {
    const {key, defaultPrevented} = event;
    this.#isSpace = key === ' ' && !defaultPrevented;
    // The menu has used the key for typed text.
    if (defaultPrevented) return;
    const isOpening = key === this.#arrow(true) && this[SUBMENU];
    if (isOpening) this.#submenu!.show('first');
    // Unlike buttons, links ignore it.
    else if (key === ' ' && this.#address !== '') this.click();
    else return;
    event.preventDefault();
  };

  readonly #handleSubmenuKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.key !== this.#arrow(false) || !this.#submenu?.isOpen) return;
    event.preventDefault();
    this.#submenu.hide('toggle');
  };

  /** Returns the arrow key that leads into the submenu, or out of it. */
  #arrow(isInward: boolean): string {
    return isInward === this.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
  }
}
