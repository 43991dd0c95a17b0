import {type CSSResultGroup, html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {LcElement} from '../../base/lc-element.js';
import {motionDuration} from '../../dom/animations.js';
import {DragAwayController} from './drag-away.controller.js';
import {
  closesByDrag,
  DEFAULT_DRAGGABLE_PERCENT,
  dragOpacity,
  TOAST_TYPES,
  type ToastAction,
  type ToastCloseReason,
  type ToastTime,
  type ToastType,
} from '../../core/toast/index.js';
import {TimeLineController} from './time-line.controller.js';
import {toastStyles} from './toast.styles.js';
import {closeIcon, toastIcons} from '../../icons/icons.js';
import {localize} from '../../base/members.js';

/** How far a toast comes from and goes to, in pixels. */
const TRAVEL = 10;

/**
 * The card of a toast: an icon for its type, its message, and a button that closes it. Pages call `toast('Saved.')`,
 * which puts one into the region; as a tag of its own it is a card that can be closed, without a clock.
 *
 * @tag lc-toast
 * @slot - The message.
 * @fires {CustomEvent<ToastDismissDetail>} lc-dismiss - When the user closes it: by its close button, its action, Escape, Delete or a drag. Can be cancelled; does not bubble.
 * @csspart base - The card.
 * @csspart icon - The icon in its disc.
 * @csspart message - The message.
 * @csspart action - The action's button.
 * @csspart close - The button that closes it.
 * @csspart line - The line that shows how much time is left.
 * @cssprop --lc-toast-background - Ground of the card.
 * @cssprop --lc-toast-border-color - Colour of the line around it.
 * @cssprop --lc-toast-color - Colour of the message.
 * @cssprop --lc-toast-radius - Radius of the corners.
 */
export class LcToast extends LcElement {
  static override styles: CSSResultGroup = toastStyles;

  /** What it is about: default, success, info, warning or error. Another value is shown as default. */
  @property() type: ToastType = 'default';

  /** Whether it shows that something is under way, in place of its icon. Default false. */
  @property({type: Boolean}) loading = false;

  /** One button besides the one that closes it: `{text, onClick}`. It closes the toast too. Default null: none. */
  @property({attribute: false}) action: ToastAction | null | undefined = null;

  /**
   * How far a drag must go to close it, in percent of its width, 1 to 100; 0: it cannot be dragged. Default 80 (spec,
   * section 9). Anything else counts as the default.
   */
  @property({type: Number, attribute: 'draggable-percent'}) draggablePercent: number =
    DEFAULT_DRAGGABLE_PERCENT;

  /** @internal The time that the line shows; null: there is no line. */
  @property({attribute: false}) time: ToastTime | null = null;

  /** @internal Whether it comes in when it is first shown. */
  @property({attribute: false}) entering = false;

  /** @internal Whether it is on its way out. */
  @property({attribute: false}) leaving = false;

  /** @internal Closes it, in place of hiding it; the region's. */
  @property({attribute: false}) onDismiss: ((reason: ToastDismissDetail['reason']) => void) | null = null;

  get #base(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.base') ?? null;
  }

  #movements: Animation[] = [];

  constructor() {
    super();
    new TimeLineController(
      this,
      () => this.shadowRoot?.querySelector('.line') ?? null,
      () => this.time,
    );
    new DragAwayController(this, {
      part: () => this.#base,
      isOpen: () => this.#percent > 0 && !this.leaving,
      opacityAt: (offset, width) => dragOpacity(offset, width, this.#percent),
      endsAt: (offset, width) => closesByDrag(offset, width, this.#percent),
      onAway: () => this.#dismiss('drag'),
      hasMotion: () => motionDuration(this) > 0,
    });
    this.addEventListener('keydown', this.#handleKeydown);
  }

  /** Puts the focus on the card, so that a screen reader reads it and Escape closes it. */
  override focus(options?: FocusOptions): void {
    this.#base?.focus(options);
  }

  protected override render(): TemplateResult {
    const {type} = this;
    return html`
      <div
        part="base"
        class="base ${type} ${this.#percent > 0 ? 'draggable' : ''}"
        role="group"
        tabindex="-1"
        aria-labelledby="type message"
      >
        <div part="icon" class="disc">
          ${this.loading ? html`<span class="spinner"></span>` : (toastIcons[type] ?? toastIcons.default)()}
        </div>
        <div class="content">
          <span id="type" class="visually-hidden">${this.#typeText}</span>
          <div id="message" part="message" class="message"><slot></slot></div>
          ${this.#renderAction()}
        </div>
        <button
          part="close"
          class="close"
          type="button"
          aria-label=${this[localize].term('closeNotification')}
          @click=${this.#handleClose}
        >
          ${closeIcon()}
        </button>
        ${this.time === null ? nothing : html`<span part="line" class="line"></span>`}
      </div>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('entering') && this.entering) this.#moveIn();
    if (changed.has('leaving') && this.leaving) this.#moveOut();
    if (changed.get('leaving') === true) this.#comeBack();
  }

  get #percent(): number {
    const {draggablePercent: percent} = this;
    return percent >= 0 && percent <= 100 ? percent : DEFAULT_DRAGGABLE_PERCENT;
  }

  get #typeText(): string {
    const {type} = this;
    if (this.loading) return this[localize].term('loading');
    return type === 'default' || !TOAST_TYPES.includes(type) ? '' : this[localize].term('toastType', type);
  }

  #renderAction(): TemplateResult | typeof nothing {
    if (!this.action?.text) return nothing;
    return html`
      <button part="action" class="action" type="button" @click=${this.#handleAction}>
        ${this.action.text}
      </button>
    `;
  }

  #handleClose(): void {
    this.#dismiss('close-button');
  }

  #handleAction(): void {
    this.action?.onClick();
    this.#dismiss('action');
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    const isEscape = event.key === 'Escape';
    const isDelete = event.key === 'Delete' && event.composedPath()[0] === this.#base;
    if ((!isEscape && !isDelete) || event.isComposing || event.defaultPrevented) return;
    // One Escape closes one layer: this one, and no dialog around it.
    event.preventDefault();
    event.stopPropagation();
    this.#dismiss('escape');
  };

  /** Closes it, unless the page cancels that; then it is false. */
  #dismiss(reason: ToastDismissDetail['reason']): boolean {
    const event = new CustomEvent<ToastDismissDetail>('lc-dismiss', {detail: {reason}, cancelable: true});
    if (!this.dispatchEvent(event)) return false;
    if (this.onDismiss === null) this.hidden = true;
    else this.onDismiss(reason);
    return true;
  }

  /** From the edge of the screen that it stands at. */
  #moveIn(): void {
    const translate = this.slot.startsWith('bottom') ? `0 ${TRAVEL}px` : `0 -${TRAVEL}px`;
    this.#movements = [this.#animate(this.#base, {translate, opacity: 0}, {translate: '0 0', opacity: 1})];
  }

  /** Fades, and gives its room to the others. The region takes it away, whether or not this is shown. */
  #moveOut(): void {
    const height = `${this.offsetHeight}px`;
    this.#movements = [
      this.#animate(this, {blockSize: height}, {blockSize: 0, marginBlock: 0}),
      this.#animate(this.#base, {}, {opacity: 0, scale: 0.96}),
    ];
  }

  /** A toast of the same id was asked for while it was on its way out. */
  #comeBack(): void {
    for (const movement of this.#movements) movement.cancel();
    this.#base?.style.removeProperty('translate');
    this.#base?.style.removeProperty('opacity');
  }

  #animate(part: HTMLElement | null, from: Keyframe, to: Keyframe): Animation {
    const duration = motionDuration(this);
    return part!.animate([from, to], {
      duration,
      easing: 'ease-out',
      fill: this.leaving ? 'forwards' : 'none',
    });
  }
}

/** Why a user closes a toast. */
export interface ToastDismissDetail {
  readonly reason: Exclude<ToastCloseReason, 'timeout' | 'api'>;
}

declare global {
  interface HTMLElementEventMap {
    'lc-dismiss': CustomEvent<ToastDismissDetail>;
  }
}
