import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, query} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {warn} from '../../base/members.js';
import {PopupController, type PopupHideReason} from '../../controllers/popup.controller.js';
import {RequiredInputController} from '../../controllers/required-input.controller.js';
import {composedContains, composedDescendants, deepActiveElement} from '../../dom/composed-tree.js';
import {sendHide, sendOpenEvent} from '../../dom/events.js';
import {isTab, tabStops, tryFocus} from '../../dom/focus.js';
import {isPlacement, type Placement} from '../../dom/placement.js';
import {PopoverTrigger} from './popover-trigger.js';
import {popoverStyles} from './popover.styles.js';

export type {HideDetail} from '../../dom/events.js';
export type {Placement} from '../../dom/placement.js';
export type {PopupHideReason} from '../../controllers/popup.controller.js';

/** The open popovers, in the order they were opened. */
const openPopovers: LcPopover[] = [];

/** Closing for these reasons moves the focus elsewhere. */
const FOCUS_MOVES: readonly (PopupHideReason | null)[] = ['outside', 'blur'];

/**
 * Content of any kind beside the element that opens it, in a non-modal dialog (ARIA Authoring Practices, "Dialog"). A press
 * on its target opens and closes it. The focus moves inside, and returns to the target. The page stays usable: a press
 * elsewhere, Tab past the last control, and Escape close the popover.
 *
 * @tag lc-popover
 * @slot - The content.
 * @fires {Event} lc-show - Sent when the target or `show()` opens the popover.
 * @fires {Event} lc-after-show - Sent when the popover is open.
 * @fires {CustomEvent<HideDetail<PopupHideReason>>} lc-hide - Sent before the popover closes, with the `reason`: toggle, escape, outside, blur, tab, or api. Cancel it to keep the popover open.
 * @fires {Event} lc-after-hide - Sent when the popover is closed.
 * @csspart popup - The dialog.
 * @csspart arrow - The arrow that points to the target.
 * @csspart body - The scrollable part.
 * @csspart heading - The heading.
 * @cssprop --lc-popover-background - Background color.
 * @cssprop --lc-popover-width - Maximum width. Default 22rem.
 */
export class LcPopover extends LcElement {
  static override styles = popoverStyles;

  /**
   * The ID of the target, such as a button, in the same document or shadow root. It may be added later. Required: without
   * a target, the popover stays closed, and the element warns once.
   */
  @property({default: ''}) for!: string;

  /** The heading, which labels the popover. If it is empty, set `label`; without either, the popover warns. */
  @property({default: ''}) heading!: string;

  /** The label for screen readers, if there is no heading. */
  @property({default: ''}) label!: string;

  /**
   * Where the popover is: `'top'`, `'bottom'` (default), `'start'`, or `'end'`, in the middle of that side, or with `-start`
   * or `-end` at one of its ends, such as `'bottom-start'`. It moves to where it fits. Other values warn and count as
   * `'bottom'`.
   */
  @property({default: 'bottom'}) placement!: Placement;

  /** Opens or closes the popover. Setting it sends neither `lc-show` nor `lc-hide`, and does not move the focus. */
  @property({type: Boolean, reflect: true, default: false}) open!: boolean;

  @query('.placed') private readonly popup!: HTMLElement | null;

  readonly #trigger = new PopoverTrigger(this, {
    isOpen: () => this.open,
    toggle: () => this.#toggle(),
    onChange: () => void this.#sync(),
    warn: () => this[warn]('for must be the ID of an element in the same document or shadow root.'),
  });

  readonly #popup = new PopupController(this, {
    anchor: () => this.#trigger.target,
    popup: () => this.popup,
    beside: {placement: () => this.placement, fallback: 'bottom', gap: 10},
    onShow: () => this.#handleShown(),
    onAfterShow: () => sendOpenEvent(this, 'lc-after-show'),
    mayHide: reason => {
      this.#hadFocus = this.#hasFocus;
      return !this.#trigger.ownsBlur(reason) && sendHide(this, reason);
    },
    onHide: reason => this.#handleHidden(reason),
    onAfterHide: () => sendOpenEvent(this, 'lc-after-hide'),
  });

  /** Whether the focus moves inside when it opens. */
  #takesFocus = false;
  /** Whether the focus was inside before it closed. */
  #hadFocus = false;

  constructor() {
    super();
    new RequiredInputController(this, {
      isGiven: () => !this.open || this.heading !== '' || this.label !== '',
      warn: () => this[warn]('heading is missing; it names the popover for screen readers. Or set label.'),
    });
  }

  /** Opens the popover and sends `lc-show`. The focus stays where it is. Does nothing if it is open. */
  show(): void {
    if (this.open) return;
    sendOpenEvent(this, 'lc-show');
    this.open = true;
  }

  /** Closes the popover, unless a listener cancels `lc-hide`. Does nothing if it is closed. */
  hide(): void {
    if (this.#popup.isOpen) this.#popup.hide();
    else if (this.open && sendHide<PopupHideReason>(this, 'api')) this.open = false;
  }

  /** Focuses the first control in the popover, if it is open. */
  override focus(): void {
    const {popup} = this;
    if (popup === null || !this.#popup.isOpen) return;
    const autofocus = [...composedDescendants(popup)].filter(element => element.hasAttribute('autofocus'));
    const stops = [...(autofocus as HTMLElement[]), ...tabStops(popup)];
    if (!stops.some(stop => tryFocus(stop))) popup.focus();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('placement') && !isPlacement(this.placement))
      this[warn]('placement must be top, bottom, start, or end, also with -start or -end.');
  }

  protected override render(): TemplateResult {
    const hasHeading = this.heading !== '';
    return html`<div
      part="popup"
      class="placed"
      popover="manual"
      role="dialog"
      tabindex="-1"
      aria-label=${hasHeading ? nothing : this.label || nothing}
      aria-labelledby=${hasHeading ? 'heading' : nothing}
      @keydown=${this.#handleTab}
    >
      <div part="arrow" class="arrow"></div>
      <div part="body" class="body">
        ${hasHeading ? html`<h2 part="heading" id="heading">${this.heading}</h2>` : nothing}
        <slot></slot>
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    void this.#sync();
  }

  /** Opens or closes the popup after the update, because it requests another one. */
  async #sync(): Promise<void> {
    await this.updateComplete;
    const mayOpen = this.open && this.isConnected && this.#trigger.target !== null;
    if (mayOpen === this.#popup.isOpen) return;
    this.#hadFocus = this.#hasFocus;
    if (mayOpen) this.#popup.show();
    else this.#popup.close();
    if (mayOpen && this.#takesFocus) this.focus();
    this.#takesFocus = false;
    if (mayOpen) return;
    await this.updateComplete;
    if (!this.#popup.isOpen && !this.open) sendOpenEvent(this, 'lc-after-hide');
  }

  /** Chromium ends `:focus-within` at the top layer. */
  get #hasFocus(): boolean {
    return composedContains(this, deepActiveElement(this.ownerDocument));
  }

  #toggle(): void {
    if (this.open) return this.#popup.hide('toggle');
    this.#takesFocus = true;
    this.show();
  }

  #handleShown(): void {
    openPopovers.push(this);
    this.#trigger.update();
    this.ownerDocument.addEventListener('keydown', this.#handleKeydown);
  }

  #handleHidden(reason: PopupHideReason | null): void {
    openPopovers.splice(openPopovers.indexOf(this), 1);
    this.ownerDocument.removeEventListener('keydown', this.#handleKeydown);
    if (reason !== null) this.open = false;
    this.#trigger.update();
    if (!FOCUS_MOVES.includes(reason) && this.#hadFocus) this.#trigger.target?.focus();
  }

  /** Escape when the focus is not in the popover. Of several popovers, it closes the last one. */
  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const layer = event
      .composedPath()
      .find(node => node instanceof HTMLDialogElement && node.matches(':modal'));
    const isAbove = layer !== undefined && !composedContains(layer as Node, this);
    if (openPopovers.at(-1) !== this || isAbove) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#popup.hide('escape');
  };

  /** Tab past the last control closes the popover, and moves on from its target; Shift+Tab returns to the target. */
  #handleTab(event: KeyboardEvent): void {
    const {popup} = this;
    if (!isTab(event) || event.defaultPrevented || popup === null) return;
    const stops = tabStops(popup).filter(stop => stop.getClientRects().length > 0);
    const focused = deepActiveElement(this.ownerDocument);
    const isAtEdge = event.shiftKey
      ? focused === stops[0] || focused === popup
      : focused === (stops.at(-1) ?? popup);
    if (!isAtEdge) return;
    if (event.shiftKey) event.preventDefault();
    this.#popup.hide('tab');
  }
}
