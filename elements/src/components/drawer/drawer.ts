import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {DialogElement} from '../../base/dialog-element.js';
import {dialogFrame} from '../../base/dialog-frame.js';
import {dialog, focusFirst, isModal, localize, warn} from '../../base/members.js';
import type {Edge} from '../../controllers/drag-away.controller.js';
import {lazyDrag} from '../../controllers/lazy-drag.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {OverflowController} from '../../controllers/overflow.controller.js';
import {RequiredInputController} from '../../controllers/required-input.controller.js';
import {drawerTexts} from '../../core/localization/english/dialogs.js';
import {sendOpenEvent} from '../../dom/events.js';
import {withFocusEdges} from '../../dom/focus-edges.js';
import {focusStart} from '../../dom/focus-start.js';
import {rememberFocus} from '../../dom/remember-focus.js';
import {isFilled} from '../../dom/slots.js';
import {drawerStyles} from './drawer.styles.js';

export type {DialogHideReason} from '../../base/dialog-element.js';
export type {HideDetail} from '../../dom/events.js';

/** The side of the window, or of the content, where a drawer is. */
export type DrawerPlacement = 'start' | 'end' | 'top' | 'bottom';

const PLACEMENTS: readonly string[] = ['start', 'end', 'top', 'bottom'];

/** The part of its size that a drawer must be swiped to close, in percent. */
const SWIPE = 35;

/**
 * A panel at a side of the window (ARIA Authoring Practices, "Dialog (Modal)"). It blocks the page until it is closed, with
 * its button, Escape, a press on the backdrop, or a swipe to its side. The focus moves inside, stays inside, and returns.
 *
 * With `inline`, it is a region beside the content instead: the page stays usable, and neither Escape nor a press elsewhere
 * closes it. Place it next to the content in a flex container. Change `inline` with the width of the window to have a
 * drawer on phones only.
 *
 * @tag lc-drawer
 * @slot - The content. It scrolls if it is long.
 * @slot heading - A heading with markup, instead of the `heading` property.
 * @slot footer - Buttons below the content, which are always visible.
 * @fires {Event} lc-show - Sent when `show()` opens the drawer.
 * @fires {Event} lc-after-show - Sent when the drawer is open and its animation has finished.
 * @fires {CustomEvent<HideDetail>} lc-hide - Sent before the drawer closes, with the `reason`: close-button, escape, backdrop, swipe, or api. Cancel it to keep the drawer open.
 * @fires {Event} lc-after-hide - Sent when the drawer is closed and its animation has finished.
 * @csspart dialog - The native `<dialog>`, or the region with `inline`; the backdrop is `::part(dialog)::backdrop`.
 * @csspart header - The row with the heading and the close button.
 * @csspart heading - The heading.
 * @csspart close-button - The close button, an `<lc-icon-button>`.
 * @csspart body - The scrollable part.
 * @csspart footer - The row of buttons.
 * @cssprop --lc-drawer-size - Width of a drawer at the start or end. Default 24rem, and 20rem with `inline`. Height of one at the top or bottom. Default: the height of the content.
 * @cssprop --lc-drawer-background - Background color.
 * @cssprop --lc-drawer-backdrop - Color of the backdrop.
 * @cssprop --lc-drawer-duration - Duration of the animation. Default 220ms; no animation under reduced motion.
 */
export class LcDrawer extends DialogElement {
  static override styles = drawerStyles;

  protected readonly [localize] = new LocalizeController(this, drawerTexts);

  /** Heading, which labels the drawer. If it is empty, use the `heading` slot; without either, the drawer warns. */
  @property({default: ''}) heading!: string;

  /** The side: `'start'`, `'end'` (default), `'top'`, or `'bottom'`. Other values warn and count as `'end'`. */
  @property({default: 'end'}) placement!: DrawerPlacement;

  /** Shows the drawer beside the content instead of above the page. Default false. */
  @property({type: Boolean, reflect: true, default: false}) inline!: boolean;

  get #scroller(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.scroller') ?? null;
  }

  readonly #overflow = new OverflowController(this, () => this.#scroller);

  /** Whether it is shown beside the content, as last rendered. */
  #isShownInline = false;
  #restoreFocus: ((layer: Element) => void) | undefined;

  constructor() {
    super();
    new RequiredInputController(this, {
      isGiven: () => !this.open || this.#hasHeading,
      warn: () => this[warn]('heading is missing; it names the drawer for screen readers.'),
    });
    lazyDrag(this, {
      part: () => this[dialog],
      percent: () => (this.inline || !this.open ? 0 : SWIPE),
      edge: () => this.#edge,
      onAway: () => {
        this.hide('swipe');
        return !this.open;
      },
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('placement') && !PLACEMENTS.includes(this.placement))
      this[warn]('placement must be start, end, top, or bottom.');
  }

  protected override render(): TemplateResult {
    const canScroll = this.#overflow.isOverflowing;
    const classes = `${this.#placement} ${canScroll ? 'scrolls' : ''}`;
    const content = html`
      ${dialogFrame({
        heading: this.heading,
        closeText: this[localize].term('close'),
        onClose: () => this.hide('close-button'),
        canScroll,
      })}
      <div part="footer" class="footer ${isFilled(this, 'footer') ? 'filled' : ''}">
        <slot name="footer" @slotchange=${() => this.requestUpdate()}></slot>
      </div>
    `;
    if (!this.inline)
      return html`<dialog part="dialog" class=${classes} aria-labelledby="heading">
        ${withFocusEdges(content)}
      </dialog>`;
    return this.open
      ? html`<section part="dialog" class="panel ${classes}" aria-labelledby="heading">${content}</section>`
      : html`${nothing}`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // What a swipe has left.
    if (changed.has('open') && this.open) Object.assign(this[dialog]?.style ?? {}, {translate: ''});
    const isShownInline = this.inline && this.open;
    if (isShownInline === this.#isShownInline) return;
    this.#isShownInline = isShownInline;
    if (isShownInline) {
      this.#restoreFocus = rememberFocus(this.ownerDocument);
      sendOpenEvent(this, 'lc-after-show');
    } else if (!this.open) {
      this.#restoreFocus?.(this);
      sendOpenEvent(this, 'lc-after-hide');
    }
  }

  protected override get [isModal](): boolean {
    return !this.inline;
  }

  protected override [focusFirst](): void {
    focusStart({
      dialog: this[dialog]!,
      scroller: this.#scroller!,
      footer: this.renderRoot.querySelector('.footer'),
    });
  }

  get #hasHeading(): boolean {
    return this.heading !== '' || this.querySelector(':scope > [slot=heading]') !== null;
  }

  get #placement(): DrawerPlacement {
    return PLACEMENTS.includes(this.placement) ? this.placement : 'end';
  }

  /** The side of the window, in which users swipe. */
  get #edge(): Edge {
    const placement = this.#placement;
    if (placement === 'top' || placement === 'bottom') return placement;
    return (placement === 'start') === this.matches(':dir(rtl)') ? 'right' : 'left';
  }
}
