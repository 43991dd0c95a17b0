/* eslint-disable lit-a11y/click-events-have-key-events -- Escape does what a press on the backdrop does. */
import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {renderNow, warn} from '../../base/members.js';
import {handleMenuButton} from '../../controllers/menu-button.js';
import type {MenuStart} from '../../controllers/menu.controller.js';
import type {Anchor} from '../../controllers/placement.controller.js';
import {TargetController} from '../../controllers/target.controller.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {deepActiveElement} from '../../dom/composed-tree.js';
import {sendHide, sendOpenEvent} from '../../dom/events.js';
import type {Placement} from '../../dom/placement.js';
import {isRendered, onceRendered} from '../../dom/rendered.js';
import {isServerView} from '../../dom/server-view.js';
import type {ContextSource} from '../menu-item/context-press.js';
import {lazyMenu, menuCode} from '../menu-item/lazy-menu.js';
import {CHOSEN, hasChecks, isSheet, itemsOf} from '../menu-item/members.js';
import {menuStyles} from './menu.styles.js';

export type {NavigateDetail} from '../../dom/navigate.js';
export type {Placement} from '../../dom/placement.js';
export type {MenuSelectDetail} from '../menu-item/menu-item.js';

export type {HideDetail} from '../../dom/events.js';
export type {PopupHideReason} from '../../controllers/popup.controller.js';

/**
 * A menu that a button opens, or the context menu of an area (ARIA practices, "Menu Button" and "Menu"). The button is the
 * child with `slot="trigger"`, such as an `<lc-button>`, or any element whose ID is in `for`. On a narrow touch screen, the
 * menu is a sheet at the bottom of the screen.
 *
 * @tag lc-menu
 * @summary A menu of actions, links, and choices, which a button or a right click opens.
 * @slot - `<lc-menu-item>` elements, and `<hr>` between them. A `<div role="group" aria-label="…">` around some of them shows
 *   its label as a heading.
 * @slot trigger - The button that opens the menu, or the area of a context menu.
 * @fires {CustomEvent<MenuSelectDetail>} lc-menu-select - Sent when the user chooses an item. It bubbles from the item. Cancel it to keep the
 *   menu open.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when a link is chosen without a modifier key. Cancel it to navigate with a
 *   client-side router.
 * @fires {Event} lc-show - Sent before the menu opens, so that the app can still change its items. It does not bubble.
 * @fires {Event} lc-after-show - Sent after the menu has opened. It does not bubble.
 * @fires {CustomEvent<HideDetail<PopupHideReason>>} lc-hide - Sent before the menu closes. Cancel it to keep the menu open. It does not bubble.
 * @fires {Event} lc-after-hide - Sent after the menu has closed. It does not bubble.
 * @csspart menu - The menu.
 * @cssprop [--lc-menu-min-width=10rem] - Minimum width of the menu and its submenus.
 * @cssprop [--lc-menu-max-height=28rem] - Maximum height of the menu and its submenus, in which they scroll.
 */
export class LcMenu extends LcElement {
  static override styles = menuStyles;

  /** Opens or closes the menu, with the next update. Setting it sends neither `lc-show` nor `lc-hide`. Default false. */
  @property({type: Boolean, reflect: true, default: false}) open!: boolean;

  /** The ID of the button that opens the menu, in the same document or shadow root, if it is not a child. Default `''`. */
  @property({default: ''}) for!: string;

  /**
   * Makes it a context menu: a right click, Shift+F10, the ContextMenu key, or a long press in the area opens it. The area is
   * the child with `slot="trigger"`, or the element of `for`. Default false.
   */
  @property({type: Boolean, reflect: true, default: false}) context!: boolean;

  /**
   * The place of the menu beside its button, such as `'bottom-end'` or `'top-start'`. If there is no room, it is on the other
   * side. Default `'bottom-start'`. Other values count as the default.
   */
  @property({default: 'bottom-start'}) placement!: Placement;

  readonly #menu = lazyMenu(this, {
    anchor: () => this.#anchor,
    opener: () => (this.context || this.#trigger === null ? this.#focused : this.#trigger),
    popup: () => this.#popup,
    beside: {
      placement: () => (this.#isSheet ? null : this.placement),
      fallback: 'bottom-start',
      gap: 4,
    },
    locksScroll: () => this.#isSheet,
    onShow: () => this.#handleShow(),
    onAfterShow: () => void (this.#isTold && sendOpenEvent(this, 'lc-after-show')),
    mayHide: reason => sendHide(this, reason),
    onHide: () => this.#handleHide(),
    onAfterHide: () => sendOpenEvent(this, 'lc-after-hide'),
  });
  readonly #target = new TargetController(this, {
    id: () => this.for,
    onChange: () => this.requestUpdate(),
    warn: () => this.#warnOfTrigger(),
  });
  #trigger: HTMLElement | null = null;
  /** Ends listening to the trigger. */
  #listening: AbortController | null = null;
  /** What a menu is for that is not at its trigger. */
  #context: ContextSource | null = null;
  /** What had the focus before the menu opened. */
  #focused: HTMLElement | null = null;
  /** Whether `lc-show` was sent. */
  #isTold = false;
  #isSheet = false;

  /**
   * The element that a context menu is for: the innermost one under the pointer, or the one with the focus. Read it in
   * `lc-show` or `lc-menu-select`. Null before it has opened, and for other menus.
   */
  get source(): Element | null {
    return this.#context?.source ?? null;
  }

  /** Opens the menu at its trigger, and focuses its first item. Sends `lc-show`. Does nothing if it is open. */
  show(): void {
    this.#show();
  }

  /** Closes the menu, unless a listener cancels `lc-hide`. Does nothing if it is closed. */
  hide(): void {
    this.#menu.hide('api');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#follow(null);
  }

  /** @internal */
  [CHOSEN](): void {
    this.#menu.hide('select');
  }

  protected override render(): TemplateResult {
    const hasMarks = !isServerView && this.open && hasChecks(this);
    const name = ariaNameOf(this) || (isServerView ? '' : nameOf(this.#trigger));
    return html`
      <slot name="trigger" @slotchange=${this.#handleSlotChange}></slot>
      <div
        class="popup${this.#isSheet ? ' is-sheet' : ''}${hasMarks ? ' has-checks' : ''}"
        popover="manual"
        @click=${this.#handleBackdrop}
        @contextmenu=${this.#handleContextMenu}
      >
        <div part="menu" class="menu" role="menu" tabindex="-1" aria-label=${name || nothing}>
          <slot></slot>
        </div>
      </div>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (changed.has('context')) this.#follow(null);
    if (this.isConnected) this.#follow(this.#findTrigger());
    this.#showExpanded();
    if (this.open && !this.#menu.isOpen) this.#show('first', null, false);
    // A menu that the user has opened may still load.
    else if (!this.open && (this.#menu.isOpen || changed.has('open'))) this.#menu.close();
  }

  get #popup(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.popup') ?? null;
  }

  get #anchor(): Anchor | null {
    if (this.#context === null) return this.#trigger;
    const {point, source} = this.#context;
    // A rectangle: a press on the element is outside.
    return point ?? (source !== null && isRendered(source) ? source.getBoundingClientRect() : null);
  }

  #findTrigger(): HTMLElement | null {
    if (this.for) return this.#target.element;
    return this.querySelector<HTMLElement>(':scope > [slot=trigger]');
  }

  /** Listens to another trigger, or to none. */
  #follow(trigger: HTMLElement | null): void {
    if (trigger === this.#trigger) return;
    this.#listening?.abort();
    for (const name of ['aria-haspopup', 'aria-expanded']) this.#trigger?.removeAttribute(name);
    this.#trigger = trigger;
    if (trigger === null) return;
    this.#listening = new AbortController();
    const {signal} = this.#listening;
    if (this.context) return void this.#followContext(trigger, signal);
    onceRendered(trigger, () => this.#mark(trigger, 'aria-haspopup', 'menu'));
    trigger.addEventListener('click', this.#handleTrigger, {signal});
    trigger.addEventListener('keydown', this.#handleTrigger, {signal});
    trigger.addEventListener('mousedown', this.#handleTriggerPress, {signal});
  }

  /** Until the menu can open, the area has the context menu of the browser. */
  async #followContext(area: HTMLElement, signal: AbortSignal): Promise<void> {
    await menuCode.load().catch(() => {});
    menuCode.code?.onContextPress(area, signal, context => this.#showAt(context));
  }

  #showExpanded(): void {
    const trigger = this.#trigger;
    if (this.context || trigger === null) return;
    onceRendered(trigger, () => this.#mark(trigger, 'aria-expanded', String(this.#menu.isOpen)));
  }

  /** By then, the menu may have another trigger. */
  #mark(trigger: HTMLElement, name: string, value: string): void {
    if (trigger === this.#trigger) trigger.setAttribute(name, value);
  }

  #showAt(context: ContextSource): void {
    this.#menu.hide('api');
    this.#show('first', context);
  }

  #show(start: MenuStart = 'first', context: ContextSource | null = null, isTold = true): void {
    if (this.#menu.isOpen) return;
    this.#follow(this.#findTrigger());
    this.#isTold = isTold;
    this.#focused = deepActiveElement(this.ownerDocument) as HTMLElement | null;
    const hasTrigger = this.#trigger !== null && !this.context;
    this.#context = context ?? (hasTrigger ? null : {source: this.#focused});
    this.#menu.show(start);
  }

  #handleShow(): void {
    this.open = true;
    if (this.#isTold) sendOpenEvent(this, 'lc-show');
    if (!this.#menu.isOpen) return;
    this.#isSheet = isSheet();
    this[renderNow]();
    if (itemsOf(this).length === 0 && !this.querySelector(':scope > :not([slot])'))
      this[warn]('it needs <lc-menu-item> elements inside.');
  }

  #handleHide(): void {
    this.open = false;
    this.#showExpanded();
  }

  readonly #handleSlotChange = (): void => this.requestUpdate();

  readonly #handleTrigger = (event: Event): void =>
    handleMenuButton(event, this.#menu, start => this.#show(start));

  /** The focus stays in the open menu, or it would close before the click. */
  readonly #handleTriggerPress = (event: Event): void => {
    if (this.#menu.isOpen) event.preventDefault();
  };

  /** In a sheet, the popup is the backdrop. */
  readonly #handleBackdrop = (event: MouseEvent): void => {
    if (this.#isSheet && event.target === event.currentTarget) this.#menu.hide('outside');
  };

  /** On some systems, the key that opened the context menu sends it here. */
  readonly #handleContextMenu = (event: Event): void => {
    if (this.context) event.preventDefault();
  };

  #warnOfTrigger(): void {
    if (this.for) this[warn](`for names "${this.for}", but there is no element with this ID.`);
  }
}

function nameOf(trigger: HTMLElement | null): string {
  const {text} = (trigger ?? {}) as {text?: unknown};
  return (
    trigger?.getAttribute('aria-label') ||
    (typeof text === 'string' && text) ||
    trigger?.textContent.trim() ||
    ''
  );
}
