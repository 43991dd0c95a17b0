import {type CSSResultGroup, html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from '../../base/attributes/property.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {toastTexts} from '../../core/localization/english/notices.js';
import {LcElement} from '../../base/lc-element.js';
import {motionDuration} from '../../dom/animations.js';
import {lazyDrag} from '../../controllers/lazy-drag.js';
import {
  DEFAULT_DRAGGABLE_PERCENT,
  TOAST_TYPES,
  type ToastAction,
  type ToastCloseReason,
  type ToastTime,
  type ToastType,
} from '../../core/toast/index.js';
import {isNewState, OUTSIDE, regionState, type RegionState} from '../toast-region/region-state.js';
import {toastStyles} from './toast.styles.js';
import {closePath, toastIcons} from '../../icons/icons.js';
import {localize} from '../../base/members.js';

/** Distance of the opening animation, in pixels. */
const TRAVEL = 10;

/**
 * The card of a toast, with an icon for its type, a heading, a message, and a close button. Apps usually call
 * `toast('Saved.')`, which adds one to the region. Used as a tag, it is a card that can be closed but does
 * not close automatically.
 *
 * @tag lc-toast
 * @slot - The message.
 * @fires {CustomEvent<ToastDismissDetail>} lc-dismiss - Sent when the user closes the toast with its close button, its action, Escape, Delete, or a drag. Can be canceled; does not bubble.
 * @csspart base - The card.
 * @csspart icon - The icon and its round background, the only part in the color of the type.
 * @csspart heading - The heading above the message.
 * @csspart message - The message.
 * @csspart action - The action button.
 * @csspart close - The close button.
 * @csspart line - The line that shows the remaining time.
 * @cssprop --lc-toast-background - Background color of the card.
 * @cssprop --lc-toast-border-color - Border color of the card.
 * @cssprop --lc-toast-color - Text color of the message.
 * @cssprop --lc-toast-radius - Corner radius of the card.
 */
export class LcToast extends LcElement {
  static override styles: CSSResultGroup = toastStyles;

  protected readonly [localize] = new LocalizeController(this, toastTexts);

  /**
   * Toast type: `'default'`, `'success'`, `'info'`, `'warning'`, or `'error'`. Unknown types are shown as
   * default.
   */
  @property({default: 'default'}) type!: ToastType;

  /** A bold line above the message. Default: no heading. */
  @property({default: ''}) heading!: string | null | undefined;

  /** Shows a loading spinner in place of the icon. */
  @property({type: Boolean, default: false}) loading!: boolean;

  /** An action button: `{text, onClick}`. Pressing it also closes the toast. */
  @property({attribute: false, default: null}) action!: ToastAction | null | undefined;

  /**
   * Distance that closes the toast when it is dragged, in percent of its width, 1 to 100. 0 disables
   * dragging. Default 80. Invalid values fall back to 80.
   */
  @property({type: Number, attribute: 'draggable-percent'}) draggablePercent: number =
    DEFAULT_DRAGGABLE_PERCENT;

  /** @internal */
  @state({hasChanged: isNewState}) [regionState]: RegionState = OUTSIDE;

  get #base(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.base') ?? null;
  }

  #movement: Animation | undefined;
  #countdown: Animation | undefined;

  constructor() {
    super();
    lazyDrag(this, {
      part: () => this.#base,
      percent: () => (this[regionState].isLeaving ? 0 : this.#percent),
      onAway: () => this.#dismiss('drag'),
    });
    this.addEventListener('keydown', this.#handleKeydown);
  }

  /** Focuses the card, so that a screen reader reads it and Escape closes it. */
  override focus(options?: FocusOptions): void {
    this.#base?.focus(options);
  }

  protected override render(): TemplateResult {
    const typeText = this.#typeText;
    const {type} = this;
    return html`
      <div
        part="base"
        class="base ${type} ${this.#percent > 0 ? 'draggable' : ''}"
        role="group"
        tabindex="-1"
        aria-labelledby=${typeText ? 'type message' : 'message'}
      >
        <svg
          part="icon"
          class=${this.loading ? 'disc spinner' : 'disc'}
          viewBox="0 0 24 24"
          aria-hidden="true"
          focusable="false"
        >
          <path d=${toastIcons[this.loading ? 'loading' : type] ?? toastIcons.default} />
        </svg>
        <div class="content">
          ${typeText ? html`<span id="type" class="visually-hidden">${typeText}</span>` : nothing}
          ${this.#renderMessage()} ${this.#renderAction()}
        </div>
        <button
          part="close"
          class="close"
          type="button"
          aria-label=${this[localize].term('closeNotification')}
          @click=${this.#handleClose}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${closePath} /></svg>
        </button>
        ${this[regionState].time === null ? nothing : html`<span part="line" class="line"></span>`}
      </div>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has(regionState)) return;
    const {isLeaving: wasLeaving, time: oldTime} = changed.get(regionState) ?? OUTSIDE;
    const {motion, isLeaving, time} = this[regionState];
    if (time !== oldTime) this.#showTime(time);
    if (motion > 0) this.#moveIn(motion);
    if (isLeaving && !wasLeaving) this.#moveOut();
    if (wasLeaving && !isLeaving) this.#comeBack();
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

  #renderMessage(): TemplateResult {
    if (!this.heading) return html`<div id="message" part="message" class="text"><slot></slot></div>`;
    return html`
      <div id="message" class="text">
        <div part="heading" class="heading">${this.heading}</div>
        <div part="message"><slot></slot></div>
      </div>
    `;
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
    // One Escape closes one layer: the toast, not a dialog around it.
    event.preventDefault();
    event.stopPropagation();
    this.#dismiss('escape');
  };

  /** Closes the toast unless the app cancels the event. Returns false if it was canceled. */
  #dismiss(reason: ToastDismissDetail['reason']): boolean {
    const event = new CustomEvent<ToastDismissDetail>('lc-dismiss', {detail: {reason}, cancelable: true});
    if (!this.dispatchEvent(event)) return false;
    const {dismiss} = this[regionState];
    if (dismiss === null) this.hidden = true;
    else dismiss(reason, this);
    return true;
  }

  /** Draws the line that shows the remaining time. It follows the actual time, which runs elsewhere. */
  #showTime(time: ToastTime | null): void {
    this.#countdown?.cancel();
    const line = this.shadowRoot?.querySelector('.line');
    if (time === null || !line?.animate) return;
    const {duration, left, isRunning} = time;
    this.#countdown = line.animate([{scale: '1 1'}, {scale: '0 1'}], {duration, fill: 'forwards'});
    this.#countdown.currentTime = duration - left;
    if (!isRunning) this.#countdown.pause();
  }

  /** Moves in from the edge of the screen. */
  #moveIn(duration: number): void {
    this.#move({translate: this.#edge, opacity: 0}, {translate: '0 0', opacity: 1}, {duration});
  }

  /** Moves back, or leaves where it was swiped to. The region removes it, whether or not this is animated. */
  #moveOut(): void {
    const translate = this.#base!.style.translate || this.#edge;
    this.#move({}, {translate, opacity: 0}, {duration: motionDuration(this), fill: 'forwards'});
  }

  get #edge(): string {
    return this.slot.startsWith('bottom') ? `0 ${TRAVEL}px` : `0 -${TRAVEL}px`;
  }

  #move(from: Keyframe, to: Keyframe, timing: KeyframeAnimationOptions): void {
    this.#movement = this.#base!.animate([from, to], {easing: 'ease-out', ...timing});
  }

  /** Cancels the closing animation when the id is used again. */
  #comeBack(): void {
    this.#movement?.cancel();
    this.#base?.style.removeProperty('translate');
    this.#base?.style.removeProperty('opacity');
  }
}

/** Detail of `lc-dismiss`: why the user closed the toast. */
export interface ToastDismissDetail {
  readonly reason: Exclude<ToastCloseReason, 'timeout' | 'api'>;
}

declare global {
  interface HTMLElementEventMap {
    'lc-dismiss': CustomEvent<ToastDismissDetail>;
  }
}
