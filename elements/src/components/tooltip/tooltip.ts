import {html, type PropertyValues, type TemplateResult} from 'lit';
import {property, query} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {internals, setState, warn} from '../../base/members.js';
import {PlacementController} from '../../controllers/placement.controller.js';
import {TargetController} from '../../controllers/target.controller.js';
import {describeBy, isDescribedBy} from '../../dom/describe.js';
import {focusPart, renderedFocusPart} from '../../dom/focus.js';
import {isPlacement, type Placement} from '../../dom/placement.js';
import {windowOf} from '../../dom/platform.js';
import {hasName} from './has-name.js';
import {tooltipStyles} from './tooltip.styles.js';
import {TooltipTrigger} from './tooltip-trigger.js';

export type {Placement} from '../../dom/placement.js';

const DEFAULT_DELAY = 500;

/**
 * A short text about another element (ARIA Authoring Practices, "Tooltip"). It opens when the pointer rests on the element,
 * when the user moves the focus to it with the keyboard, and with a long press. It stays while the pointer is on it, and
 * closes with Escape, without closing what is around it, and when its target is hidden.
 *
 * The text describes its target for screen readers, or names it with `naming`. Use it for text only: users cannot reach a
 * link or button in it. If the text is needed to use the page, show it all the time, for example as the `hint` of a field.
 *
 * @tag lc-tooltip
 * @slot - The text.
 * @csspart popup - The box around the text.
 * @csspart arrow - The arrow that points to the target.
 * @cssstate open - The tooltip is visible.
 * @cssprop --lc-tooltip-background - Background color.
 * @cssprop --lc-tooltip-color - Text color.
 * @cssprop --lc-tooltip-width - Maximum width. Default 20rem.
 */
export class LcTooltip extends LcElement {
  static override styles = tooltipStyles;

  /**
   * The ID of the target, which the tooltip is about, in the same document or shadow root. It may be added later. Required:
   * without a target, the element warns once.
   */
  @property({default: ''}) for!: string;

  /**
   * Where the tooltip is: `'top'` (default), `'bottom'`, `'start'`, or `'end'`, in the middle of that side, or with `-start`
   * or `-end` at one of its ends, such as `'bottom-start'`. It moves to where it fits. Other values warn and count as
   * `'top'`.
   */
  @property({default: 'top'}) placement!: Placement;

  /**
   * Milliseconds until the tooltip opens on hover. Default 500. It opens immediately if another tooltip was just open.
   * Invalid values warn and fall back to 500.
   */
  @property({type: Number, default: DEFAULT_DELAY}) delay!: number;

  /**
   * Names the target instead of describing it, such as a button that shows only an icon. The text becomes its `aria-label`.
   */
  @property({type: Boolean, default: false}) naming!: boolean;

  @query('.placed') private readonly popup!: HTMLElement | null;

  readonly #target = new TargetController(this, {
    id: () => this.for,
    onChange: target => this.#attach(target),
    warn: () => this[warn](`for must be the ID of an element in the same document or shadow root.`),
  });

  readonly #placement = new PlacementController(this, {
    popup: () => this.popup,
    anchor: () => this.#target.element,
    placement: () => this.placement,
    fallback: 'top',
    gap: 8,
    margin: 4,
    onLost: () => this.#trigger.hide(),
  });

  readonly #trigger = new TooltipTrigger(this, {
    delay: () => this.#delay,
    onShow: () => this.#show(),
    onHide: () => this.#hide(),
  });

  #observer: MutationObserver | null = null;
  /** Restores what the target had before. */
  #restore: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this[internals].role = 'tooltip';
    this.#observer = new (windowOf(this).MutationObserver)(() => this.#handleText());
    this.#observer.observe(this, {childList: true, characterData: true, subtree: true});
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('placement') && !isPlacement(this.placement))
      this[warn]('placement must be top, bottom, start, or end, also with -start or -end.');
  }

  /** A press on the backdrop of a dialog closes the dialog although a tooltip is open. */
  protected override render(): TemplateResult {
    return html`<div part="popup" class="placed" popover="hint" data-persistent @toggle=${this.#handleToggle}>
      <div part="arrow" class="arrow"></div>
      <slot></slot>
    </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (changed.has('naming')) this.#attach(this.#target.element);
  }

  get #text(): string {
    return this.textContent.trim();
  }

  get #delay(): number {
    const {delay} = this;
    if (delay >= 0) return delay;
    this[warn](`delay must be a number of milliseconds, not ${String(delay)}.`);
    return DEFAULT_DELAY;
  }

  #attach(target: HTMLElement | null): void {
    this.#restoreTarget();
    this.#placement.stop();
    this.#trigger.attach(target);
    if (target === null) return;
    void renderedFocusPart(target).then(part => {
      if (this.#target.element !== target) return;
      this.#apply(target, part);
      if (!this.naming && !hasName(target))
        this[warn](
          'its target has no name, because a tooltip describes it. Set naming, or name the target.',
          target,
        );
    });
  }

  /** Describes or names the target. */
  #apply(target: HTMLElement, part: HTMLElement): void {
    this.#restoreTarget();
    const restoreText = this.naming ? nameBy(target, this.#text) : describeBy(part, this);
    const titled = part.hasAttribute('aria-label') ? titledIn(part) : null;
    // Otherwise, the browser would show it as a second tooltip.
    const title = titled?.getAttribute('title');
    titled?.removeAttribute('title');
    this.#restore = () => {
      restoreText();
      titled?.setAttribute('title', title!);
    };
  }

  #restoreTarget(): void {
    this.#restore?.();
    this.#restore = null;
  }

  /** The text of a name is a copy. */
  #handleText(): void {
    const target = this.#target.element;
    if (target !== null && this.#restore !== null) this.#apply(target, focusPart(target));
    if (this.#text === '') this.#trigger.hide();
  }

  #show(): boolean {
    const target = this.#target.element;
    const {popup} = this;
    if (target === null || popup === null || this.#text === '') return false;
    const part = focusPart(target);
    // A control may have rendered its own description since.
    if (!this.naming && !isDescribedBy(part, this)) this.#apply(target, part);
    this[setState]('open', true);
    popup.showPopover?.();
    this.#placement.place();
    return true;
  }

  #hide(): void {
    this.#placement.stop();
    if (this.popup?.matches(':popover-open')) this.popup.hidePopover();
    this[setState]('open', false);
  }

  /** The browser closes it when another hint opens. */
  #handleToggle({newState}: ToggleEvent): void {
    if (newState === 'closed') this.#trigger.handleClosed();
  }
}

/** Returns what has a title: an element, or the icon of a button. */
const titledIn = (element: Element): Element | null =>
  element.hasAttribute('title') ? element : element.querySelector(':scope > span[title]');

/** Names an element. Returns a function that restores its name. */
function nameBy(target: HTMLElement, name: string): () => void {
  const before = target.getAttribute('aria-label');
  target.setAttribute('aria-label', name);
  return () => {
    if (before === null) target.removeAttribute('aria-label');
    else target.setAttribute('aria-label', before);
  };
}
