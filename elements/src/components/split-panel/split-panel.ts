import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {oneOf} from '../../base/attributes/one-of.js';
import {property, query} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, renderNow, setState, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {OverflowController} from '../../controllers/overflow.controller.js';
import type {Warn} from '../../core/bad-input.js';
import {splitPanelTexts} from '../../core/localization/english/navigation.js';
import {dashCase} from '../../base/attributes/names.js';
import {hasFocusWithin} from '../../dom/focus.js';
import {isServerView} from '../../dom/server-view.js';
import {chevronDownIcon} from '../../icons/icons.js';
import {
  clamp,
  cssSize,
  LIMITS,
  normalizeLimits,
  normalizePosition,
  placeAt,
  positionRange,
  STANDARD_POSITION,
  type PanelLimits,
  type PanelSide,
  type PositionRange,
} from './panel-limits.js';
import {PanelSpaceController} from './panel-space.controller.js';
import {readPosition, storePosition, type PositionDetail} from './remembered-position.js';
import {dragPointer} from '../../dom/drag-pointer.js';
import {wayOfKey} from './separator-keys.js';
import {BREAKPOINT, splitPanelStyles} from './split-panel.styles.js';

export type {PositionDetail} from './remembered-position.js';

/**
 * Two panels with a separator between them that users drag, such as a list and the details of an item ("Window Splitter" of the
 * ARIA Authoring Practices). The arrow keys move it too, Home and End move it to its limits, Enter collapses and restores a
 * panel, Escape ends a drag, and a double click restores the position of the app.
 *
 * The panels keep their ratio when the space changes. If there is little space, they are one below the other, without the
 * separator.
 *
 * A panel scrolls if the element has a height, and is a tab stop then. Vertical panels always need a height: they have 20rem
 * unless the app sets another.
 *
 * @tag lc-split-panel
 * @summary Two panels with a separator between them that users drag.
 * @slot start - The content of the first panel.
 * @slot end - The content of the second panel.
 * @slot - The same as `end`.
 * @fires {CustomEvent<PositionDetail>} lc-position-change - Sent when the user has moved the separator, or collapsed or restored
 *   a panel: after a drag and after each key. If it is canceled, the panels stay as they were. It does not bubble.
 * @csspart base - The box around the panels.
 * @csspart start - The first panel.
 * @csspart separator - The separator, as wide as the area that users drag.
 * @csspart collapse-button - The button that collapses and restores a panel.
 * @csspart end - The second panel.
 * @cssprop --lc-split-panel-divider-size - Space between the panels: by default 1.5rem, and 2rem with a button. The area that users
 *   drag is never smaller than 24 pixels, and covers the edges of the panels if the space is.
 * @cssprop --lc-split-panel-line-color - Color of the line.
 * @cssstate stacked - There is little space, so the panels are one below the other.
 */
export class LcSplitPanel extends LcElement {
  static override styles = splitPanelStyles;

  protected readonly [localize] = new LocalizeController(this, splitPanelTexts);

  readonly #warn: Warn = (message, cause) => this[warn](message, cause);

  /** The accessible name of the separator, such as the name of the first panel. Default: "Resize the panels" in the page's language. */
  @property({default: null}) label!: string | null | undefined;

  /**
   * How the panels are arranged: `'horizontal'`, beside each other, or `'vertical'`, one below the other. Other values warn and
   * fall back to the default.
   */
  @property({reflect: true, default: 'horizontal'}) orientation!:
    | 'horizontal'
    | 'vertical'
    | null
    | undefined;

  /** The least size of the first panel, such as `'200px'`, `'12rem'`, or `'20%'` like in `position`. Invalid values warn and are ignored. */
  @property({attribute: 'min-start', default: null}) minStart!: string | null | undefined;

  /** The greatest size of the first panel, like `minStart`. Minimums win over maximums. */
  @property({attribute: 'max-start', default: null}) maxStart!: string | null | undefined;

  /** The least size of the second panel, like `minStart`. */
  @property({attribute: 'min-end', default: null}) minEnd!: string | null | undefined;

  /** The greatest size of the second panel, like `minStart`. */
  @property({attribute: 'max-end', default: null}) maxEnd!: string | null | undefined;

  /**
   * The panel that users can collapse with a button, with Enter on the separator, and by dragging it to its edge: `'start'`,
   * `'end'`, or `'none'`. Other values warn and fall back to the default.
   */
  @property({default: 'none'}) collapsible!: 'none' | 'start' | 'end' | null | undefined;

  /**
   * Collapses the panel that `collapsible` names. Changes when the user collapses or restores it. Setting it sends no event. It
   * has no effect while the panels are stacked.
   */
  @property({type: Boolean, reflect: true, default: false}) collapsed!: boolean;

  /**
   * The least width of the element, in rem, at which horizontal panels are beside each other; with 0, they always are. Invalid
   * values warn and fall back to the default. Default 30.
   */
  @property({type: Number, default: BREAKPOINT}) breakpoint!: number | null | undefined;

  /**
   * A key of `localStorage`, such as `'mail-list'`, under which the position is remembered in this browser, and whether a panel is
   * collapsed. What is remembered replaces `position` and `collapsed` once the element is on the page. A server does not know it.
   * Default: not remembered.
   */
  @property({attribute: 'remember-as', default: null}) rememberAs!: string | null | undefined;

  @query('.base') private base!: HTMLElement;
  @query('.start') private startPanel!: HTMLElement | null;
  @query('.end') private endPanel!: HTMLElement | null;
  @query('.separator') private separator!: HTMLElement | null;

  #position = STANDARD_POSITION;
  /** The position that the app has set. */
  #standard = STANDARD_POSITION;
  #isSetting = false;
  /** What the user is dragging to. */
  #draft: PositionDetail | null = null;
  #dragging: AbortController | null = null;
  /** Whether the last pointer that pressed the separator has moved it. */
  #hasMoved = false;
  readonly #startOverflow = new OverflowController(this, () => this.startPanel);
  readonly #endOverflow = new OverflowController(this, () => this.endPanel);
  readonly #measured = new PanelSpaceController(this, () => this.#isVertical);
  #rememberedKey: string | null | undefined;
  /** Whether the focus was in a panel that collapses. */
  #losesFocus = false;

  /**
   * The share of the first panel, in percent of the space that the panels share. Changes when the user moves the separator.
   * Setting it sends no event. The sizes of the panels limit what is shown, not this number. Numbers outside of 0 to 100 warn and
   * fall back to the nearest one; other values warn and fall back to the default. Default 50.
   */
  @property({type: Number})
  get position(): number {
    return this.#position;
  }
  set position(position: number | null | undefined) {
    this.#position = normalizePosition(position, this.#warn);
    if (!this.#isSetting) this.#standard = this.#position;
  }

  /** Focuses the separator. */
  override focus(options?: FocusOptions): void {
    this[renderNow]();
    this.separator?.focus(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#dragging?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!isServerView && this.rememberAs !== this.#rememberedKey) {
      this.#rememberedKey = this.rememberAs;
      const remembered = this.rememberAs ? readPosition(this.rememberAs) : null;
      if (remembered !== null) this.#set(remembered);
    }
    if (this.collapsed && this.#collapsible === null)
      this[warn]("collapsed needs collapsible to be 'start' or 'end'; it is ignored.");
    // A server has neither children nor a focus.
    const side = changed.has('collapsed') && !isServerView ? this.#collapsedSide : null;
    this.#losesFocus =
      side !== null &&
      [...this.children].some(
        child => (child.slot === 'start') === (side === 'start') && hasFocusWithin(child),
      );
  }

  protected override render(): TemplateResult {
    const {collapsed} = this.#shown;
    const side = this.#collapsedSide;
    const orientation = this.#isVertical ? 'vertical' : 'horizontal';
    const [low, high] = this.#range;
    const now = this.#now;
    // On a server, the style sheet reads them. Percentages are in the position.
    const data = (value: unknown) => (isServerView ? (value ?? nothing) : nothing);
    const length = (text: string | null) => data(text?.endsWith('%') ? null : text);
    const {minStart, maxStart, minEnd, maxEnd} = this.#limits;
    return html`
      <div class="ruler ${orientation}"></div>
      <div
        part="base"
        class="base ${orientation} ${this.#spaceClass} ${side === null ? '' : `no-${side}`} ${this.#dragging ? 'is-dragging' : ''}"
        data-position=${data(String(Math.round(now)).padStart(2, '0'))}
        data-exact=${data(now)}
        data-min-start=${length(minStart)}
        data-max-start=${length(maxStart)}
        data-min-end=${length(minEnd)}
        data-max-end=${length(maxEnd)}
      >
        <div
          part="start"
          class="start"
          id="start"
          tabindex=${this.#startOverflow.isOverflowing ? 0 : nothing}
          ?hidden=${side === 'start'}
        >
          <slot name="start"></slot>
        </div>
        <div
          part="separator"
          class="separator"
          role="separator"
          tabindex="0"
          aria-label=${this.label || this[localize].term('resizePanels')}
          aria-controls="start"
          aria-orientation=${this.#isVertical ? 'horizontal' : 'vertical'}
          aria-valuenow=${Math.round(now)}
          aria-valuemin=${Math.round(Math.min(now, low))}
          aria-valuemax=${Math.round(Math.max(now, high))}
          @pointerdown=${this.#handlePointerDown}
          @dblclick=${this.#handleDoubleClick}
          @keydown=${this.#handleKeyDown}
        ></div>
        ${this.#renderButton(collapsed)}
        <div
          part="end"
          class="end"
          id="end"
          tabindex=${this.#endOverflow.isOverflowing ? 0 : nothing}
          ?hidden=${side === 'end'}
        >
          <slot name="end"></slot><slot></slot>
        </div>
      </div>
    `;
  }

  #renderButton(collapsed: boolean): unknown {
    const side = this.#collapsible;
    if (side === null) return nothing;
    return html`
      <button
        part="collapse-button"
        class=${(side === 'start') === collapsed ? 'forward' : 'back'}
        type="button"
        aria-label=${collapsed ? this[localize].term('showPanel') : this[localize].term('hidePanel')}
        aria-controls=${side}
        @click=${this.#toggle}
      >
        ${chevronDownIcon()}
      </button>
    `;
  }

  protected override updated(): void {
    // Set by script, not as a `style` attribute, which a strict content security policy blocks.
    const {style} = this.base;
    style.setProperty('--_position', String(this.#shown.position));
    const limits = this.#limits;
    for (const name of LIMITS) style.setProperty(`--_${dashCase(name)}`, cssSize(limits[name]));
    this[setState]('stacked', this.#isStacked);
    if (this.#losesFocus) this.separator?.focus({preventScroll: true});
  }

  get #isVertical(): boolean {
    return oneOf('orientation', ['horizontal', 'vertical'], this.orientation, this.#warn) === 'vertical';
  }

  get #collapsible(): PanelSide | null {
    const side = oneOf('collapsible', ['none', 'start', 'end'], this.collapsible, this.#warn);
    return side === 'none' ? null : side;
  }

  get #shown(): PositionDetail {
    const collapsed = this.collapsed && this.#collapsible !== null;
    return this.#draft ?? {position: this.#position, collapsed};
  }

  get #collapsedSide(): PanelSide | null {
    return this.#shown.collapsed && !this.#isStacked ? this.#collapsible : null;
  }

  get #limits(): PanelLimits {
    return normalizeLimits(this, this.#warn);
  }

  get #range(): PositionRange {
    return positionRange(this.#limits, this.#measured.space);
  }

  /** The position that is visible. */
  get #now(): number {
    const side = this.#collapsedSide;
    return side === null ? clamp(this.#shown.position, this.#range) : side === 'start' ? 0 : 100;
  }

  get #breakpoint(): number {
    const breakpoint = this.breakpoint ?? BREAKPOINT;
    if (breakpoint >= 0) return breakpoint;
    this[warn](
      `breakpoint must be a width in rem, such as 40, not ${this.breakpoint}; ${BREAKPOINT} is used.`,
    );
    return BREAKPOINT;
  }

  get #isStacked(): boolean {
    const {width, rem} = this.#measured.space;
    return !isServerView && !this.#isVertical && width > 0 && width < this.#breakpoint * rem;
  }

  get #spaceClass(): string {
    if (this.#isStacked) return 'stacked';
    if (this.#isVertical) return '';
    const isMeasured = !isServerView && this.#measured.space.width > 0;
    return isMeasured || this.#breakpoint !== BREAKPOINT ? '' : 'is-unmeasured';
  }

  get #isMirrored(): boolean {
    return this[localize].dir === 'rtl';
  }

  #set({position, collapsed}: PositionDetail): void {
    this.#isSetting = true;
    this.position = position;
    this.collapsed = collapsed;
    this.#isSetting = false;
  }

  /** Changes the panels for the user, unless a listener cancels the event. */
  #change(next: PositionDetail): void {
    const {position, collapsed} = this;
    if (next.position === position && next.collapsed === collapsed) return;
    this.#set(next);
    const event = new CustomEvent('lc-position-change', {detail: next, cancelable: true});
    if (this.dispatchEvent(event)) {
      if (this.rememberAs) storePosition(this.rememberAs, next, this.#warn);
    }
    // A listener may have set something else.
    else if (this.position === next.position && this.collapsed === next.collapsed)
      this.#set({position, collapsed});
  }

  readonly #toggle = (): void => {
    this.#change({position: this.#position, collapsed: !this.#shown.collapsed});
  };

  /** WebKit also sends it for two drags that begin at the same point. */
  readonly #handleDoubleClick = (): void => {
    if (!this.#hasMoved) this.#change({position: this.#standard, collapsed: false});
  };

  readonly #handlePointerDown = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    const separator = event.currentTarget as HTMLElement;
    const size = this.#isVertical ? 'height' : 'width';
    const room = this.base.getBoundingClientRect()[size] - separator.getBoundingClientRect()[size];
    if (room <= 0) return;
    const from = this.#now;
    separator.focus({preventScroll: true});
    this.#dragging?.abort();
    this.#hasMoved = false;
    this.#dragging = dragPointer(event, {
      move: ({clientX, clientY}) => {
        this.#hasMoved = true;
        const x = clientX - event.clientX;
        const way = this.#isVertical ? clientY - event.clientY : this.#isMirrored ? -x : x;
        this.#draft = placeAt(from + (way / room) * 100, this.#range, this.#collapsible, this.#position);
        this.requestUpdate();
      },
      end: isDropped => {
        const draft = this.#draft;
        this.#draft = null;
        this.#dragging = null;
        if (isDropped && draft !== null) this.#change(draft);
        this.requestUpdate();
      },
    });
    this.requestUpdate();
  };

  readonly #handleKeyDown = (event: KeyboardEvent): void => {
    const side = this.#collapsible;
    const way = wayOfKey(event, {isVertical: this.#isVertical, isMirrored: this.#isMirrored});
    if (event.key === 'Enter' && side !== null) this.#toggle();
    // A collapsed panel cannot become smaller.
    else if (way !== 0 && (this.#collapsedSide === null || (side === 'start') === way > 0))
      this.#change({position: clamp(this.#now + way, this.#range), collapsed: false});
    if (way !== 0 || (event.key === 'Enter' && side !== null)) event.preventDefault();
  };
}
