import {html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {toastRegionTexts} from '../../core/localization/english/notices.js';
import {LcElement} from '../../base/lc-element.js';
import {motionDuration} from '../../dom/animations.js';
import {composedContains, deepActiveElement} from '../../dom/composed-tree.js';
import {isServerView} from '../../dom/server-view.js';
import {
  DEFAULT_AUTO_CLOSE,
  DEFAULT_LIMIT,
  DEFAULT_POSITION,
  isAutoClose,
  isLimit,
  isPosition,
  TOAST_POSITIONS,
  type Toast,
  type ToastDefaults,
  type ToastHold,
  type ToastPosition,
} from '../../core/toast/index.js';
import {announcementOf, type LiveRegions} from './toast-announcer.js';
import {toastCenter, type ToastOutlet} from './toast-center.js';
import type {ToastContent} from './toast-call-types.js';
import {ToastFocusController} from './toast-focus.controller.js';
import {ToastHoldsController} from './toast-holds.controller.js';
import {ToastList} from './toast-list.js';
export type {ToastMissedDetail} from './toast-center.js';
import type {ToastCard} from './region-state.js';
import {toastRegionStyles} from './toast-region.styles.js';
import {localize, warn} from '../../base/members.js';

/** `auto-close="false"` or milliseconds. */
const autoCloseAttribute = {
  fromAttribute: (text: string | null) => (text === 'false' ? false : Number(text)),
};

/** The toasts of a stack that are visible. If more arrive at once, only the newest move in. */
const VISIBLE = 3;

const EDGES = ['top', 'bottom'];
const SIDES = ['left', 'center', 'right'];

/**
 * The region where toasts appear, above everything else including modals. Usually you do not need to add it:
 * importing `toast` adds one to the end of the body. Add your own to set the position of toasts, how many are
 * shown at once, and for how long.
 *
 * The toasts of one position lie on one another, with the newest in front. They unfold while the pointer is over them or the
 * keyboard focus is inside, and their timers pause. They are also unfolded while a toast behind another one has an action.
 *
 * It is a landmark named "Notifications". F8 moves focus to the latest toast and back. Escape and Delete
 * close the focused toast.
 *
 * @tag lc-toast-region
 * @fires {CustomEvent<ToastMissedDetail>} lc-toast-missed - Sent when a toast closes because its time is over, for a list of missed ones, such as
 *   `<lc-notification-list keep-toasts>`. It bubbles. If there are several regions, it is sent from the last one.
 * @csspart base - The layer over the screen.
 * @csspart stack - The toasts in one position on the screen.
 * @cssprop --lc-toast-region-width - Width of the toasts; default 22.5rem.
 * @cssprop --lc-toast-region-top - Space above the toasts at the top; by default the height of a sticky header
 *   (`--lc-header-height`), if the page has one.
 */
export class LcToastRegion extends LcElement implements ToastOutlet {
  static override styles: CSSResultGroup = toastRegionStyles;

  protected readonly [localize] = new LocalizeController(this, toastRegionTexts);

  /**
   * Default position of toasts on the screen: `'top-right'` (default), `'top-center'`, `'top-left'`,
   * `'bottom-right'`, `'bottom-center'`, or `'bottom-left'`. Invalid values warn and fall back to the
   * default.
   */
  @property() position: ToastPosition = DEFAULT_POSITION;

  /**
   * Maximum number of visible toasts, at least 1; the others wait. Default 5. Invalid values warn and fall
   * back to 5.
   */
  @property({type: Number}) limit: number = DEFAULT_LIMIT;

  /**
   * Default time until a toast closes, in milliseconds; `false` keeps toasts open. Default 5000. Invalid
   * values warn and fall back to 5000.
   */
  @property({attribute: 'auto-close', converter: autoCloseAttribute}) autoClose: number | false =
    DEFAULT_AUTO_CLOSE;

  /**
   * Key that moves focus to the latest toast and back, as a `KeyboardEvent.key`. `''` disables it. Default
   * F8.
   */
  @property({default: 'F8'}) hotkey!: string;

  /** Shows all toasts of a position below one another, instead of a stack that unfolds. */
  @property({type: Boolean, default: false}) expanded!: boolean;

  get #region(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.region') ?? null;
  }

  readonly #center = toastCenter();
  #since = 0;
  #hasFocus = false;
  readonly #list = new ToastList(this);

  readonly #focus = new ToastFocusController(this, {
    hotkey: () => this.#hotkey,
    toasts: () => this.#openToasts,
    onKeyboardFocus: isInside => this.#unfold(isInside),
  });

  readonly #holds = new ToastHoldsController(this, (reason, isHeld) => this.#hold(reason, isHeld));

  constructor() {
    super();
    // A toast is its own layer: a press on it is not a press on the modal that contains it.
    for (const name of ['pointerdown', 'mousedown', 'click'] as const)
      this.addEventListener(name, this.#handlePress);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#since = performance.now();
    this.#center.connect(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#center.disconnect(this);
  }

  /** @internal Defaults of the toasts. */
  get defaults(): ToastDefaults {
    const {position, autoClose, limit} = this;
    return {
      position: isPosition(position) ? position : DEFAULT_POSITION,
      autoClose: isAutoClose(autoClose) ? autoClose : DEFAULT_AUTO_CLOSE,
      limit: isLimit(limit) ? limit : DEFAULT_LIMIT,
    };
  }

  /** @internal Duration of the closing animation of a toast, in milliseconds. */
  get leaveTime(): number {
    return motionDuration(this);
  }

  /** @internal The live regions; null before it has rendered. */
  get liveRegions(): LiveRegions | null {
    const [polite, assertive] = this.shadowRoot?.querySelectorAll('[aria-live]') ?? [];
    return polite && assertive
      ? {polite, assertive, since: this.#since, textOf: id => this.#spokenText(id)}
      : null;
  }

  /** @internal The message of a toast as text. */
  messageOf(id: string): string {
    return this.#list.elementOf(id)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.#center.home === this && changed.size > 0) {
      this.#checkSettings();
      this.#center.configure();
    }
    if (this.#toasts.length > 0) return;
    this.#holds.release();
    this.#unfold(false);
  }

  protected override render(): TemplateResult {
    return html`
      <div class="visually-hidden" role="status" aria-live="polite" aria-atomic="false"></div>
      <div class="visually-hidden" role="alert" aria-live="assertive" aria-atomic="false"></div>
      <section
        part="base"
        class="region ${this.#setting('expanded') ? 'expanded' : this.#hasFocus ? 'focused' : ''}"
        popover="manual"
        data-persistent
        aria-label=${this[localize].term('toastRegion', this.#hotkey)}
        aria-keyshortcuts=${this.#hotkey || nothing}
      >
        ${EDGES.map(edge => html`<div class="edge ${edge}">${SIDES.map(side => this.#renderStack(edge, side))}</div>`)}
      </section>
    `;
  }

  protected override firstUpdated(): void {
    this.#center.listen();
  }

  protected override updated(): void {
    const toasts = this.#toasts;
    const arrived = toasts.filter(({id}) => !this.#center.entered.has(id));
    const motion = arrived.length > 0 ? motionDuration(this) : 0;
    const moving = new Set(arrived.slice(-VISIBLE));
    const hasToasts = toasts.length > 0;
    // Before the toasts are there, because the browser computes all styles when a layer opens.
    if (hasToasts) this.#showLayer(arrived.length > 0);
    this.#focus.remember();
    this.#list.show(toasts, toast => (moving.has(toast) ? motion : 0));
    this.#focus.restore();
    for (const {id} of arrived) this.#center.entered.add(id);
    if (!hasToasts && this.#region?.matches(':popover-open')) this.#region.hidePopover();
  }

  /** Whether this region shows the toasts. */
  get #isActive(): boolean {
    return this.#center.active === this;
  }

  #hold(reason: ToastHold, isHeld: boolean): void {
    // Whether the tab is hidden is the same for all regions, and is known before this one is active.
    if (this.#isActive || reason === 'hidden') this.#center.queue.hold(reason, isHeld);
  }

  /** Unfolds the stack with the keyboard focus. Focus from a pointer press would keep it unfolded for too long. */
  #unfold(hasFocus: boolean): void {
    this.#hold('focus', hasFocus);
    if (hasFocus === this.#hasFocus) return;
    this.#hasFocus = hasFocus;
    this.requestUpdate();
  }

  get #toasts(): readonly Toast<ToastContent>[] {
    return this.#isActive && !isServerView ? this.#center.queue.toasts : [];
  }

  /** The open toasts, oldest first. */
  get #openToasts(): ToastCard[] {
    return this.#toasts
      .filter(({isLeaving}) => !isLeaving)
      .map(({id}) => this.#list.elementOf(id))
      .filter(element => element !== null);
  }

  get #hotkey(): string {
    return this.#setting('hotkey') ?? '';
  }

  /** Returns a setting of the home region, also in a modal. */
  #setting<Name extends 'hotkey' | 'expanded'>(name: Name): ToastOutlet[Name] | undefined {
    return (isServerView ? this : this.#center.home)?.[name];
  }

  /** An empty stack takes up no space. A toast in front must not hide the button of another one. */
  #renderStack(edge: string, side: string): TemplateResult {
    const place = `${edge}-${side}`;
    const toasts = this.#toasts.filter(({position}) => position === place);
    const behind = toasts.filter(({isLeaving}) => !isLeaving).slice(0, -1);
    const unfolded = behind.some(({action}) => action !== null) ? 'unfolded' : '';
    return html`<div part="stack" class="stack ${side} ${unfolded}" ?hidden=${toasts.length === 0}>
      <slot name=${place}></slot>
    </div>`;
  }

  #checkSettings(): void {
    if (!isPosition(this.position)) this[warn](`position must be one of ${TOAST_POSITIONS.join(', ')}.`);
    if (!isLimit(this.limit)) this[warn]('limit must be a whole number of at least 1.');
    if (!isAutoClose(this.autoClose))
      this[warn]('autoClose must be a number of milliseconds above 0, or false.');
  }

  /** Opens the layer. A new toast moves it above layers that were opened since. */
  #showLayer(hasNew: boolean): void {
    const region = this.#region;
    if (region === null || !this.isConnected) return;
    const isOpen = region.matches(':popover-open');
    const isBusy = composedContains(this, deepActiveElement(this.ownerDocument));
    if (isOpen && hasNew && !isBusy) region.hidePopover();
    if (!region.matches(':popover-open')) region.showPopover?.();
  }

  readonly #handlePress = (event: Event): void => {
    if (this.#center.isGuest(this)) event.stopPropagation();
  };

  /** Returns the announcement of a toast; '' if it has been removed. */
  #spokenText(id: string): string {
    const toast = this.#center.queue.toasts.find(other => other.id === id);
    const message = this.messageOf(id);
    if (toast === undefined || message + toast.heading === '') return '';
    return announcementOf(toast, message, this.#hotkey, this[localize]);
  }
}
